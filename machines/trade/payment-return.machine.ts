import { assign, setup } from 'xstate';
import { keepError, withError } from '../kit/pieces/failures.ts';
import { reading } from '../kit/pieces/invoking.ts';
import { withOutput } from '../kit/pieces/transitions.ts';
import { port } from '../kit/port.ts';
import type { ApprovedPayment, Confirmation } from './checkout.model.ts';

/**
 * Machine of the return from the payment page: the server verifies the amount and completes the order once.
 */
export const paymentReturnMachine = setup({
  types: {
    context: {} as { payment: ApprovedPayment; confirmation: Confirmation | null; error: string | null },
    input: {} as { payment: ApprovedPayment },
    events: {} as { type: 'screen.retried' } | { type: 'order.reconsidered' },
    tags: {} as 'busy' | 'failed',
  },
  actors: { confirm: port<Confirmation, ApprovedPayment>('confirm') },
  guards: { isOrdered: (_, params: { confirmation: Confirmation }) => params.confirmation.orderId !== null },
  actions: {
    keepConfirmation: assign({
      confirmation: (_, params: { confirmation: Confirmation }) => params.confirmation,
    }),
    keepError,
    forgetPayment: () => {},
    openOrder: (_, _params: { orderId: number }) => {},
  },
}).createMachine({
  id: 'paymentReturn',
  description: 'Back from the payment page: the server checks the amount and makes the order, once.',
  context: ({ input }) => ({ payment: input.payment, confirmation: null, error: null }),
  initial: 'confirming',
  states: {
    confirming: reading({
      src: 'confirm',
      input: ({ context }) => context.payment,
      onDone: [
        {
          guard: { type: 'isOrdered', params: ({ event }) => ({ confirmation: event.output }) },
          target: 'ordered',
          actions: { type: 'keepConfirmation', params: ({ event }) => ({ confirmation: event.output }) },
        },
        withOutput('released', 'keepConfirmation', 'confirmation'),
      ],
      onError: withError('unconfirmed'),
    }),
    unconfirmed: {
      tags: ['failed'],
      description: 'The answer is missing, not the order: asking again cannot pay twice.',
      on: {
        'screen.retried': { target: 'confirming' },
        'order.reconsidered': { target: 'released' },
      },
    },
    ordered: {
      type: 'final',
      entry: [
        'forgetPayment',
        {
          type: 'openOrder',
          params: ({ context }) => ({ orderId: context.confirmation?.orderId ?? 0 }),
        },
      ],
    },
    released: {
      type: 'final',
      description: 'This payment is over; the order form opens anew and gives it up.',
    },
  },
});
