import { PRICE } from '#domain/catalogue/product-list/price-range.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';

/** Query of a product list; limits that restrict nothing are left out. */
export function productQueryOf({
  categoryIds,
  storeIds,
  brandIds,
  minPrice,
  maxPrice,
  ...rest
}: ProductFilter) {
  return {
    ...rest,
    categoryId: categoryIds.map(String),
    storeId: storeIds.map(String),
    brandId: brandIds.map(String),
    ...(minPrice > PRICE.floor ? { minPrice: String(minPrice) } : {}),
    ...(maxPrice < PRICE.ceiling ? { maxPrice: String(maxPrice) } : {}),
    inStockOnly: String(rest.inStockOnly),
    discountedOnly: String(rest.discountedOnly),
    page: String(rest.page),
    size: String(rest.size),
  };
}

/** Input of the product list call, shared by the screen and its prefetch, so that both have the same address. */
export const productListRequest = (filter: ProductFilter) => ({ query: productQueryOf(filter) });
