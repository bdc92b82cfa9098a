import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { OPEN_CLAIM } from '../../kit/open-claim-sql.ts';

/** Query of a member's order lines with the facts that decide eligibility. */
const lines = (db: Queryable, userId: number) =>
  db
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('product_options as opt', 'opt.id', 'i.option_id')
    .select(columns(['i.id', 'i.status', 'p.name', 'opt.size', 'o.ordered_at']))
    .select([
      // Day of the payment; older orders only have the time of placement.
      sql<string | null>`case when o.status in ('PENDING', 'EXPIRED') then null else to_char(coalesce(
        (select max(paid_at) from payments where payments.order_id = o.id), o.ordered_at)
        at time zone 'Asia/Seoul', 'YYYY-MM-DD') end`.as('paidOn'),
      sql<boolean>`exists (select 1 from claims where claims.order_item_id = i.id and claims.status in (${OPEN_CLAIM}))`.as(
        'hasOpenClaim',
      ),
    ])
    .where('i.split_from', 'is', null)
    .where('o.user_id', '=', userId);

export type EntryLine = Awaited<ReturnType<typeof findLine>>;

/** Finds an order line of a member, with the facts that decide whether it can enter an event. */
export const findLine = (db: Queryable, userId: number, orderItemId: number) =>
  lines(db, userId).where('i.id', '=', orderItemId).executeTakeFirst();

/** Finds the newest 200 lines. */
export const findLines = (db: Queryable, userId: number) =>
  lines(db, userId)
    .where('o.status', 'not in', ['PENDING', 'EXPIRED'])
    .orderBy('o.ordered_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(200)
    .execute();
