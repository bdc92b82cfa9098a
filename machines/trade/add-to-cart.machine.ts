import { assertEvent, setup } from 'xstate';
import type { OptionLine } from '#domain/trade/cart.ts';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

export const addToCartMachine = setup({
  types: {
    events: {} as
      | { type: 'cart.added'; lines: readonly OptionLine[] }
      | { type: 'purchase.started'; lines: readonly OptionLine[] }
      | { type: 'notice.dismissed' },
    tags: {} as 'ready' | 'saving' | 'open',
  },
  actors: { add: port<void, { lines: readonly OptionLine[] }>('add') },
  guards: { hasLines: (_, params: { lines: readonly OptionLine[] }) => params.lines.length > 0 },
  actions: {
    notify: (_, _params: { reason: string }) => {},
    openCheckout: (_, _params: { lines: readonly OptionLine[] }) => {},
  },
}).createMachine({
  id: 'addToCart',
  description: 'Picked options go into the cart, or straight to the checkout.',
  initial: 'idle',
  states: {
    idle: {
      tags: ['ready'],
      on: {
        'cart.added': { guard: { type: 'hasLines', params: ({ event }) => event }, target: 'adding' },
        'purchase.started': {
          guard: { type: 'hasLines', params: ({ event }) => event },
          actions: { type: 'openCheckout', params: ({ event }) => event },
        },
      },
    },
    adding: {
      tags: ['saving'],
      description: 'A second press while this runs does nothing.',
      invoke: {
        id: 'add',
        src: 'add',
        input: ({ event }) => {
          assertEvent(event, 'cart.added');
          return { lines: event.lines };
        },
        onDone: { target: 'added' },
        onError: {
          target: 'idle',
          actions: { type: 'notify', params: ({ event }) => ({ reason: messageOf(event.error) }) },
        },
      },
    },
    added: {
      tags: ['open'],
      description: 'Says so, and asks whether to look at the cart or go on.',
      on: { 'notice.dismissed': { target: 'idle' } },
    },
  },
});
