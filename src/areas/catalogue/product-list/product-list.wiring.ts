import { fromPromise } from 'xstate';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { type ProductPage, productListMachine } from '#machines/catalogue/product-list.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import { productListRequest } from '#src/areas/catalogue/product-list/product-list-request.ts';
import type { AppServices } from '#src/flow/services.ts';
import { withScreenMessage } from '#src/http/api-error.ts';
import { catalogueText } from '#src/text/failures.ts';

const listProducts = () => import('#domain/catalogue/product.ts').then(({ listProducts }) => listProducts);

/**
 * Provides the chart of the product list with its calls and effects: one page by filter, with the
 * corrected query if there is one.
 */
export const wireProductList = ({ call }: AppServices) =>
  productListMachine.provide({
    actors: {
      loadPage: fromPromise<ProductPage, PagedRequest<ProductFilter>>(async ({ input, signal }) => {
        const wanted = productListRequest({ ...input.filter, page: input.page });
        const asked = withScreenMessage(call(listProducts, wanted, { signal }), catalogueText.products);
        const { content: items, number: page, ...rest } = await asked;
        const { totalPages, totalElements, correctedQuery, withoutOne } = rest;
        return { items, page, totalPages, totalElements, correctedQuery, withoutOne };
      }),
    },
  });
