import { type RawBuilder, sql } from 'kysely';
import type { listStores } from '#domain/admin/stores/store-admin.ts';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { MAX_LISTED } from '#domain/kit/page.ts';
import { feeAt } from '../../catalogue/products/fee-sql.ts';
import { onSale } from '../../catalogue/products/on-sale-sql.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { contains } from '../../db/statements/like-pattern.ts';
import { pageOfIds } from '../../db/statements/page-of-ids.ts';

type Filter = QueryOf<typeof listStores>;

const ORDERS: Record<Filter['sort'], RawBuilder<unknown>> = {
  latest: sql`id desc`,
  name: sql`name, id`,
};

/** Finds a page of store ids and their total. */
export const findStoreIds = (db: Queryable, filter: Filter) => {
  const { q, state, sort } = filter;
  const named = q ? contains(sql`name`, q) : sql`true`;
  const inState = state ? sql`state = ${state}` : sql`true`;
  const found = sql`select id, name from stores where ${named} and ${inState}
    order by ${ORDERS[sort]} limit ${MAX_LISTED}`;
  return pageOfIds(db, found, ORDERS[sort], filter);
};

type At = { now: Date; since: Date };

/** Finds stores with confirmed sales since a moment and their fees. */
export const findStoreRows = (db: Queryable, ids: readonly number[], { now, since }: At) =>
  db
    .selectFrom('stores as s')
    .innerJoin('users as u', 'u.id', 's.seller_id')
    .select(
      columns(['s.id', 's.name', 's.state', 's.pause_reason', 's.paused_by', 's.version', 's.created_at']),
    )
    .select(columns(['u.id as seller_id', 'u.nickname']))
    .select(sql<string>`(select count(*) from products where store_id = s.id and ${onSale()})`.as('products'))
    .select(feeAt(sql`${now}::timestamptz`).as('fee'))
    .select(
      sql<number>`coalesce((select sum(unit_price::bigint * quantity) from order_items
        where store_id = s.id and confirmed_at >= ${since}), 0)::float8`.as('sold'),
    )
    .where('s.id', 'in', [...ids])
    .execute();

/** Counts the stores by state. */
export async function countStates(db: Queryable) {
  const rows = await db
    .selectFrom('stores')
    .select(['state', (eb) => eb.fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute();
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { OPEN: of('OPEN'), PAUSED: of('PAUSED'), CLOSED: of('CLOSED') };
}
