import { fromPromise } from 'xstate';
import { listProducts, type ProductListItem } from '#domain/catalogue/product.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { relaxedProductsMachine } from '#machines/catalogue/relaxed-products.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { productListRequest } from './product-list-request.ts';

const SHOWN = 8;

/**
 * Provides the chart of products for an empty result, found with one condition of the filter left out
 * with its calls and effects.
 */
export const wireRelaxedProducts = ({ call }: AppServices) =>
  relaxedProductsMachine.provide({
    actors: {
      load: fromPromise<readonly ProductListItem[], { input: ProductFilter }>(async ({ input, signal }) => {
        const { content } = await call(listProducts, productListRequest({ ...input.input, size: SHOWN }), {
          signal,
        });
        return content;
      }),
    },
  });
