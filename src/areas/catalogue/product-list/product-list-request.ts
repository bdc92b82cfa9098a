import { PRICE } from '#domain/catalogue/product-list/price-range.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';

/** Query of a product list; limits that restrict nothing are left out. */
export function productQueryOf(filter: ProductFilter) {
  return {
    q: filter.q,
    categoryId: filter.categoryIds.map(String),
    storeId: filter.storeIds.map(String),
    brandId: filter.brandIds.map(String),
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

/** Input of the product list call, shared by the screen and its prefetch, so that both have the same address. */
export const productListRequest = (filter: ProductFilter) => ({ query: productQueryOf(filter) });
