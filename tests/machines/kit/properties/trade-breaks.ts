import { assign } from 'xstate';
import {
  action,
  type Break,
  callsAgainAt,
  chart,
  deafTo,
  guard,
  hears,
  withoutDone,
  withoutError,
} from './broken.ts';

type Form = { context: { turn: number; values: object } };

/** The key of the next order is another one. */
export const nextTurn = assign({ turn: ({ context }: Form) => context.turn + 1 });

/** A change of the form that keeps the key of its order. */
export const changeAlone = assign({
  values: ({ context }: Form, params: { change: object }) => ({ ...context.values, ...params.change }),
});

/** For each property of a chart of cart and orders, a chart that is wrong in just that. */
export const tradeBreaks: Readonly<Record<string, Readonly<Record<string, Break>>>> = {
  cart: {
    restIsStored: action(
      'keepCart',
      assign({ items: (_: Form, params: { cart: { items: object[] } }) => params.cart.items }),
    ),
    refusedIsTakenBack: action('forgetPending'),
    wrongQuantity: guard('isPossible', true),
    ordersUnorderable: guard('canOrder', true),
    ordersUnsaved: hears('open', 'order.requested', { guard: 'canOrder', actions: 'openCheckout' }),
    undoHasALine: guard('hasRemoved', true),
    loadingEnds: withoutDone('loading'),
    savingEnds: withoutError('open.reloading'),
  },
  cartCount: {
    failureKeepsNumber: chart('counting', ({ invoke }) => {
      invoke.onError = { target: 'resting', actions: { type: 'keepCount', params: { count: 0 } } };
    }),
    countingEnds: withoutError('counting'),
  },
  addToCart: {
    addsTwice: callsAgainAt('adding', 'cart.added'),
    doubleClickAddsOnce: hears('added', 'cart.added', { target: 'adding' }),
    buysNothing: guard('hasLines', true),
    addingEnds: withoutDone('adding'),
  },
  checkout: {
    sendsTwice: callsAgainAt('starting', 'form.submitted'),
    paysUnpriced: hears('editing', 'form.submitted', { target: 'starting' }),
    ordersWithoutConsent: guard('hasProblems', false),
    ordersAtShownPrice: chart('starting', ({ invoke }) => {
      invoke.input = ({ context }: Form) => ({ values: context.values, expectedTotal: 0 });
    }),
    repricedGoesOn: hears('repricing', 'form.submitted', { target: 'starting' }),
    unansweredKeepsKey: action('keepUnplaced', nextTurn),
    refusedKeepsKey: action('keepUnplaced', assign({ error: 'x' })),
    otherOrderSameKey: action('change', changeAlone),
    leavesForNowhere: guard('isPaid', false),
    opensNoOrder: action('keepOrder'),
    finishedForgetsPayment: chart('ordered', (state) => {
      state.entry = [];
    }),
    formOfNothing: guard('hasNothing', false),
    loadingEnds: withoutError('loading'),
    pricingEnds: withoutDone('editing.pricing'),
    sendingEnds: withoutError('starting'),
  },
  paymentReturn: {
    orderedForgetsPayment: chart('ordered', (state) => {
      state.entry = [];
    }),
    opensNoOrder: guard('isOrdered', true),
    unconfirmedAsksAgain: deafTo('unconfirmed', 'screen.retried'),
    confirmingEnds: withoutDone('confirming'),
  },
  orderAction: {
    sendsUnasked: hears('previewing', 'action.confirmed', { target: 'sending' }),
    sendsTwice: callsAgainAt('sending', 'action.confirmed'),
    dismissedSendsNothing: hears('asking', 'action.dismissed', { target: 'sending' }),
    previewEnds: withoutError('previewing'),
    sendingEnds: withoutDone('sending'),
  },
  orderClaim: {
    sendsTwice: callsAgainAt('saving', 'form.submitted'),
    closedIsSent: hears('closed', 'form.submitted', { target: 'saving' }),
    sendsWithoutReason: guard('hasProblems', false),
    failureKeepsTyped: action('keepRefusal', assign({ values: {} })),
    loadingEnds: withoutDone('loading'),
    savingEnds: withoutError('saving'),
  },
};
