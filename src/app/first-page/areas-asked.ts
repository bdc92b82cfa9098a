import type { StockShown } from '#domain/kit/first-page.ts';

/** Which area answers a read that is open to anybody; a test holds it against the declarations of all of them. */
const READS: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/(products|stores|search)(\/|$)/, 'catalogue'],
  [/^\/api\/feeds(?!\/(events\/)?[^/]+\/vote\/)(\/|$)/, 'community'],
  [/^\/api\/events\/[^/]+\/entries$/, 'community'],
  [/^\/api\/(v2\/)?events\/(?![^/]+\/entries$)/, 'events'],
  [/^\/api\/feeds\/(events\/)?[^/]+\/vote\//, 'events'],
  [/^\/api\/users\/[^/]+\/feeds$/, 'community'],
  [/^\/api\/(reviews\/|users\/[^/]+\/reviews$)/, 'reviews'],
  [/^\/api\/users\/(badges\/users|level)\//, 'rewards'],
  [/^\/api\/(postcodes|users\/[^/]+\/(profile|page|follow.+))$/, 'members'],
  [/^\/api\/(auth|social)\//, 'members'],
  [/^\/api\/transparency$/, 'admin'],
];

/** Areas that answer calls of these paths. */
export const areasAsked = (paths: Iterable<string>): string[] => [
  ...new Set(
    [...paths].flatMap((path) => READS.filter(([reads]) => reads.test(path)).map(([, area]) => area)),
  ),
];

/** Reads about one product. */
const OF_PRODUCT = /^\/api\/products\/(\d+)(\/|$)/;
/** Areas whose lists say which products, or sizes of them, are sold out. */
const LISTS = ['catalogue', 'community'];

/** Of which products the answers at these paths say whether they can be bought. */
export const stockAsked = (paths: Iterable<string>): StockShown => {
  const all = [...paths];
  const products = all.flatMap((path) => OF_PRODUCT.exec(path)?.[1] ?? []).map(Number);
  const others = areasAsked(all.filter((path) => !OF_PRODUCT.test(path)));
  return { products: [...new Set(products)], inLists: others.some((area) => LISTS.includes(area)) };
};
