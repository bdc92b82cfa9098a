import { assertEvent, setup } from 'xstate';
import type { OptionLine } from '#domain/trade/cart/cart.ts';
import { withNotice } from '../kit/pieces/failures.ts';
import { saving } from '../kit/pieces/invoking.ts';
import { withOutput } from '../kit/pieces/transitions.ts';
import { port } from '../kit/port.ts';

/** Machine that adds the selected options to the cart or opens the checkout. */
export const addToCartMachine = setup({
  types: {
    events: {} as
      | { type: 'cart.added'; lines: readonly OptionLine[] }
      | { type: 'purchase.started'; lines: readonly OptionLine[] },
    tags: {} as 'ready' | 'saving',
  },
  // The answer is the content of the cart after the call.
  actors: { add: port<readonly OptionLine[], { lines: readonly OptionLine[] }>('add') },
  delays: { doubleClick: 500 },
  guards: { hasLines: (_, params: { lines: readonly OptionLine[] }) => params.lines.length > 0 },
  actions: {
    notify: (_, _params: { reason: string }) => {},
    showAddedToast: (_, _params: { lines: readonly OptionLine[] }) => {},
    leave: () => {},
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
    adding: saving({
      description: 'A second press while this runs does nothing.',
      src: 'add',
      input: ({ event }) => {
        assertEvent(event, 'cart.added');
        return { lines: event.lines };
      },
      onDone: withOutput('added', 'showAddedToast', 'lines'),
      onError: withNotice('idle'),
    }),
    added: {
      tags: ['ready'],
      description: 'The second half of a double click adds nothing; buying at once is something else.',
      after: { doubleClick: { target: 'idle', actions: 'leave' } },
      on: {
        'purchase.started': {
          guard: { type: 'hasLines', params: ({ event }) => event },
          actions: { type: 'openCheckout', params: ({ event }) => event },
        },
      },
    },
  },
});
