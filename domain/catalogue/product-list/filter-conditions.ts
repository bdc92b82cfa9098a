import { PRICE } from './price-range.ts';
import { EMPTY_FILTER, filterToQuery, LIST_KEYS, type ProductFilter } from './product-filter.ts';

/** Lower limits of the price bands in won; migration 0073 counts by the same limits. */
export const PRICE_BANDS = [0, 50_000, 100_000, 150_000, 200_000, 300_000] as const;

/** Returns the limits of the price band starting at `from`; the last band ends at PRICE.ceiling. */
export function bandLimits(from: number): { minPrice: number; maxPrice: number } {
  const next = PRICE_BANDS.find((limit) => limit > from);
  return { minPrice: from, maxPrice: next === undefined ? PRICE.ceiling : next - 1 };
}

/** Returns a filter without conditions; size and sort are kept. */
export const withoutConditions = ({ size, sort }: ProductFilter): ProductFilter => ({
  ...EMPTY_FILTER,
  size,
  sort,
});

/** Counts the values that narrow a filter; a price range counts as one. */
export const conditionsOf = ({ q, minPrice, maxPrice, ...rest }: ProductFilter): number =>
  [
    q !== '',
    minPrice > PRICE.floor || maxPrice < PRICE.ceiling,
    rest.inStockOnly,
    rest.discountedOnly,
  ].filter(Boolean).length + LIST_KEYS.reduce((sum, key) => sum + rest[key].length, 0);

/** True if at least one condition narrows the filter. */
export const isNarrowed = (filter: ProductFilter): boolean =>
  filterToQuery({ ...filter, page: 0 }) !== filterToQuery(withoutConditions(filter));
