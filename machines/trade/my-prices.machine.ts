import { assign, setup } from 'xstate';
import type { MyPrice } from '#domain/trade/cart/my-price.ts';
import { MAX_MY_PRICES } from '#domain/trade/cart/my-price-limit.ts';
import { port } from '../kit/port.ts';

/** Time in ms for which products are collected into one call. */
export const COLLECT_MS = 50;
/** Time in ms after which a known price is asked for again when its product is shown. */
const FRESH_MS = 60_000;

type MyPrices = {
  prices: MyPrice[];
  /** Products whose price was answered a short time ago; some have none. */
  fresh: number[];
  /** Products whose price is to be asked for; the first are being asked. */
  wanted: number[];
};

const nextOf = ({ wanted }: MyPrices): number[] => wanted.slice(0, MAX_MY_PRICES);

const want = { type: 'want', params: ({ event }: { event: { productId: number } }) => event } as const;

/** Machine of the own prices of all products on screen: those that appear together are asked for in one call. */
export const myPricesMachine = setup({
  types: {
    context: {} as MyPrices,
    events: {} as
      | { type: 'price.wanted'; productId: number }
      | { type: 'prices.outdated' }
      | { type: 'member.arrived' }
      | { type: 'member.left' },
    tags: {} as 'busy' | 'ready',
  },
  actors: { loadPrices: port<MyPrice[], { productIds: number[] }>('loadPrices') },
  delays: { COLLECT_MS, FRESH_MS },
  guards: {
    isNew: ({ context: { fresh, wanted } }, { productId }: { productId: number }) =>
      !fresh.includes(productId) && !wanted.includes(productId),
    hasWanted: ({ context }) => context.wanted.length > 0,
  },
  actions: {
    want: assign({
      wanted: ({ context }, { productId }: { productId: number }) => [...context.wanted, productId],
    }),
    keep: assign(({ context }, { prices }: { prices: MyPrice[] }) => {
      const asked = nextOf(context);
      return {
        prices: [...context.prices.filter(({ productId }) => !asked.includes(productId)), ...prices],
        fresh: [...context.fresh, ...asked],
        wanted: context.wanted.slice(asked.length),
      };
    }),
    /** The prices stay on screen until the new ones are there. */
    wantAllAgain: assign(({ context: { fresh, wanted } }) => ({
      fresh: [],
      wanted: [...new Set([...wanted, ...fresh])],
    })),
    age: assign({ fresh: [] }),
    giveUp: assign({ wanted: [] }),
    forget: assign({ prices: [], fresh: [], wanted: [] }),
  },
}).createMachine({
  id: 'myPrices',
  description:
    'What the member pays for the products on screen; those that appear together are asked for at once.',
  context: { prices: [], fresh: [], wanted: [] },
  initial: 'resting',
  on: {
    'member.arrived': { target: '.resting', reenter: true, actions: 'forget' },
    'member.left': { target: '.resting', reenter: true, actions: 'forget' },
    'prices.outdated': { target: '.deciding', actions: 'wantAllAgain' },
    'price.wanted': { guard: { type: 'isNew', params: ({ event }) => event }, actions: want },
  },
  states: {
    resting: {
      tags: ['ready'],
      description: 'Known prices are shown.',
      on: {
        'price.wanted': {
          guard: { type: 'isNew', params: ({ event }) => event },
          target: 'collecting',
          actions: want,
        },
      },
      after: {
        FRESH_MS: {
          actions: 'age',
          description: 'An old price is asked for again when its product appears.',
        },
      },
    },
    collecting: {
      tags: ['busy'],
      description: 'Products that appear together are collected.',
      after: { COLLECT_MS: 'loading' },
    },
    loading: {
      tags: ['busy'],
      description: 'One call asks for the prices of the collected products.',
      invoke: {
        id: 'loadPrices',
        src: 'loadPrices',
        input: ({ context }) => ({ productIds: nextOf(context) }),
        onDone: {
          target: 'deciding',
          actions: { type: 'keep', params: ({ event }) => ({ prices: event.output }) },
        },
        onError: {
          target: 'resting',
          actions: 'giveUp',
          description: 'Products stay without own prices, and ask again when they appear next.',
        },
      },
    },
    deciding: { always: [{ guard: 'hasWanted', target: 'loading' }, { target: 'resting' }] },
  },
});
