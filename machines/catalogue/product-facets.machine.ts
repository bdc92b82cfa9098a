import { assign, setup } from 'xstate';
import type { ProductFacets } from '#domain/catalogue/product-list/product-facets.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { port } from '../kit/port.ts';

/** Machine of the filter counts of a product list; old counts stay until new ones arrive. */
export const productFacetsMachine = setup({
  types: {
    context: {} as { filter: ProductFilter; facets: ProductFacets | null },
    input: {} as { filter: ProductFilter },
    events: {} as { type: 'filter.changed'; filter: ProductFilter },
    tags: {} as 'busy' | 'ready' | 'failed',
  },
  actors: { loadFacets: port<ProductFacets, { filter: ProductFilter }>('loadFacets') },
  actions: {
    keepFilter: assign({ filter: (_, params: { filter: ProductFilter }) => params.filter }),
    keepFacets: assign({ facets: (_, params: { facets: ProductFacets }) => params.facets }),
    forgetFacets: assign({ facets: null }),
  },
}).createMachine({
  id: 'productFacets',
  description: 'Counts beside the filters of a product list; the old ones stay until the new ones come.',
  context: ({ input }) => ({ filter: input.filter, facets: null }),
  initial: 'loading',
  on: {
    'filter.changed': {
      target: '.loading',
      reenter: true,
      actions: { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) },
    },
  },
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadFacets',
        src: 'loadFacets',
        input: ({ context }) => ({ filter: context.filter }),
        onDone: {
          target: 'loaded',
          actions: { type: 'keepFacets', params: ({ event }) => ({ facets: event.output }) },
        },
        onError: { target: 'uncounted', actions: 'forgetFacets' },
      },
    },
    loaded: { tags: ['ready'] },
    uncounted: {
      tags: ['failed'],
      description: 'The filters work without counts; wrong counts would be worse than none.',
    },
  },
});
