import * as v from 'valibot';
import { productQuerySchema } from '#domain/catalogue/product.ts';
import { SUGGESTION_LIMITS, type Suggestions } from '#domain/catalogue/search/search.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import { findCategories } from '../categories/category-store.ts';
import { bitFilter } from '../product-list/bit-filter-sql.ts';
import { findHits, findProducts } from '../product-list/product-list-store.ts';
import { refreshBits } from '../product-list/stale-bits-store.ts';
import { textBits } from '../product-list/text-bits-sql.ts';
import { findStores } from '../products/product-store.ts';
import { nameNearlyMatches } from '../search/one-typo.ts';
import { asMeant, asTyped, conditionOf, type Understood } from '../search/product-search.ts';
import { findSuggested, findWishedNames } from '../search/search-store.ts';
import { colorsIn, meansCategory, nameMatches, type Term } from '../search/search-terms.ts';

const NOTHING: Suggestions = { products: [], stores: [], categories: [], correctedQuery: null };
const ANYTHING = v.parse(productQuerySchema, {});
const POPULAR = { names: 60, terms: 8 } as const;

type At = { db: Queryable; now: Date };

/** Returns whether a term covers a large part of the catalogue: a colour, gender, category or brand. */
const isOfMany = ({ meaning, brands }: Term): boolean =>
  brands.length > 0 || (meaning !== null && !meaning.said);

/** Finds products of a broad meaning or of a brand by the bitmaps, shown in the colour that was typed. */
async function findCommon(
  { db, now }: At,
  { readings, where }: Understood,
): Promise<Suggestions['products']> {
  await refreshBits(db, now);
  const hits = await findHits(db, bitFilter(ANYTHING, textBits(readings, where)), now);
  if (hits.total === 0) return [];
  const filter = { ...ANYTHING, sort: 'popular', colors: colorsIn(readings) };
  const page = { limit: SUGGESTION_LIMITS.products, offset: 0 };
  const rows = await findProducts(db, filter, page, { hits, now, isBehind: false });
  return rows.map(({ productId, name, discountPrice, mainImageUrl, askedImageUrl }) => ({
    productId,
    name,
    discountPrice,
    mainImageUrl: askedImageUrl ?? mainImageUrl,
  }));
}

/** Finds products of a text, or of its correction if it has none. */
async function findProductsOf(at: At, typed: Understood, q: string) {
  const { db, now } = at;
  // Known words are not treated as typos.
  if (typed.readings.some(({ terms }) => terms.every(isOfMany)))
    return { text: typed, products: await findCommon(at, typed) };
  const find = (text: Understood) =>
    findSuggested(db, conditionOf(text), { limit: SUGGESTION_LIMITS.products, now });
  const products = await find(typed);
  if (products.length > 0) return { text: typed, products };
  const meant = await asMeant(db, q);
  return meant ? { text: meant, products: await find(meant) } : { text: typed, products };
}

/**
 * Returns the suggestions of a partial text; stores and categories are few and matched in memory.
 */
export async function suggestFor(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  q: string,
): Promise<Suggestions> {
  const typed = await asTyped(db, q);
  if (!typed) return NOTHING;
  const { text, products } = await findProductsOf({ db, now: clock.now() }, typed, q);
  const stores = await findStores(db);
  const categories = await findCategories(db);
  const named = <T>(list: readonly T[], nameOf: (row: T) => string): T[] => {
    const exact = list.filter((row) => nameMatches(nameOf(row), text.readings));
    return exact.length > 0 || products.length > 0
      ? exact
      : list.filter((row) => nameNearlyMatches(nameOf(row), text.readings));
  };
  return {
    products,
    stores: named(stores, ({ storeName }) => storeName).slice(0, SUGGESTION_LIMITS.stores),
    categories: [
      ...new Set([
        ...named(categories, ({ name }) => name),
        ...categories.filter(({ type }) => meansCategory(type, text.readings)),
      ]),
    ]
      .slice(0, SUGGESTION_LIMITS.categories)
      .map(({ categoryId, name }) => ({ categoryId, name })),
    correctedQuery: products.length > 0 ? text.corrected : null,
  };
}

/** Returns popular search words: those in most names of the most wished products. */
export async function listPopularTerms(db: Queryable): Promise<string[]> {
  const names = await findWishedNames(db, POPULAR.names);
  const counts = new Map<string, number>();
  for (const word of names.flatMap((name) => name.split(/\s+/)))
    if (/^[가-힣]{2,}$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, POPULAR.terms)
    .map(([word]) => word);
}
