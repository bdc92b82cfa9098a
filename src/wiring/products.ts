import { fromPromise } from 'xstate';
import type { Page } from '#domain/kit/page.ts';
import { PRICE } from '#domain/price-range.ts';
import { listProducts, type ProductDetail, type ProductListItem, productDetail } from '#domain/product.ts';
import type { ProductFilter } from '#domain/product-filter.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import { productDetailMachine } from '#machines/products/product-detail.machine.ts';
import { productListMachine } from '#machines/products/product-list.machine.ts';
import type { AppServices } from '#src/wiring/services.ts';

/** Query of a product call: limits that do not limit are left out. */
function queryOf(filter: ProductFilter) {
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

export const wireProductList = ({ call }: AppServices) =>
  productListMachine.provide({
    actors: {
      loadPage: fromPromise<Page<ProductListItem>, PagedRequest<ProductFilter>>(async ({ input, signal }) => {
        const page = await call(
          listProducts,
          { query: queryOf({ ...input.filter, page: input.page }) },
          { signal },
        );
        return {
          items: page.content,
          page: page.number,
          totalPages: page.totalPages,
          totalElements: page.totalElements,
        };
      }),
    },
  });

export const wireProductDetail = ({ call }: AppServices) =>
  productDetailMachine.provide({
    actors: {
      load: fromPromise<ProductDetail, { input: number }>(({ input, signal }) =>
        call(productDetail, { params: { id: input.input } }, { signal }),
      ),
    },
  });

export const wireHome = ({ call }: AppServices) =>
  homeMachine.provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const rail = (sort: string) => call(listProducts, { query: { sort, size: '10' } }, { signal });
        const [popular, latest, discounted] = await Promise.all(
          ['popular', 'latest', 'discount_desc'].map(rail),
        );
        return {
          popular: popular?.content ?? [],
          latest: latest?.content ?? [],
          discounted: discounted?.content ?? [],
        };
      }),
    },
  });
