import { type RawBuilder, sql } from 'kysely';
import { endOf, type Period, startOf } from '#domain/kit/period.ts';
import { MOST_DAYS_LEFT, PACE_DAYS } from '#domain/policies/selling.ts';
import { MOST_ROWS } from '#domain/seller/analytics/seller-dashboard.ts';
import { UNPAID_STATUSES } from '#domain/trade/orders/order-lifecycle.ts';
import { onSale } from '../../catalogue/products/on-sale-sql.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';
import { soldSince } from '../sold-sql.ts';

const UNPAID = sql.join(UNPAID_STATUSES.map((state) => sql.lit(state)));
const KEPT = sql`i.status not in ('CANCELLED', 'RETURNED')`;
const within = (column: RawBuilder<unknown>, period: Period) =>
  sql`${column} >= ${startOf(period.from)} and ${column} < ${endOf(period)}`;
const SEOUL_DAY = sql`seoul_day(o.ordered_at)`;

/** SQL: paid lines of a store by the day of the order, which is also that of the payment. */
const linesOf = (storeId: number, period: Period) => sql`order_items i join orders o on o.id = i.order_id
  where i.store_id = ${storeId} and i.status not in (${UNPAID}) and ${within(sql`o.ordered_at`, period)}`;

/** Sums of a store for one day, in won and numbers of lines. */
export type DayRow = {
  day: string;
  gross: number;
  net: number;
  orders: number;
  lines: number;
  cancelled: number;
  returned: number;
};

/** Sums the lines of a store by day (Asia/Seoul). */
export async function sumDays(db: Queryable, storeId: number, period: Period): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`select day::text as day, sum(gross)::float8 as gross,
      coalesce(sum(net), 0)::float8 as net, count(*)::int as orders, sum(lines)::int as lines,
      sum(cancelled)::int as cancelled, sum(returned)::int as returned
    from (select ${SEOUL_DAY} as day, o.id, sum(i.unit_price::bigint * i.quantity) as gross,
        sum(i.unit_price::bigint * i.quantity) filter (where ${KEPT}) as net, count(*) as lines,
        count(*) filter (where i.status = 'CANCELLED') as cancelled,
        count(*) filter (where i.status = 'RETURNED') as returned
      from ${linesOf(storeId, period)} group by 1, o.id) as placed
    group by day order by day`.execute(db);
  return rows;
}

/** Units and won sold of an option. */
export type SoldRow = { optionId: number; productId: number; pieces: number; net: number };

/** Sums the units sold and kept of each option in a period. */
export async function sumOptions(db: Queryable, storeId: number, period: Period): Promise<SoldRow[]> {
  const { rows } =
    await sql<SoldRow>`select ${columnsSql(['i.option_id', 'i.product_id'])}, sum(i.quantity)::int as pieces,
      sum(i.unit_price::bigint * i.quantity)::float8 as net
    from ${linesOf(storeId, period)} and ${KEPT} group by 1, 2`.execute(db);
  return rows;
}

/** Option with the name of its product. */
export type OptionRow = { id: number; productId: number; color: string; size: string; name: string };

const OPTION = columnsSql(['v.id', 'v.product_id', 'v.color', 'v.size', 'p.name']);

/** Finds options with their product names. */
export async function findOptions(db: Queryable, ids: readonly number[]): Promise<OptionRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OptionRow>`select ${OPTION}
    from product_options v join products p on p.id = v.product_id
    where v.id in (${sql.join([...ids])})`.execute(db);
  return rows;
}

/** Finds the names of products by id. */
export async function findNames(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Sums the current stock by size, of options on sale. */
export async function sumStock(db: Queryable, storeId: number) {
  const { rows } = await sql<{ size: string; stock: number }>`select v.size, sum(v.stock)::int as stock
    from product_options v join products p on p.id = v.product_id
    where p.store_id = ${storeId} and ${onSale('p')} group by 1`.execute(db);
  return rows;
}

/** Finds the sizes of options by id. */
export async function findSizes(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; size: string }>`select id, size from product_options
    where id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, size }) => [id, size]));
}

export type EndingRow = OptionRow & { stock: number; sold: number };

/** Finds the options that sell out first at the pace since a moment, with units sold. */
export async function findEnding(db: Queryable, storeId: number, since: Date): Promise<EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    with sold as (select i.option_id, sum(i.quantity)::int as sold
      from ${soldSince(since)} and i.store_id = ${storeId} group by 1)
    select ${OPTION}, v.stock, sold.sold
    from sold join product_options v on v.id = sold.option_id join products p on p.id = v.product_id
    where v.stock > 0 and v.stock * ${sql.lit(PACE_DAYS)} <= sold.sold * ${sql.lit(MOST_DAYS_LEFT)} and ${onSale('p')}
    order by v.stock::float8 / sold.sold, v.id limit ${MOST_ROWS}`.execute(db);
  return rows;
}

/** SQL: visible reviews of a store. */
export const reviewsOf = (storeId: number) => sql`reviews r
  where r.store_id = ${storeId} and r.status = 'ACTIVE'`;

/** Counts the reviews of a period and their mean rating. */
export async function sumReviews(db: Queryable, storeId: number, period: Period) {
  const { rows } = await sql<{ count: number; stars: number | null }>`select count(*)::int as count,
      avg(r.rating)::float8 as stars from ${reviewsOf(storeId)} and ${within(sql`r.created_at`, period)}`.execute(
    db,
  );
  return rows[0] ?? { count: 0, stars: null };
}

const claimsOf = (
  storeId: number,
  period: Period,
) => sql`claims c join order_items i on i.id = c.order_item_id
  where c.store_id = ${storeId} and c.status <> 'WITHDRAWN' and ${within(sql`c.created_at`, period)}`;

/** Counts the claims of a period by reason. */
export async function countReasons(db: Queryable, storeId: number, period: Period) {
  const { rows } = await sql<{ reason: string; count: number }>`select c.reason, count(*)::int as count
    from ${claimsOf(storeId, period)} group by 1`.execute(db);
  return rows;
}

/** Product with its exchanges and returns because of the size. */
export type MisfitRow = {
  productId: number;
  name: string;
  tooSmall: number;
  tooLarge: number;
  returned: number;
};

/** SQL: option that was delivered first, as a completed exchange has replaced it. */
const WORN = sql`coalesce((select m.option_id from stock_moves m join product_options x on x.id = m.option_id
  where x.product_id = i.product_id and m.reason = 'EXCHANGE' and m.delta > 0 and m.ref_id = c.order_id and m.at = c.decided_at
  limit 1), i.option_id)`;

/** Finds the products with most size problems, and the direction of their exchanges. */
export async function findMisfits(db: Queryable, storeId: number, period: Period): Promise<MisfitRow[]> {
  const { rows } = await sql<MisfitRow>`
    with asked as materialized (select i.product_id, ${WORN} as option_id, c.type, c.new_option_id
      from ${claimsOf(storeId, period)} and c.reason = 'SIZE')
    select ${columnsSql(['asked.product_id', 'p.name'])},
      count(*) filter (where type = 'EXCHANGE' and fresh.size > worn.size)::int as "tooSmall",
      count(*) filter (where type = 'EXCHANGE' and fresh.size < worn.size)::int as "tooLarge",
      count(*) filter (where type = 'RETURN')::int as returned
    from asked join products p on p.id = asked.product_id
      join product_options worn on worn.id = asked.option_id
      left join product_options fresh on fresh.id = asked.new_option_id
    group by 1, 2 order by count(*) desc, 1 limit ${MOST_ROWS}`.execute(db);
  return rows;
}
