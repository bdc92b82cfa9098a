import type { ProductListItem } from '#domain/product.ts';
import type { ProductFilter } from '#domain/product-filter.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Products of a filter; the address owns filter and page and tells the chart. */
export const productListMachine = createPagedMachine<ProductListItem, ProductFilter>({
  id: 'productList',
  size: 9,
});
