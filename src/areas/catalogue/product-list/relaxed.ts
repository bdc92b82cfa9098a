import type { ListCondition } from '#domain/catalogue/product.ts';
import { PRICE } from '#domain/catalogue/product-list/price-range.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { conditionsIn } from '../filters/conditions.ts';

/** What a filter is without one of its conditions. */
const WITHOUT: Readonly<Record<ListCondition, Partial<ProductFilter>>> = {
  q: { q: '' },
  categoryId: { categoryIds: [] },
  storeId: { storeIds: [] },
  price: { minPrice: PRICE.floor, maxPrice: PRICE.ceiling },
  colors: { colors: [] },
  sizes: { sizes: [] },
  genders: { genders: [] },
  inStockOnly: { inStockOnly: false },
  discountedOnly: { discountedOnly: false },
};

export type Relaxed = { condition: ListCondition; label: string; count: number; filter: ProductFilter };

/** Ways out of a filter that finds nothing, the best one first: which condition to drop, in its own words. */
export function relaxedFilters(
  filter: ProductFilter,
  withoutOne: readonly { condition: ListCondition; count: number }[],
): Relaxed[] {
  const words = conditionsIn(filter);
  return withoutOne
    .toSorted((a, b) => b.count - a.count)
    .map(({ condition, count }) => {
      const relaxed = { ...filter, ...WITHOUT[condition], page: 0 };
      const kept = new Set(conditionsIn(relaxed).map(({ key }) => key));
      const label = words.flatMap(({ key, label: word }) => (kept.has(key) ? [] : word)).join(', ');
      return { condition, label, count, filter: relaxed };
    });
}
