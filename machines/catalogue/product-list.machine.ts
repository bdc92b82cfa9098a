import type { ListCondition, ProductListItem } from '#domain/catalogue/product.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import type { Page } from '#domain/kit/page.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

type WithoutOne = { condition: ListCondition; count: number };

/** A page of products; `correctedQuery` is the query used instead of one without results. */
export type ProductPage = Page<ProductListItem> & {
  correctedQuery: string | null;
  /** On an empty page: how many products each query without one of its conditions would find. */
  withoutOne: readonly WithoutOne[];
};

/** Products of a filter; the address owns filter and page and sends changes to the chart. */
export const productListMachine = createPagedMachine<ProductListItem, ProductFilter, ProductPage>({
  id: 'productList',
  description: 'Shoes that a filter lets through; the address owns filter and page.',
  filters: 'withPage',
  size: 9,
});
