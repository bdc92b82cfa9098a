import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { OPEN_CLAIM } from '../../kit/open-claim-sql.ts';

/** Lines that a member has ordered, with what an event judges them by. */
const lines = (db: Queryable, userId: number) =>
  db
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('product_options as opt', 'opt.id', 'i.option_id')
    .select(['i.id', 'i.status', 'p.name', 'opt.size', 'o.ordered_at'])
    .select([
      // Paid when the provider has said so; older orders only say when they were placed.
      sql<string | null>`case when o.status in ('PENDING', 'EXPIRED') then null else to_char(coalesce(
        (select max(paid_at) from payments where payments.order_id = o.id), o.ordered_at)
        at time zone 'Asia/Seoul', 'YYYY-MM-DD') end`.as('paid_on'),
      sql<boolean>`exists (select 1 from claims where claims.order_item_id = i.id and claims.status in (${OPEN_CLAIM}))`.as(
        'has_open_claim',
      ),
    ])
    .where('o.user_id', '=', userId);

export type EntryLine = Awaited<ReturnType<typeof findLine>>;

export const findLine = (db: Queryable, userId: number, orderItemId: number) =>
  lines(db, userId).where('i.id', '=', orderItemId).executeTakeFirst();

/** The newest first; nobody looks further back. */
export const findLines = (db: Queryable, userId: number) =>
  lines(db, userId)
    .where('o.status', 'not in', ['PENDING', 'EXPIRED'])
    .orderBy('o.ordered_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(200)
    .execute();
