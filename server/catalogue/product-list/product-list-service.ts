import type { ProductQuery } from '#domain/catalogue/product.ts';
import type { ProductFacets } from '#domain/catalogue/product-list/product-facets.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { understand } from '../search/product-search.ts';
import { colorsIn } from '../search/search-terms.ts';
import { bitFilter } from './bit-filter-sql.ts';
import { findFacetNames } from './facet-name-store.ts';
import { countFacets, type FacetRow } from './facet-store.ts';
import { listCardsAt } from './product-cards.ts';
import { findHits, findOpenPage, findProducts } from './product-list-store.ts';
import { countWithoutOne, isOpen } from './relaxed-count-store.ts';
import { refreshBits } from './stale-bits-store.ts';
import { textBits } from './text-bits-sql.ts';

const DEFAULT_SIZE = 20;
const MAX_SIZE = 50;

/** What a filter is read by: its bitmaps, and what its text was understood as. */
async function prepare(db: Queryable, filter: ProductQuery, dueAt: Date | null) {
  const text = await understand(db, filter.q);
  return {
    bits: bitFilter(filter, text && textBits(text.readings, text.where), dueAt),
    isBehind: dueAt !== null,
    corrected: text?.corrected ?? null,
    // Colours named in the search text are shown if no colour is selected.
    shown: filter.colors.length > 0 || !text ? filter : { ...filter, colors: colorsIn(text.readings) },
  };
}
type Prepared = Awaited<ReturnType<typeof prepare>>;

/**
 * Reads by the bitmaps of a filter. They are nearly always current: what reads them tells whether
 * they were, and only where they were not are they updated and read again. A text is searched after
 * the update: its words may be those of a new product, and searching twice would cost more.
 */
async function readCurrent<Read extends { isStale: boolean }>(
  db: Queryable,
  { filter, now }: { filter: ProductQuery; now: Date },
  read: (prepared: Prepared) => Promise<Read>,
): Promise<{ prepared: Prepared; found: Read }> {
  if (filter.q.trim() === '') {
    const prepared = await prepare(db, filter, null);
    const found = await read(prepared);
    if (!found.isStale) return { prepared, found };
  }
  const isBehind = await refreshBits(db, now);
  const prepared = await prepare(db, filter, isBehind ? now : null);
  return { prepared, found: await read(prepared) };
}

function requirePriceRange({ minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER }: ProductQuery): void {
  if (minPrice > maxPrice) throw new ShopError('INVALID_PRODUCT_FILTER_PRICE_RANGE');
}

/**
 * Returns a page of products; a size out of bounds means 20, a page past the end the last one
 * (contract 2.2).
 */
export async function listPage({ db, clock }: Pick<Context, 'db' | 'clock'>, filter: ProductQuery) {
  requirePriceRange(filter);
  const now = clock.now();
  const size = filter.size < 1 || filter.size > MAX_SIZE ? DEFAULT_SIZE : filter.size;
  const open = isOpen(filter) ? await findOpenPage(db, filter, sliceOf(filter.page, size), now) : null;
  if (open) {
    const pages = { totalElements: open.total, totalPages: Math.ceil(open.total / size), size };
    const content = open.rows.map(listCardsAt(now));
    return { content, ...pages, number: Math.max(0, filter.page), correctedQuery: null, withoutOne: [] };
  }
  const { prepared, found: hits } = await readCurrent(db, { filter, now }, ({ bits }) =>
    findHits(db, bits, now),
  );
  const { bits, isBehind, corrected, shown } = prepared;
  const totalPages = Math.ceil(hits.total / size);
  const number = Math.max(0, Math.min(filter.page, totalPages - 1));
  const page = sliceOf(number, size);
  const rows = hits.total === 0 ? [] : await findProducts(db, shown, page, { hits, now, isBehind });
  const content = rows.map(listCardsAt(now));
  const correctedQuery = hits.total > 0 ? corrected : null;
  const withoutOne = hits.total > 0 ? [] : await countWithoutOne(db, filter, bits);
  return { content, totalElements: hits.total, totalPages, size, number, correctedQuery, withoutOne };
}

const sliceOf = (page: number, size: number) => ({ limit: size, offset: Math.max(0, page) * size });

/** Returns the facet counts of a list. */
export async function listFacets(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  filter: ProductQuery,
): Promise<ProductFacets> {
  requirePriceRange(filter);
  const now = clock.now();
  const { found } = await readCurrent(db, { filter, now }, ({ bits }) => countFacets(db, filter, bits, now));
  const rows = found.counts;
  const names = await findFacetNames(db);
  const of = (facet: string) => rows.filter((row) => row.facet === facet).map(toCount);
  const one = (facet: string) => rows.find((row) => row.facet === facet)?.count ?? 0;
  const named = (facet: 'stores' | 'brands') => {
    const counts = new Map(of(facet).map(({ value, count }) => [value, count]));
    return names.flatMap(({ facet: kind, id, name: label }) => {
      const count = kind === facet ? counts.get(String(id)) : undefined;
      return count === undefined ? [] : [{ value: String(id), label, count }];
    });
  };
  return {
    categories: of('categories'),
    stores: named('stores'),
    brands: named('brands'),
    colors: of('colors'),
    sizes: of('sizes'),
    genders: of('genders'),
    widths: of('widths'),
    heels: of('heels'),
    materials: of('materials'),
    prices: of('prices'),
    inStock: one('inStock'),
    discounted: one('discounted'),
  };
}

const toCount = ({ value, count }: FacetRow) => ({ value, count });
