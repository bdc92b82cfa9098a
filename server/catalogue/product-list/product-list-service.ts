import type { ProductQuery } from '#domain/catalogue/product.ts';
import type { ProductFacets } from '#domain/catalogue/product-list/product-facets.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findStores } from '../products/product-store.ts';
import { understand } from '../search/product-search.ts';
import { colorsIn } from '../search/search-terms.ts';
import { bitFilter } from './bit-filter-sql.ts';
import { countFacets, type FacetRow, refreshBits } from './facet-store.ts';
import { listCardsAt } from './product-cards.ts';
import { findHits, findProducts } from './product-list-store.ts';
import { countWithoutOne } from './relaxed-count-store.ts';
import { textBits } from './text-bits-sql.ts';

const DEFAULT_SIZE = 20;
const MAX_SIZE = 50;

async function prepare(db: Queryable, filter: ProductQuery, now: Date) {
  const { minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER } = filter;
  if (minPrice > maxPrice) throw new ShopError('INVALID_PRODUCT_FILTER_PRICE_RANGE');
  const isBehind = await refreshBits(db, now);
  const text = await understand(db, filter.q);
  return {
    bits: bitFilter(filter, text && textBits(text.readings, text.where), isBehind ? now : null),
    isBehind,
    corrected: text?.corrected ?? null,
    // Colours named in the search text are shown if no colour is selected.
    shown: filter.colors.length > 0 || !text ? filter : { ...filter, colors: colorsIn(text.readings) },
  };
}

/**
 * Returns a page of products; a size out of bounds means 20, a page past the end the last one
 * (contract 2.2).
 */
export async function listPage({ db, clock }: Pick<Context, 'db' | 'clock'>, filter: ProductQuery) {
  const now = clock.now();
  const { bits, isBehind, corrected, shown } = await prepare(db, filter, now);
  const size = filter.size < 1 || filter.size > MAX_SIZE ? DEFAULT_SIZE : filter.size;
  const hits = await findHits(db, bits);
  const totalPages = Math.ceil(hits.total / size);
  const number = Math.max(0, Math.min(filter.page, totalPages - 1));
  const page = { limit: size, offset: number * size };
  const rows = hits.total === 0 ? [] : await findProducts(db, shown, page, { hits, now, isBehind });
  const content = rows.map(listCardsAt(now));
  const correctedQuery = hits.total > 0 ? corrected : null;
  const withoutOne = hits.total > 0 ? [] : await countWithoutOne(db, filter, bits);
  return { content, totalElements: hits.total, totalPages, size, number, correctedQuery, withoutOne };
}

/** Returns the facet counts of a list. */
export async function listFacets(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  filter: ProductQuery,
): Promise<ProductFacets> {
  const { bits } = await prepare(db, filter, clock.now());
  const rows = await countFacets(db, filter, bits);
  const stores = await findStores(db);
  const of = (facet: string) => rows.filter((row) => row.facet === facet).map(toCount);
  const one = (facet: string) => rows.find((row) => row.facet === facet)?.count ?? 0;
  const byStore = new Map(of('stores').map(({ value, count }) => [value, count]));
  return {
    categories: of('categories'),
    stores: stores.flatMap(({ storeId, storeName }) => {
      const count = byStore.get(String(storeId));
      return count === undefined ? [] : [{ value: String(storeId), label: storeName, count }];
    }),
    colors: of('colors'),
    sizes: of('sizes'),
    genders: of('genders'),
    prices: of('prices'),
    inStock: one('inStock'),
    discounted: one('discounted'),
  };
}

const toCount = ({ value, count }: FacetRow) => ({ value, count });
