import { fromPromise } from 'xstate';
import { listProducts, type ProductListItem } from '#domain/catalogue/product.ts';
import { popularProductsMachine } from '#machines/catalogue/popular-products.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

const SHOWN = '4';

/** Provides the chart of a short list of the most popular products with its calls and effects. */
export const wirePopularProducts = ({ call }: AppServices) =>
  popularProductsMachine.provide({
    actors: {
      load: fromPromise<ProductListItem[], { input: undefined }>(async ({ signal }) => {
        const { content } = await call(listProducts, { query: { sort: 'popular', size: SHOWN } }, { signal });
        return content;
      }),
    },
  });
