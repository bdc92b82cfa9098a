import { assign, setup } from 'xstate';
import type { Category } from '#domain/catalogue/category.ts';
import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { FULL_RANGE, moveMax, moveMin, type PriceRange } from '#domain/catalogue/product-list/price-range.ts';
import { messageOf } from '../kit/failure.ts';
import { reading } from '../kit/pieces/invoking.ts';
import { withOutput } from '../kit/pieces/transitions.ts';
import { port } from '../kit/port.ts';

/** Machine of the dialog for category and price range. */
export const categoryDialogMachine = setup({
  types: {
    context: {} as { categories: readonly Category[]; price: PriceRange; error: string | null },
    events: {} as
      | { type: 'dialog.opened' }
      | { type: 'dialog.closed' }
      | { type: 'price.minMoved'; value: number }
      | { type: 'price.maxMoved'; value: number }
      | { type: 'category.picked'; categoryId: number | null },
    tags: {} as 'open' | 'busy' | 'failed',
  },
  actors: { loadCategories: port<readonly Category[]>('loadCategories') },
  actions: {
    moveMin: assign({
      price: ({ context }, params: { value: number }) => moveMin(context.price, params.value),
    }),
    moveMax: assign({
      price: ({ context }, params: { value: number }) => moveMax(context.price, params.value),
    }),
    keepCategories: assign({
      categories: (_, params: { categories: readonly Category[] }) => params.categories,
      error: null,
    }),
    useDefaults: assign({
      categories: DEFAULT_CATEGORIES,
      error: (_, params: { error: unknown }) => messageOf(params.error),
    }),
    showProducts: (_, _params: { categoryId: number | null; price: PriceRange }) => {},
  },
}).createMachine({
  id: 'categoryDialog',
  description: 'Pick a category and a price range, then see its products.',
  context: { categories: [], price: FULL_RANGE, error: null },
  initial: 'closed',
  states: {
    closed: { on: { 'dialog.opened': { target: 'open' } } },
    open: {
      tags: ['open'],
      initial: 'loading',
      on: {
        'price.minMoved': { actions: { type: 'moveMin', params: ({ event }) => ({ value: event.value }) } },
        'price.maxMoved': { actions: { type: 'moveMax', params: ({ event }) => ({ value: event.value }) } },
        'category.picked': {
          target: 'closed',
          actions: {
            type: 'showProducts',
            params: ({ context, event }) => ({ categoryId: event.categoryId, price: context.price }),
          },
        },
        'dialog.closed': { target: 'closed' },
      },
      states: {
        loading: reading({
          src: 'loadCategories',
          onDone: withOutput('choosing', 'keepCategories', 'categories'),
          onError: {
            target: 'choosingDefaults',
            actions: { type: 'useDefaults', params: ({ event }) => ({ error: event.error }) },
          },
        }),
        choosing: {},
        choosingDefaults: {
          tags: ['failed'],
          description: 'The service refused; the built-in categories are shown under a banner.',
        },
      },
    },
  },
});
