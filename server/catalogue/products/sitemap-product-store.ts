import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { rowsOfSlice, slicesOf } from '../../db/statements/id-slices.ts';
import { type PageSlices, SLICE_LENGTH } from '../../kit/pages/page-slices.ts';
import { onSale } from './on-sale-sql.ts';

const LIVE = { table: 'products', live: onSale() } as const;

/** Pages of products on sale, for the sitemap. */
export const productPages = (db: Queryable, length = SLICE_LENGTH): PageSlices => ({
  numbers: () => slicesOf(db, LIVE, length),
  async pages(slice) {
    const rows = await rowsOfSlice(db, LIVE, length, slice);
    return rows.map(({ id, updated_at }) => ({ path: `/products/${id}`, changedAt: updated_at }));
  },
});

const OPEN = { table: 'stores', live: sql<boolean>`state = 'OPEN'` } as const;

/** Pages of open stores. */
const storePages = (db: Queryable, length = SLICE_LENGTH): PageSlices => ({
  numbers: () => slicesOf(db, OPEN, length),
  async pages(slice) {
    const rows = await rowsOfSlice(db, OPEN, length, slice);
    return rows.map(({ id, updated_at }) => ({ path: `/store/${id}`, changedAt: updated_at }));
  },
});

const BRANDED = {
  table: 'brands',
  live: sql<boolean>`exists (select from products where products.brand_id = brands.id and ${onSale()})`,
} as const;

/** Pages of brands with products on sale. */
const brandPages = (db: Queryable, length = SLICE_LENGTH): PageSlices => ({
  numbers: () => slicesOf(db, BRANDED, length),
  async pages(slice) {
    const rows = await rowsOfSlice(db, BRANDED, length, slice);
    return rows.map(({ id, updated_at }) => ({ path: `/brands/${id}`, changedAt: updated_at }));
  },
});

/** Pages of products, stores and brands by kind, for the sitemap. */
export const cataloguePages = (
  db: Queryable,
): Readonly<Record<'products' | 'stores' | 'brands', PageSlices>> => ({
  products: productPages(db),
  stores: storePages(db),
  brands: brandPages(db),
});
