import { fromPromise } from 'xstate';
import { type ProductFacets, productFacets } from '#domain/catalogue/product-list/product-facets.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { productFacetsMachine } from '#machines/catalogue/product-facets.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { productQueryOf } from '../product-list/product-list-request.ts';

/**
 * Provides the chart of the counts of products for each filter value of a product list with its calls
 * and effects.
 */
export const wireProductFacets = ({ call }: AppServices) =>
  productFacetsMachine.provide({
    actors: {
      loadFacets: fromPromise<ProductFacets, { filter: ProductFilter }>(({ input, signal }) =>
        call(productFacets, { query: productQueryOf(input.filter) }, { signal }),
      ),
    },
  });
