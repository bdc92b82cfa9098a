import { SUGGESTION_LIMITS, type Suggestions } from '#domain/catalogue/search.ts';
import type { Meaning } from '#domain/catalogue/search-words.ts';
import type { Queryable } from '../db/database.ts';
import { findCategories } from './category-store.ts';
import { nameNearlyMatches } from './one-typo.ts';
import { asMeant, asTyped, conditionOf, type Understood } from './product-search.ts';
import { findStores } from './product-store.ts';
import { findSuggested, findWishedNames } from './search-store.ts';
import { meansCategory, nameMatches } from './search-terms.ts';

const NOTHING: Suggestions = { products: [], stores: [], categories: [], correctedQuery: null };
const POPULAR = { names: 60, terms: 8 } as const;

/** A colour, a kind of foot or a category: true of a good part of the catalogue. */
const isOfMany = (meaning: Meaning | null): boolean => meaning !== null && !meaning.said;

/** Products of a text, of what was meant by it when it finds none. */
async function findProducts(db: Queryable, typed: Understood, q: string) {
  const find = (text: Understood) => {
    const isCommon = text.readings.every(({ terms }) => terms.every(({ meaning }) => isOfMany(meaning)));
    return findSuggested(db, conditionOf(text), { limit: SUGGESTION_LIMITS.products, isCommon });
  };
  const products = await find(typed);
  if (products.length > 0) return { text: typed, products };
  const meant = await asMeant(db, q);
  return meant ? { text: meant, products: await find(meant) } : { text: typed, products };
}

/** What a half-typed text may lead to; stores and categories are few and matched here. */
export async function suggestFor(db: Queryable, q: string): Promise<Suggestions> {
  const typed = asTyped(q);
  if (!typed) return NOTHING;
  const { text, products } = await findProducts(db, typed, q);
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

/** Words that lead to wished products: the ones that occur in most of their names first. */
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
