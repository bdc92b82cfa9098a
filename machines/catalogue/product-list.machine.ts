import type { ListCondition, ProductListItem } from '#domain/catalogue/product.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import type { Page } from '#domain/kit/page.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

type WithoutOne = { condition: ListCondition; count: number };

/** A page with what was searched instead of a text that finds nothing. */
export type ProductPage = Page<ProductListItem> & {
  correctedQuery: string | null;
  /** Of an empty page: what dropping one condition would bring. */
  withoutOne: readonly WithoutOne[];
};

/** Products of a filter; the address owns filter and page and tells the chart. */
export const productListMachine = createPagedMachine<ProductListItem, ProductFilter, ProductPage>({
  id: 'productList',
  description: 'Shoes that a filter lets through; the address owns filter and page.',
  filters: 'withPage',
  size: 9,
});
