import { assign, setup } from 'xstate';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';
import {
  isWished,
  type WishlistChange,
  type WishlistToggleState,
  withGuestTap,
  withOrder,
} from './wishlist-toggle.model.ts';

/** Machine of all wishlist buttons of a page: changes at once, reverted if the server refuses. */
export const wishlistToggleMachine = setup({
  types: {
    input: {} as { guestIds: number[] },
    context: {} as WishlistToggleState,
    events: {} as
      | { type: 'member.arrived' }
      | { type: 'member.left' }
      | { type: 'wish.toggled'; productId: number },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: {
    loadIds: port<number[]>('loadIds'),
    saveWish: port<void, WishlistChange>('saveWish'),
  },
  guards: { hasOrders: ({ context }) => context.queue.length > 0 },
  actions: {
    keepIds: assign({ ids: (_, params: { ids: number[] }) => params.ids }),
    order: assign({
      queue: ({ context }, params: { productId: number }) =>
        withOrder(context.queue, { productId: params.productId, on: !isWished(context, params.productId) }),
    }),
    confirmFirst: assign(({ context: { ids, queue } }) => {
      const [first] = queue;
      if (!first) return {};
      const others = ids.filter((id) => id !== first.productId);
      return { ids: first.on ? [first.productId, ...others] : others, queue: queue.slice(1) };
    }),
    dropFirst: assign({ queue: ({ context }) => context.queue.slice(1) }),
    tapAsGuest: assign({
      ids: ({ context }, params: { productId: number }) => withGuestTap(context.ids, params.productId),
    }),
    /** Called when a guest's wishlist has changed, to store it in the browser. */
    keepGuest: (_, _params: { ids: number[] }) => {},
    forget: assign({ ids: [], queue: [] }),
    notify: (_, _params: { reason: string }) => {},
  },
}).createMachine({
  id: 'wishlistToggle',
  description: 'Every heart of the page shows one truth; a tap shows at once and is undone when refused.',
  context: ({ input }) => ({ ids: input.guestIds, queue: [] }),
  initial: 'guest',
  on: {
    'member.arrived': { target: '.learning', reenter: true, actions: 'forget' },
    'member.left': { target: '.guest', actions: 'forget' },
  },
  states: {
    guest: {
      description: 'The browser keeps the hearts of a visitor; a login brings them along.',
      on: {
        'member.arrived': { target: 'learning' },
        'wish.toggled': {
          actions: [
            { type: 'tapAsGuest', params: ({ event }) => ({ productId: event.productId }) },
            { type: 'keepGuest', params: ({ context }) => ({ ids: context.ids }) },
          ],
        },
      },
    },
    learning: {
      tags: ['busy'],
      on: {
        'wish.toggled': {
          actions: { type: 'order', params: ({ event }) => ({ productId: event.productId }) },
        },
      },
      invoke: {
        id: 'loadIds',
        src: 'loadIds',
        onDone: {
          target: 'deciding',
          actions: { type: 'keepIds', params: ({ event }) => ({ ids: event.output }) },
        },
        onError: [
          {
            guard: 'hasOrders',
            target: 'unsure',
            actions: [
              'forget',
              { type: 'notify', params: ({ event }) => ({ reason: messageOf(event.error) }) },
            ],
          },
          { target: 'unsure' },
        ],
      },
    },
    unsure: {
      tags: ['failed'],
      description: 'The wishlist is unknown: the next tap asks for it again.',
      on: {
        'wish.toggled': {
          target: 'learning',
          actions: { type: 'order', params: ({ event }) => ({ productId: event.productId }) },
        },
      },
    },
    deciding: { always: [{ guard: 'hasOrders', target: 'saving' }, { target: 'resting' }] },
    resting: {
      tags: ['ready'],
      on: {
        'wish.toggled': {
          target: 'saving',
          actions: { type: 'order', params: ({ event }) => ({ productId: event.productId }) },
        },
      },
    },
    saving: {
      tags: ['ready', 'saving'],
      description: 'One call at a time; orders wait in their turn.',
      on: {
        'wish.toggled': {
          actions: { type: 'order', params: ({ event }) => ({ productId: event.productId }) },
        },
      },
      invoke: {
        id: 'saveWish',
        src: 'saveWish',
        input: ({ context }) => context.queue[0] ?? { productId: 0, on: false },
        onDone: { target: 'deciding', actions: 'confirmFirst' },
        onError: {
          target: 'deciding',
          actions: [
            'dropFirst',
            { type: 'notify', params: ({ event }) => ({ reason: messageOf(event.error) }) },
          ],
        },
      },
    },
  },
});
