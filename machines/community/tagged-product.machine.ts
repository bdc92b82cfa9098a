import { assign, setup } from 'xstate';
import { failed, keepError, toFailed, withNotice } from '../kit/pieces/failures.ts';
import { reading } from '../kit/pieces/invoking.ts';
import { port } from '../kit/port.ts';

/** The product tagged in a feed, with the gender and colour that the author bought. */
export type TaggedProduct = { productId: number; gender: string | null; color: string | null };
/** A size of the tagged product with its stock. */
export type ShoeSize = { optionId: number; size: string; stock: number };
/** Sizes to choose from; `advised` is the size for the viewer's foot length (mm), null if that is unknown. */
export type ShoeSizes = { sizes: readonly ShoeSize[]; advised: number | null };

type Context = ShoeSizes & { shoe: TaggedProduct; optionId: number | null; error: string | null };

/** Machine of a feed's tagged product: sizes with the reader's preselected, and adding to the cart. */
export const taggedProductMachine = setup({
  types: {
    context: {} as Context,
    input: {} as TaggedProduct,
    events: {} as
      | { type: 'size.chosen'; optionId: number }
      | { type: 'shoe.added' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: {
    load: port<ShoeSizes, TaggedProduct>('load'),
    add: port<void, { optionId: number }>('add'),
  },
  guards: {
    isLeft: ({ context }, params: { optionId: number }) =>
      context.sizes.some(({ optionId, stock }) => optionId === params.optionId && stock > 0),
    isChosen: ({ context }) => context.optionId !== null,
  },
  actions: {
    keepSizes: assign((_, { sizes, advised }: ShoeSizes) => {
      const mine = sizes.find(({ size, stock }) => Number(size) === advised && stock > 0);
      return { sizes, advised, optionId: mine?.optionId ?? null, error: null };
    }),
    keepError,
    choose: assign({ optionId: (_, params: { optionId: number }) => params.optionId }),
    notify: (_, _params: { reason: string }) => {},
    close: () => {},
  },
}).createMachine({
  id: 'taggedProduct',
  description:
    "Sizes of the shoe in a feed: the one for the reader's feet is chosen already, and goes into the cart without leaving the feed.",
  context: ({ input }) => ({ shoe: input, sizes: [], advised: null, optionId: null, error: null }),
  initial: 'loading',
  states: {
    loading: reading({
      description: 'Stock changes: the sizes are read whenever they are asked for.',
      src: 'load',
      input: ({ context }) => context.shoe,
      onDone: { target: 'choosing', actions: { type: 'keepSizes', params: ({ event }) => event.output } },
      onError: toFailed,
    }),
    failed: failed('loading'),
    choosing: {
      tags: ['ready'],
      on: {
        'size.chosen': {
          guard: { type: 'isLeft', params: ({ event }) => ({ optionId: event.optionId }) },
          actions: { type: 'choose', params: ({ event }) => ({ optionId: event.optionId }) },
        },
        'shoe.added': { guard: 'isChosen', target: 'adding' },
      },
    },
    adding: {
      tags: ['saving'],
      description: 'A second press while this runs does nothing.',
      invoke: {
        id: 'add',
        src: 'add',
        // The state is entered only after a size was chosen; 0 never reaches the server.
        input: ({ context }) => ({ optionId: context.optionId ?? 0 }),
        onDone: { target: 'added', actions: 'close' },
        onError: withNotice('choosing'),
      },
    },
    added: { description: 'The sheet closes: the feed is where it was.' },
  },
});
