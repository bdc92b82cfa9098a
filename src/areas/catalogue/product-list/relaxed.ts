import type { ListCondition } from '#domain/catalogue/product.ts';
import { PRICE } from '#domain/catalogue/product-list/price-range.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { conditionsIn } from '../filters/conditions.ts';

/** Change of a filter that drops one condition. */
const WITHOUT: Readonly<Record<ListCondition, Partial<ProductFilter>>> = {
  q: { q: '' },
  categoryId: { categoryIds: [] },
  storeId: { storeIds: [] },
  brandId: { brandIds: [] },
  price: { minPrice: PRICE.floor, maxPrice: PRICE.ceiling },
  colors: { colors: [] },
  sizes: { sizes: [] },
  genders: { genders: [] },
  widths: { widths: [] },
  heels: { heels: [] },
  materials: { materials: [] },
  inStockOnly: { inStockOnly: false },
  discountedOnly: { discountedOnly: false },
};

export type Relaxed = { condition: ListCondition; label: string; count: number; filter: ProductFilter };

/** Filters with one condition dropped, by the number of products that they find, largest first. */
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
