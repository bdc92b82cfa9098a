import { sql } from 'kysely';
import type { ProductListItem, ProductQuery } from '#domain/product.ts';
import type { Queryable } from '../../db/database.ts';
import { type BitFilter, blockOf, placeOf } from './bit-filter.ts';

/** Up to this many hits are fetched by their ids; more are met soon enough on the way through an index. */
const FEW = 1_000;

type HitBlock = { block: number; count: number; bits: string | null };
/** All products of a filter: how many, and which, when they are few. */
export type Hits = { total: number; ids: number[] | null };

/** Ids in a block, from its bits as text. */
function idsIn({ block, bits }: HitBlock): number[] {
  const ids: number[] = [];
  const text = bits ?? '';
  for (let place = text.indexOf('1'); place !== -1; place = text.indexOf('1', place + 1))
    ids.push(block * text.length + place);
  return ids;
}

/** Counts what passes a filter. */
export async function findHits(db: Queryable, bits: BitFilter): Promise<Hits> {
  const { rows } = await sql<HitBlock>`${bits.ctes}
    select block, count::integer, case when sum(count) over () <= ${FEW} then bits::text end as bits
    from (select block, hits as bits, bit_count(hits) as count
      from (select f.block, ${bits.passing()} as hits from f) as passed) as counted
    where count > 0`.execute(db);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return { total, ids: total <= FEW ? rows.flatMap(idsIn) : null };
}

const ORDERS = {
  latest: ['created_at', 'desc'],
  popular: ['wish_number', 'desc'],
  price_asc: ['price', 'asc'],
  price_desc: ['price', 'desc'],
  name_asc: ['name', 'asc'],
  name_desc: ['name', 'desc'],
  discount_desc: ['discount_rate', 'desc'],
} as const;
const isOrder = (sort: string): sort is keyof typeof ORDERS => Object.hasOwn(ORDERS, sort);

/** One page of products with their store's name, in one query. */
export async function findProducts(
  db: Queryable,
  { sort }: Pick<ProductQuery, 'sort'>,
  page: { limit: number; offset: number },
  { ids }: Pick<Hits, 'ids'>,
  bits: BitFilter,
): Promise<ProductListItem[]> {
  const [column, direction] = ORDERS[isOrder(sort) ? sort : 'latest'];
  const order = sql.raw(direction);
  const among = ids
    ? sql`id = any(${ids}::bigint[])`
    : sql`(select get_bit(hits.bits, ${placeOf(sql`products.id`)}) from hits
        where hits.block = ${blockOf(sql`products.id`)}) = 1`;
  const walk = bits.open && !ids;
  const { rows } = await sql<ProductListItem>`
    ${ids || walk ? sql`` : sql`${bits.ctes}, hits as materialized (select f.block, ${bits.passing()} as bits from f)`}
    select id as "productId", name, price, discount_price as "discountPrice", category_id as "categoryId",
      store_id as "storeId", (select s.name from stores as s where s.id = products.store_id) as "storeName",
      wish_number as "wishNumber", main_image_url as "mainImageUrl"
    from products where deleted_at is null ${walk ? sql`` : sql`and ${among}`}
    order by ${sql.ref(column)} ${order}, id ${order}
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}
