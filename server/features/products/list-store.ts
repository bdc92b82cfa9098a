import { type RawBuilder, sql } from 'kysely';
import type { ProductListItem, ProductQuery } from '#domain/product.ts';
import type { Queryable } from '../../db/database.ts';
import { type BitFilter, blockOf, placeOf } from './bit-filter.ts';

type Sql = RawBuilder<unknown>;

/** Up to this many hits are fetched by their ids; more are met soon enough on the way through an index. */
const FEW = 1_000;

type HitBlock = { block: number; count: number; bits: string | null };
/** What passes a filter, block by block; without bits when everything does. */
export type Hits = { total: number; blocks: HitBlock[] };

/** Counts what passes a filter. */
export async function findHits(db: Queryable, bits: BitFilter): Promise<Hits> {
  const { rows } = await sql<HitBlock>`${bits.ctes}
    select block, bit_count(hits)::integer as count, ${bits.open ? sql`null` : sql`hits::text`} as bits
    from (select f.block, ${bits.passing()} as hits from f) as passed where bit_count(hits) > 0`.execute(db);
  return { total: rows.reduce((sum, { count }) => sum + count, 0), blocks: rows };
}

/** Ids in a block, from its bits as text. */
function idsIn({ block, bits }: HitBlock): number[] {
  const ids: number[] = [];
  const text = bits ?? '';
  for (let place = text.indexOf('1'); place !== -1; place = text.indexOf('1', place + 1))
    ids.push(block * text.length + place);
  return ids;
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

/** A page is found by the ids of few hits, else on the way through the index of its order. */
function amongHits({ total, blocks }: Hits): { ctes: Sql; condition: Sql } {
  if (blocks.every(({ bits }) => bits === null)) return { ctes: sql``, condition: sql`true` };
  if (total <= FEW) return { ctes: sql``, condition: sql`id = any(${blocks.flatMap(idsIn)}::bigint[])` };
  const bits = blocks.map((block) => block.bits ?? '');
  return {
    ctes: sql`hits as materialized (
      select * from unnest(${blocks.map(({ block }) => block)}::integer[], ${bits}::bit(16384)[]) as h (block, bits)),`,
    condition: sql`(select get_bit(hits.bits, ${placeOf(sql`products.id`)}) from hits
      where hits.block = ${blockOf(sql`products.id`)}) = 1`,
  };
}

/** One page of products with their store's name, in one query; what a row shows is read for the page alone. */
export async function findProducts(
  db: Queryable,
  { sort, minPrice, maxPrice }: Pick<ProductQuery, 'sort' | 'minPrice' | 'maxPrice'>,
  page: { limit: number; offset: number },
  hits: Hits,
): Promise<ProductListItem[]> {
  const [column, direction] = ORDERS[isOrder(sort) ? sort : 'latest'];
  const order = sql.raw(direction);
  const { ctes, condition } = amongHits(hits);
  // The hits know the price limits already; said again, the walk by price starts at the limit.
  const ordered = sql`order by ${sql.ref(column)} ${order}, id ${order}`;
  const { rows } = await sql<ProductListItem>`
    with ${ctes} page as materialized (
      select id from products where deleted_at is null and ${condition}
        ${minPrice ? sql`and price >= ${minPrice}` : sql``} ${maxPrice === undefined ? sql`` : sql`and price <= ${maxPrice}`}
      ${ordered} limit ${page.limit} offset ${page.offset})
    select id as "productId", products.name, price, discount_price as "discountPrice", category_id as "categoryId",
      store_id as "storeId", (select s.name from stores as s where s.id = products.store_id) as "storeName",
      wish_number as "wishNumber", main_image_url as "mainImageUrl"
    from products where id in (select id from page) ${ordered}`.execute(db);
  return rows;
}
