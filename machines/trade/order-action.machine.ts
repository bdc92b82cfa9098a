import { assertEvent, assign, setup } from 'xstate';
import type { Refund } from '#domain/trade/claims/refund.ts';
import { reportNotReceived, reportReceived } from '#domain/trade/delivery/delivery-dispute.ts';
import { cancelLateOrder, cancelOrder, confirmPurchase } from '#domain/trade/orders/order-endpoints.ts';
import { asksOneOf, nothing, to } from '../kit/endpoint-port.ts';
import { messageOf } from '../kit/failure.ts';
import { withEvent, withOutput } from '../kit/pieces/transitions.ts';
import { port } from '../kit/port.ts';

/**
 * Cancels lines before shipping, cancels lines that are late by policy, confirms delivered lines, or reports a
 * delivered line as not received and later as received. Without ids it is about every line that allows it;
 * `cancelLate` is always about all of them.
 */
export type OrderAction = {
  kind: 'cancel' | 'cancelLate' | 'confirm' | 'notReceived' | 'received';
  orderId: number;
  orderItemIds: readonly number[];
  /** True before the deposit, when there is nothing to refund. */
  isUnpaid?: boolean;
};

/** Endpoints of the actions on lines, which have the same shape. */
const LINE_CALLS = {
  cancel: cancelOrder,
  confirm: confirmPurchase,
  notReceived: reportNotReceived,
  received: reportReceived,
} as const;

/** Machine of cancelling, confirming and delivery reports; consequences are shown before the confirmation. */
export const orderActionMachine = setup({
  types: {
    context: {} as { action: OrderAction | null; refund: Refund | null },
    events: {} as
      | { type: 'action.asked'; action: OrderAction }
      | { type: 'action.confirmed' }
      | { type: 'action.dismissed' },
    tags: {} as 'open' | 'saving' | 'pending',
  },
  actors: {
    preview: port<Refund | null, { action: OrderAction }>('preview'),
    send: asksOneOf(
      [...Object.values(LINE_CALLS), cancelLateOrder],
      ({ action: { kind, orderId: id, orderItemIds } }: { action: OrderAction }) =>
        kind === 'cancelLate'
          ? to(cancelLateOrder, { params: { id } }, nothing)
          : to(LINE_CALLS[kind], { params: { id }, body: { orderItemIds: [...orderItemIds] } }, nothing),
    ),
  },
  actions: {
    keepAction: assign({ action: (_, params: { action: OrderAction }) => params.action, refund: null }),
    keepRefund: assign({ refund: (_, params: { refund: Refund | null }) => params.refund }),
    notify: (_, _params: { reason: string }) => {},
    announce: (_, _params: { action: OrderAction | null }) => {},
  },
}).createMachine({
  id: 'orderAction',
  description:
    'Cancelling, confirming or saying whether it has come: what comes of it is shown before the person says yes.',
  context: { action: null, refund: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'action.asked': withEvent('previewing', 'keepAction'),
      },
    },
    previewing: {
      tags: ['pending'],
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ event }) => {
          assertEvent(event, 'action.asked');
          return { action: event.action };
        },
        onDone: withOutput('asking', 'keepRefund', 'refund'),
        onError: {
          target: 'idle',
          actions: { type: 'notify', params: ({ event }) => ({ reason: messageOf(event.error) }) },
        },
      },
      on: { 'action.dismissed': { target: 'idle' } },
    },
    asking: {
      tags: ['open'],
      on: { 'action.confirmed': { target: 'sending' }, 'action.dismissed': { target: 'idle' } },
    },
    sending: {
      tags: ['saving'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => {
          if (!context.action) throw new Error('an action is asked before it is sent');
          return { action: context.action };
        },
        onDone: {
          target: 'idle',
          actions: { type: 'announce', params: ({ context }) => ({ action: context.action }) },
        },
        onError: {
          target: 'idle',
          actions: { type: 'notify', params: ({ event }) => ({ reason: messageOf(event.error) }) },
        },
      },
    },
  },
});
