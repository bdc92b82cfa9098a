import { type RawBuilder, sql } from 'kysely';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { listedOf } from '#domain/kit/page.ts';
import type { listSellerProducts } from '#domain/seller/products/product-endpoints.ts';
import type { ProductState } from '#domain/seller/products/product-state.ts';
import { toSearchKeys } from '../../catalogue/search/search-keys.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';
import { containing, contains } from '../../db/statements/like-pattern.ts';
import { soldSince } from '../sold-sql.ts';
import { hasLowOption } from './low-stock-sql.ts';
import type { Facts } from './product-parts-store.ts';

type Query = QueryOf<typeof listSellerProducts>;
/** Filter of a store's products. */
export type SellerProductFilter = Pick<Query, 'q' | 'state' | 'stock'>;

const ORDERS = {
  latest: sql`p.created_at desc, p.id desc`,
  updated: sql`p.updated_at desc, p.id desc`,
  name: sql`p.name, p.id`,
  price_asc: sql`p.price, p.id`,
  price_desc: sql`p.price desc, p.id desc`,
} as const satisfies Record<Query['sort'], RawBuilder<unknown>>;

const STOCKS = {
  all: sql`true`,
  low: hasLowOption,
  out: sql`not exists (select from product_options o where o.product_id = p.id and o.stock > 0)`,
} as const satisfies Record<Query['stock'], RawBuilder<unknown>>;

/** SQL conditions of a filter on `products p`. */
export function conditions(storeId: number, { q, state, stock }: SellerProductFilter) {
  const parts = [sql`p.store_id = ${storeId}`, sql`p.deleted_at is null`, STOCKS[stock]];
  if (state) parts.push(sql`p.state = ${state}`);
  if (q)
    parts.push(
      sql`(p.name_jamo like ${containing(toSearchKeys(q).name_jamo)} or ${contains(sql`p.seller_code`, q)})`,
    );
  return sql.join(parts, sql` and `);
}

/** Counts a store's products by state. */
export async function countStates(db: Queryable, storeId: number) {
  const { rows } = await sql<{ state: ProductState; count: number }>`select state, count(*)::int as count
    from products where store_id = ${storeId} and deleted_at is null group by state`.execute(db);
  const found = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const { DRAFT = 0, ON_SALE = 0, HIDDEN = 0, SUSPENDED = 0 } = found;
  return { all, DRAFT, ON_SALE, HIDDEN, SUSPENDED };
}

/** Counts the products of a filter, up to MAX_LISTED. */
export async function countSellerProducts(
  db: Queryable,
  storeId: number,
  query: SellerProductFilter,
): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count
    from products p where ${conditions(storeId, query)}`.execute(db);
  return listedOf(Number(rows[0]?.count ?? 0));
}

const SHOWN = [
  'p.id',
  'p.name',
  'p.price',
  'p.discount_type',
  'p.discount_price',
  'p.sale_from',
  'p.sale_until',
  'p.category_id',
  'p.wish_number',
  'p.main_image_url',
  'p.state',
  'p.suspended_reason',
  'p.seller_code',
  'p.version',
  'p.updated_at',
  'f.material',
  'f.heel_mm',
  'f.manufacturer',
  'f.country',
  'f.care',
  'f.warranty',
  'f.service_contact',
];

type Row = { [Name in keyof Facts]: Facts[Name] | null } & {
  id: number;
  name: string;
  price: number;
  discountType: string;
  discountPrice: number;
  saleFrom: Date | null;
  saleUntil: Date | null;
  categoryId: number;
  wishNumber: number;
  mainImageUrl: string | null;
  state: string;
  suspendedReason: string | null;
  sellerCode: string | null;
  version: number;
  updatedAt: Date;
  mainPictures: number;
  options: number;
  stockTotal: number;
  lowOptions: number;
  sold: number;
};

/** Finds a page of products; counts are computed for the page only. */
export async function findProductPage(
  db: Queryable,
  storeId: number,
  query: Query,
  since: Date,
): Promise<Row[]> {
  const { page, size, sort } = query;
  const { rows } = await sql<Row>`
    with page as materialized (
      select p.id, row_number() over (order by ${ORDERS[sort]}) as place from products p
      where ${conditions(storeId, query)} order by ${ORDERS[sort]} limit ${size} offset ${page * size})
    select ${columnsSql(SHOWN)}, coalesce(held.total, 0)::int as "stockTotal",
      coalesce(held.low, 0)::int as "lowOptions", held.options::int, coalesce(sold.pieces, 0)::int as sold,
      (select count(*)::int from product_images where product_id = p.id and type = 'MAIN') as "mainPictures"
    from page join products p using (id) left join product_facts f on f.product_id = p.id
    left join lateral (select sum(o.stock) as total, count(*) filter (where o.stock <= o.low_stock) as low,
      count(*) as options from product_options o where o.product_id = p.id) as held on true
    left join lateral (select sum(i.quantity) as pieces from ${soldSince(since)} and i.product_id = p.id)
      as sold on true
    order by page.place`.execute(db);
  return rows;
}
