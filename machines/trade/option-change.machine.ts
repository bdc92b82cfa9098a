import { assign, setup } from 'xstate';
import { type ProductOption, productDetail } from '#domain/catalogue/product.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { failed, keepError, toFailed } from '../kit/pieces/failures.ts';
import { reading } from '../kit/pieces/invoking.ts';
import { withOutput } from '../kit/pieces/transitions.ts';

/** Machine that replaces the option of a cart line. */
export const optionChangeMachine = setup({
  types: {
    context: {} as { productId: number; options: readonly ProductOption[]; error: string | null },
    input: {} as { productId: number },
    events: {} as
      | { type: 'dialog.opened' }
      | { type: 'dialog.closed' }
      | { type: 'option.chosen'; optionId: number }
      | { type: 'screen.retried' },
    tags: {} as 'open' | 'busy' | 'ready' | 'failed',
  },
  actors: {
    load: endpointPort(
      productDetail,
      ({ productId }: { productId: number }) => ({ params: { id: productId } }),
      ({ options }) => options,
    ),
  },
  actions: {
    keepOptions: assign({
      options: (_, params: { options: readonly ProductOption[] }) => params.options,
      error: null,
    }),
    keepError,
    changeLine: (_, _params: { optionId: number }) => {},
  },
}).createMachine({
  id: 'optionChange',
  description: 'Another option of the same product in place of the one in the cart.',
  context: ({ input }) => ({ productId: input.productId, options: [], error: null }),
  initial: 'closed',
  states: {
    closed: { on: { 'dialog.opened': { target: 'open' } } },
    open: {
      tags: ['open'],
      initial: 'loading',
      on: { 'dialog.closed': { target: 'closed' } },
      states: {
        loading: reading({
          description: 'Stock changes: the options are read whenever the dialog opens.',
          src: 'load',
          input: ({ context }) => ({ productId: context.productId }),
          onDone: withOutput('choosing', 'keepOptions', 'options'),
          onError: toFailed,
        }),
        choosing: {
          tags: ['ready'],
          on: {
            'option.chosen': {
              target: '#optionChange.closed',
              actions: { type: 'changeLine', params: ({ event }) => ({ optionId: event.optionId }) },
            },
          },
        },
        failed: failed('loading'),
      },
    },
  },
});
