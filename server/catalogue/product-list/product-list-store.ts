import { type RawBuilder, sql } from 'kysely';
import type { ProductListItem, ProductQuery } from '#domain/catalogue/product.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';
import { cardColumns } from '../products/card-columns-sql.ts';
import { paidPrice } from '../products/paid-price-sql.ts';
import type { BitFilter } from './bit-filter-sql.ts';
import { blockOf, placeOf } from './bits-sql.ts';
import { orderOf, pageInOrder, type Walk } from './product-order-sql.ts';
import { areStale } from './stale-bits-store.ts';

type Sql = RawBuilder<unknown>;

/** Number of hits up to which they are fetched by id; more are found soon enough along an index. */
const FEW = 1_000;
/** Number of products per bitmap block (migration 0008). */
const PRODUCTS_A_BLOCK = 16_384;
/** Bits of a block without a hit. */
const NO_HIT = '0'.repeat(PRODUCTS_A_BLOCK);

type Listed = Omit<ProductListItem, 'shownColor' | 'rating' | 'freeShipping' | 'arrivesOn'>;
/** Product as read by lists; the last two fields only for a colour filter. */
export type ListRow = Listed & {
  starSum: number;
  askedImageUrl?: string | null;
  shownColor?: string | null;
};

/** SQL columns of a product in lists. */
export const listColumns = (
  now: Date,
) => sql`id as "productId", products.name, price, ${paidPrice(now)} as "discountPrice",
  ${columnsSql(['category_id', 'store_id', 'wish_number', 'main_image_url'])},
  (select s.name from stores as s where s.id = products.store_id) as "storeName", ${cardColumns}`;

type HitBlock = { block: number; count: number; bits: string | null };
/** Result of a filter per block; `bits` is null if everything passes. */
export type Hits = { total: number; blocks: HitBlock[] };

/** Counts the products that pass a filter, and tells whether the bitmaps were stale at `now`. */
export async function findHits(
  db: Queryable,
  bits: BitFilter,
  now: Date,
): Promise<Hits & { isStale: boolean }> {
  // Without a hit there is one row, of the check alone.
  const { rows } = await sql<{ isStale: boolean } & (HitBlock | { block: null })>`${bits.ctes}
    select "isStale", block, bit_count(hits)::integer as count, ${bits.open ? sql`null` : sql`hits::text`} as bits
    from (select ${areStale(now)} as "isStale") as checked
    left join (select f.block, ${bits.passing()} as hits from f) as passed on bit_count(hits) > 0`.execute(
    db,
  );
  const blocks = rows.flatMap((row) => (row.block === null ? [] : [row]));
  const total = blocks.reduce((sum, { count }) => sum + count, 0);
  return { total, blocks, isStale: rows[0]?.isStale ?? false };
}

/** Returns the product ids of a block from its bits. */
function idsIn({ block, bits }: HitBlock): number[] {
  const ids: number[] = [];
  const text = bits ?? '';
  for (let place = text.indexOf('1'); place !== -1; place = text.indexOf('1', place + 1))
    ids.push(block * text.length + place);
  return ids;
}

type Slice = { limit: number; offset: number };

/**
 * Estimates how many products an index scan passes before it has a page of hits, if they are spread
 * evenly.
 */
const passedBy = ({ total, blocks }: Hits, { limit, offset }: Slice): number =>
  ((offset + limit) / total) * blocks.length * PRODUCTS_A_BLOCK;

/** Returns the bits of every block up to the last one with a hit, in order. */
function bitsByBlock(blocks: readonly HitBlock[]): string[] {
  const known = new Map(blocks.map(({ block, bits }) => [block, bits ?? NO_HIT]));
  return Array.from({ length: Math.max(...known.keys()) + 1 }, (_, block) => known.get(block) ?? NO_HIT);
}

/**
 * SQL condition: a product is among the hits. Few hits are fetched by id; otherwise the index of
 * the sort order is scanned if that is shorter. The bits are one parameter that each product looks
 * up. The planner estimates `<> 0` as nearly always true and scans the index; `= 1` would seem
 * rare, so that it would read and sort all products.
 */
function amongHits(hits: Hits, slice: Slice): Sql {
  const { total, blocks } = hits;
  if (blocks.every(({ bits }) => bits === null)) return sql`true`;
  if (total <= FEW || total * 2 < passedBy(hits, slice))
    return sql`id = any(${blocks.flatMap(idsIn)}::bigint[])`;
  return sql`get_bit((${bitsByBlock(blocks)}::varbit[])[${blockOf(sql`products.id`)} + 1], ${placeOf(sql`products.id`)}) <> 0`;
}

/** Counts rows from the nearer end, so that the last page costs no more than the first. */
function fromNearerEnd(total: number, { limit, offset }: Slice): Slice & { isReversed: boolean } {
  const rows = Math.min(limit, total - offset);
  const after = total - offset - rows;
  return after < offset
    ? { limit: rows, offset: after, isReversed: true }
    : { limit: rows, offset, isReversed: false };
}

/**
 * SQL: picture of the first selected colour with an option that passes the filter; none without a
 * colour filter.
 */
function askedPicture({ colors, sizes, genders, inStockOnly }: ProductQuery): Sql {
  if (colors.length === 0) return sql`select null::text as url, null::text as color`;
  const among = (column: string, values: readonly string[]) =>
    values.length > 0 ? sql`and o.${sql.ref(column)} = any(${[...values]}::text[])` : sql``;
  return sql`select i.url, i.color from product_images as i
    where i.product_id = products.id and i.type = 'MAIN' and i.color = any(${[...colors]}::text[])
      and exists (select from product_options as o where o.product_id = products.id and o.color = i.color
        ${among('size', sizes)} ${among('gender', genders)} ${inStockOnly ? sql`and o.stock > 0` : sql``})
    order by array_position(${[...colors]}::text[], i.color), i.sort_order, i.id limit 1`;
}

/**
 * Finds a page of products with their store names in one query; display columns are computed for
 * the page only. `isBehind` means that due discounts are unrecorded (`refreshBits`).
 */
export async function findProducts(
  db: Queryable,
  filter: ProductQuery,
  page: Slice,
  { hits, now, isBehind }: { hits: Hits; now: Date; isBehind: boolean },
): Promise<ListRow[]> {
  const order = orderOf(filter.sort);
  const { isReversed, ...slice } = fromNearerEnd(hits.total, page);
  const condition = amongHits(hits, slice);
  const walk = { order, isReversed, condition, filter, dueAt: isBehind ? now : null, ...slice };
  const picture = {
    columns: sql`, shown.url as "askedImageUrl", shown.color as "shownColor"`,
    join: sql`left join lateral (${askedPicture(filter)}) as shown on true`,
  };
  const { rows } = await sql<ListRow>`${listedPage(walk, now, picture)}`.execute(db);
  return rows;
}

/** SQL: a page of products with the columns of lists and some more, in the order of the walk. */
function listedPage(walk: Walk, now: Date, more: { columns: Sql; join?: Sql }): Sql {
  const { column, direction, exact } = walk.order;
  const way = sql.raw(direction);
  return sql`with page as materialized (${pageInOrder(walk)})
    select ${listColumns(now)}${more.columns} from products ${more.join ?? sql``}
    where id in (select id from page) order by ${exact?.(now) ?? sql.ref(column)} ${way}, id ${way}`;
}

/** Number of products up to which a page of the whole list is walked to before the total is known. */
const NEAR = 500;

/**
 * Finds a page near the start of the list that nothing narrows, with its total, in one query. Returns
 * null where it takes more: the page is further, or has no product, or the bitmaps are stale.
 */
export async function findOpenPage(
  db: Queryable,
  filter: ProductQuery,
  page: Slice,
  now: Date,
): Promise<{ rows: ListRow[]; total: number } | null> {
  if (page.offset + page.limit > NEAR) return null;
  const order = orderOf(filter.sort);
  const walk = { order, isReversed: false, condition: sql`true`, filter, dueAt: null, ...page };
  const columns = sql`, ${areStale(now)} as "isStale",
    (select sum(bit_count(bits)) from product_bits where kind = 'live')::integer as total`;
  const { rows } = await sql<ListRow & { isStale: boolean; total: number }>`${listedPage(walk, now, {
    columns,
  })}`.execute(db);
  const [first] = rows;
  if (!first || first.isStale) return null;
  return { rows: rows.map(({ isStale: _, total: __, ...row }) => row), total: first.total };
}
