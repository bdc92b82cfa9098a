import { PRICE } from '#domain/catalogue/product-list/price-range.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';

/** Query of a product call: limits that do not limit are left out. */
export function productQueryOf(filter: ProductFilter) {
  return {
    q: filter.q,
    categoryId: filter.categoryIds.map(String),
    storeId: filter.storeIds.map(String),
    ...(filter.minPrice > PRICE.floor ? { minPrice: String(filter.minPrice) } : {}),
    ...(filter.maxPrice < PRICE.ceiling ? { maxPrice: String(filter.maxPrice) } : {}),
    colors: filter.colors,
    sizes: filter.sizes,
    genders: filter.genders,
    inStockOnly: String(filter.inStockOnly),
    discountedOnly: String(filter.discountedOnly),
    page: String(filter.page),
    size: String(filter.size),
    sort: filter.sort,
  };
}

/** How a page of products is asked for, by its screen and by whoever foresees that screen. */
export const productPageOf = (filter: ProductFilter) => ({ query: productQueryOf(filter) });
