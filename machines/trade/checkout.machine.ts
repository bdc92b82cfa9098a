import { assign, setup } from 'xstate';
import type { CheckoutQuote } from '#domain/trade/cart/checkout.ts';
import { messageOf, unanswered } from '../kit/failure.ts';
import { type Change, refusedBy } from '../kit/form.ts';
import { failed, isUnanswered, toFailed } from '../kit/pieces/failures.ts';
import { submitted } from '../kit/pieces/form.ts';
import { invoking, reading, saving } from '../kit/pieces/invoking.ts';
import { port } from '../kit/port.ts';
import * as form from './checkout.form.ts';
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckoutStart,
  CheckoutValues,
  PaymentOrder,
  Requote,
  StartedPayment,
} from './checkout.model.ts';

/** Machine of the checkout up to the payment page, to an order that waits for a deposit, or to a paid one. */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as CheckoutInput,
    events: {} as CheckoutEvent,
    tags: {} as 'busy' | 'ready' | 'failed' | 'empty' | 'saving' | 'pending' | 'open',
  },
  actors: {
    giveUp: port<void, { orderNo: string | null }>('giveUp'),
    load: port<CheckoutStart, Pick<CheckoutInput, 'items'>>('load'),
    quote: port<CheckoutQuote, Requote>('quote'),
    start: port<StartedPayment, PaymentOrder>('start'),
  },
  guards: {
    hasNothing: (_, start: CheckoutStart) => start.quote.lines.length === 0,
    hasProblems: ({ context }) => form.problemsOf(context).length > 0,
    isAboutPrice: (_, params: { change: Change<CheckoutValues> }) => form.isAboutPrice(params.change),
    isPriceChange: (_, params: { error: unknown }) => form.isPriceChange(params.error),
    isUnanswered,
    awaitsDeposit: (_, started: StartedPayment) => started.awaitsDeposit,
    isPaid: (_, started: StartedPayment) => started.paymentUrl === null,
  },
  actions: {
    keepStart: assign((_, start: CheckoutStart) => form.started(start)),
    keepQuote: assign(({ context }, quote: CheckoutQuote) => form.repriced(context, quote)),
    change: assign(({ context }, params: { change: Change<CheckoutValues> }) =>
      form.edited(context, params.change),
    ),
    showProblems: assign({ problems: ({ context }) => form.problemsOf(context) }),
    keepRefusal: assign((_, params: { error: unknown }) => refusedBy(params.error)),
    keepUnplaced: assign(({ context }, params: { error: unknown }) => form.unplaced(context, params.error)),
    keepError: assign({ failure: (_, params: { error: unknown }) => messageOf(params.error) }),
    keepOrder: assign({ orderId: (_, params: { orderId: number }) => params.orderId }),
    forgetUnpaid: assign({ unpaid: null }),
    nextTurn: assign({ turn: ({ context }) => context.turn + 1 }),
    storeDraft: () => {},
    rememberPayment: (_, _params: { orderNo: string }) => {},
    forgetPayment: () => {},
    focusProblem: () => {},
    openPayment: (_, _params: { url: string }) => {},
    openOrder: (_, _params: { orderId: number }) => {},
  },
}).createMachine({
  id: 'checkout',
  description:
    'From a basket to the payment page, to an order that waits for a deposit, or to a paid one where points pay for everything.',
  context: ({ input }) => form.untouched(input),
  initial: 'givingUp',
  states: {
    givingUp: reading({
      description: 'A payment that was started and not made lets go of its pairs before anything is priced.',
      src: 'giveUp',
      input: ({ context }) => ({ orderNo: context.unpaid }),
      onDone: { target: 'loading', actions: 'forgetPayment' },
      onError: { target: 'loading' },
    }),
    loading: reading({
      src: 'load',
      input: ({ context }) => ({ items: context.items }),
      onDone: [
        { guard: { type: 'hasNothing', params: ({ event }) => event.output }, target: 'empty' },
        { target: 'editing', actions: { type: 'keepStart', params: ({ event }) => event.output } },
      ],
      onError: toFailed,
    }),
    empty: { tags: ['empty'], description: 'Nothing to order: the page leads back to the cart.' },
    failed: failed('loading'),
    editing: {
      tags: ['ready'],
      initial: 'priced',
      on: {
        'field.changed': [
          {
            guard: { type: 'isAboutPrice', params: ({ event }) => event },
            target: '.pricing',
            actions: [{ type: 'change', params: ({ event }) => event }, 'storeDraft'],
          },
          { actions: [{ type: 'change', params: ({ event }) => event }, 'storeDraft'] },
        ],
      },
      states: {
        priced: {
          description: 'The total on screen is what the server would charge.',
          initial: 'typing',
          on: {
            'form.submitted': submitted('#checkout.starting'),
          },
          states: {
            typing: {},
            refused: { description: 'The order was not placed, and the server says why.' },
            unanswered: {
              description: 'Nobody knows whether it was placed: asked again, it is placed once.',
            },
          },
        },
        pricing: invoking({
          tags: ['pending'],
          description: 'Coupon or points changed: paying waits; a later change drops this answer.',
          src: 'quote',
          input: ({ context }) => form.requoteOf(context),
          onDone: { target: 'priced', actions: { type: 'keepQuote', params: ({ event }) => event.output } },
          onError: { target: 'unpriced', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        }),
        unpriced: {
          description: 'The new total is not known: paying waits for a retry.',
          on: { 'screen.retried': { target: 'pricing' } },
        },
      },
    },
    starting: saving({
      description: 'The server holds stock, coupon and points, and opens the payment page.',
      src: 'start',
      input: ({ context }) => form.orderOf(context),
      onDone: [
        {
          guard: { type: 'awaitsDeposit', params: ({ event }) => event.output },
          target: 'awaitingDeposit',
          actions: { type: 'keepOrder', params: ({ event }) => event.output },
        },
        {
          guard: { type: 'isPaid', params: ({ event }) => event.output },
          target: 'ordered',
          actions: { type: 'keepOrder', params: ({ event }) => event.output },
        },
        {
          target: 'leaving',
          actions: [
            { type: 'rememberPayment', params: ({ event }) => event.output },
            { type: 'openPayment', params: ({ event }) => ({ url: event.output.paymentUrl ?? '' }) },
          ],
        },
      ],
      onError: [
        {
          guard: { type: 'isPriceChange', params: ({ event }) => event },
          target: 'repricing',
          actions: { type: 'keepUnplaced', params: ({ event }) => event },
        },
        {
          guard: unanswered,
          target: 'editing.priced.unanswered',
          actions: { type: 'keepUnplaced', params: ({ event }) => event },
        },
        {
          target: 'editing.priced.refused',
          actions: [{ type: 'keepUnplaced', params: ({ event }) => event }, 'focusProblem'],
        },
      ],
    }),
    repricing: {
      tags: ['open'],
      description: 'The price changed meanwhile: nothing is charged until the person has seen the new one.',
      on: { 'price.accepted': { target: 'editing.pricing' } },
    },
    leaving: {
      tags: ['saving'],
      description: 'The browser goes to the payment page; coming back by Back opens the same checkout again.',
      on: { 'order.reconsidered': { target: 'givingUp', actions: ['nextTurn', 'forgetUnpaid'] } },
    },
    awaitingDeposit: {
      type: 'final',
      description:
        'A virtual account was issued: the order is placed and not paid, and waits for its deposit.',
      entry: [
        'forgetPayment',
        { type: 'openOrder', params: ({ context }) => ({ orderId: context.orderId ?? 0 }) },
      ],
    },
    ordered: {
      type: 'final',
      entry: [
        'forgetPayment',
        { type: 'openOrder', params: ({ context }) => ({ orderId: context.orderId ?? 0 }) },
      ],
    },
  },
});
