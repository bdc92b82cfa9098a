import { assign, setup } from 'xstate';
import { MAX_QUANTITY } from '#domain/policies/orders.ts';
import type { Cart, CartItem } from '#domain/trade/cart/cart.ts';
import { isOrderable } from '#domain/trade/cart/cart.ts';
import { type CartChange, queued, withChange } from '#domain/trade/cart/cart-changes.ts';
import { messageOf } from '../kit/failure.ts';
import { failed, keepError, toFailed, withError } from '../kit/pieces/failures.ts';
import { reading, saving } from '../kit/pieces/invoking.ts';
import { withOutput } from '../kit/pieces/transitions.ts';
import { port } from '../kit/port.ts';
import { type CartContext, type CartEdit, changeOf, lineOf } from './cart.model.ts';

/** Machine of the cart: changes show at once and are sent one after the other. */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEdit | { type: 'order.requested' } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'empty' | 'saving',
  },
  actors: {
    load: port<Cart>('load'),
    save: port<Cart, { changes: readonly CartChange[]; items: readonly CartItem[] }>('save'),
    reload: port<Cart>('reload'),
  },
  guards: {
    isPossible: ({ context }, params: { optionId: number; quantity: number }) =>
      lineOf(context, params.optionId) !== null && params.quantity >= 1 && params.quantity <= MAX_QUANTITY,
    isKnown: ({ context }, params: { optionId: number }) => lineOf(context, params.optionId) !== null,
    hasRemoved: ({ context }) => context.removed !== null,
    hasPending: ({ context }) => context.pending.length > 0,
    isEmpty: ({ context }) => context.items.length === 0,
    canOrder: ({ context }) => {
      const wanted = context.items.filter(({ selected }) => selected);
      return wanted.length > 0 && wanted.every(isOrderable);
    },
  },
  actions: {
    keepCart: assign(({ context: { pending, removed } }, params: { cart: Cart }) => {
      // Changes made while the request was running stay visible.
      const items = pending.reduce<CartItem[]>(withChange, params.cart.items);
      const isBack = items.some(({ optionId }) => optionId === removed?.optionId);
      const { items: stored, freeDelivery } = params.cart;
      return { items, stored, freeDelivery, removed: isBack ? null : removed, error: null };
    }),
    keepStored: assign({ stored: (_, params: { cart: Cart }) => params.cart.items }),
    edit: assign(({ context }, params: CartEdit) => {
      const change = changeOf(context, params);
      return { items: withChange(context.items, change), pending: queued(context.pending, change) };
    }),
    noteRemoved: assign({
      removed: ({ context }, params: { optionId: number }) => lineOf(context, params.optionId),
    }),
    forgetRemoved: assign({ removed: null }),
    takePending: assign({ sending: ({ context }) => context.pending, pending: [] }),
    forgetPending: assign({ pending: [] }),
    keepError,
    notify: (_, _params: { reason: string }) => {},
    openCheckout: () => {},
  },
}).createMachine({
  id: 'cart',
  description: 'What a person is about to buy. Changes show at once and are sent one after the other.',
  context: {
    items: [],
    stored: [],
    freeDelivery: false,
    pending: [],
    sending: [],
    removed: null,
    error: null,
  },
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      onDone: withOutput('open', 'keepCart', 'cart'),
      onError: toFailed,
    }),
    failed: failed('loading'),
    open: {
      tags: ['ready'],
      initial: 'settled',
      on: {
        'line.quantityChanged': {
          guard: { type: 'isPossible', params: ({ event }) => event },
          actions: { type: 'edit', params: ({ event }) => event },
        },
        'line.ticked': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          actions: { type: 'edit', params: ({ event }) => event },
        },
        'all.ticked': { actions: { type: 'edit', params: ({ event }) => event } },
        'line.optionChanged': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          actions: { type: 'edit', params: ({ event }) => event },
        },
        'line.removed': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          actions: [
            { type: 'noteRemoved', params: ({ event }) => event },
            { type: 'edit', params: ({ event }) => event },
          ],
        },
        'line.restored': {
          guard: 'hasRemoved',
          actions: [{ type: 'edit', params: ({ event }) => event }, 'forgetRemoved'],
        },
      },
      states: {
        settled: {
          description: 'Screen and server agree: this total can be paid.',
          always: { guard: 'hasPending', target: 'saving' },
          initial: 'counting',
          states: {
            counting: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'filled' }] },
            empty: { tags: ['empty'] },
            filled: { on: { 'order.requested': { guard: 'canOrder', actions: 'openCheckout' } } },
          },
        },
        saving: saving({
          description: 'One batch is on its way; what is done meanwhile waits for the next one.',
          entry: 'takePending',
          src: 'save',
          input: ({ context }) => ({ changes: context.sending, items: context.stored }),
          onDone: [
            {
              guard: 'hasPending',
              target: 'saving',
              reenter: true,
              actions: { type: 'keepStored', params: ({ event }) => ({ cart: event.output }) },
            },
            withOutput('settled', 'keepCart', 'cart'),
          ],
          onError: {
            target: 'reloading',
            actions: [
              'forgetPending',
              { type: 'notify', params: ({ event }) => ({ reason: messageOf(event.error) }) },
            ],
          },
        }),
        reloading: saving({
          description: 'A refused change is taken back by reading the cart again.',
          src: 'reload',
          onDone: withOutput('settled', 'keepCart', 'cart'),
          onError: withError('#cart.failed'),
        }),
      },
    },
  },
});
