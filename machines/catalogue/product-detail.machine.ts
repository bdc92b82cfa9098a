import { assign, setup } from 'xstate';
import type { ProductDetail, ProductListItem } from '#domain/catalogue/product.ts';
import { isPermanent, messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

/** The row of the list that led to this page, shown until the product is loaded; null without a list. */
export type ProductPreview = ProductListItem | null;

type Input = { id: number; preview: ProductPreview };

/** Machine that loads one product with pictures, price and options. */
export const productDetailMachine = setup({
  types: {
    context: {} as Input & { data: ProductDetail | null; error: string | null; isPermanent: boolean },
    input: {} as Input,
    events: {} as { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'previewed',
  },
  actors: { load: port<ProductDetail, { id: number }>('load') },
  guards: { isPreviewed: ({ context }) => context.preview !== null },
  actions: {
    keepData: assign({ data: (_, params: { data: ProductDetail }) => params.data, error: null }),
    keepError: assign((_, { error }: { error: unknown }) => ({
      error: messageOf(error),
      isPermanent: isPermanent(error),
    })),
  },
}).createMachine({
  id: 'productDetail',
  description: 'One shoe: pictures, price and what can be bought of it.',
  context: ({ input }) => ({ ...input, data: null, error: null, isPermanent: false }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: 'loaded',
          actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'recalling',
      states: {
        recalling: { always: [{ guard: 'isPreviewed', target: 'previewed' }, { target: 'blank' }] },
        previewed: {
          description:
            'What a list knew is shown at once. Nothing can be bought of it: price and stock are those of the answer.',
        },
        blank: { description: 'The shoe was in no list that was seen: nothing is known of it yet.' },
      },
    },
    loaded: { tags: ['ready'] },
    failed: {
      tags: ['failed'],
      description: 'What a list knew is gone too: the shoe may be.',
      on: { 'screen.retried': { target: 'loading' } },
    },
  },
});
