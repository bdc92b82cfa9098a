// Size: one chart, from the form to the way back from the payment page: split, nobody could see that every state has a way out.
import { assign, setup } from 'xstate';
import type { OptionLine } from '#domain/cart.ts';
import type { CheckoutQuote } from '#domain/checkout.ts';
import { allPoints, checkoutProblems, usablePoints, withAddress } from '#domain/checkout-draft.ts';
import { problemsIn } from '#domain/problems.ts';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';
import type {
  Arrival,
  CheckoutContext,
  CheckoutDraft,
  CheckoutEvent,
  CheckoutInput,
  CheckoutStart,
  StartedPayment,
} from './checkout.model.ts';

type Requote = { items: readonly OptionLine[]; couponId: number | null; points: number };
type Wish = {
  items: readonly OptionLine[];
  draft: CheckoutDraft;
  points: number;
  expectedTotal: number;
  key: string;
};
type Approved = Extract<Arrival, { kind: 'approved' }>;

const changedDraft = (context: CheckoutContext, change: Partial<CheckoutDraft>): CheckoutDraft | null =>
  context.draft && { ...context.draft, ...change };

export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as CheckoutInput,
    events: {} as CheckoutEvent,
    tags: {} as 'busy' | 'ready' | 'failed' | 'empty' | 'saving' | 'pending' | 'open',
  },
  actors: {
    giveUp: port<void, { orderNo: string | null }>('giveUp'),
    load: port<CheckoutStart, { items: readonly OptionLine[] }>('load'),
    quote: port<CheckoutQuote, Requote>('quote'),
    start: port<StartedPayment, Wish>('start'),
    confirm: port<{ orderId: number }, Approved>('confirm'),
  },
  guards: {
    isApproved: ({ context }) => context.arrival.kind === 'approved',
    hasNothing: (_, params: { start: CheckoutStart }) => params.start.quote.lines.length === 0,
    hasProblems: ({ context: { draft, quote } }) =>
      draft === null || quote === null || checkoutProblems(draft, quote).length > 0,
    isPriceChange: (_, params: { error: unknown }) => isCode(params.error, 'PRICE_CHANGED'),
    isOver: (_, params: { error: unknown }) => isCode(params.error, 'HOLD_EXPIRED'),
    isPaid: (_, params: { started: StartedPayment }) => params.started.paymentUrl === null,
  },
  actions: {
    keepStart: assign({
      quote: (_, params: { start: CheckoutStart }) => params.start.quote,
      addresses: (_, params: { start: CheckoutStart }) => params.start.addresses,
      draft: (_, params: { start: CheckoutStart }) => ({
        ...params.start.draft,
        couponId: params.start.quote.couponId,
      }),
      error: null,
    }),
    // A coupon that does not fit was left out of the price: paying must not ask for it.
    keepQuote: assign({
      quote: (_, params: { quote: CheckoutQuote }) => params.quote,
      draft: ({ context }, params: { quote: CheckoutQuote }) =>
        changedDraft(context, { couponId: params.quote.couponId }),
      notice: null,
    }),
    changeDraft: assign({
      draft: ({ context }, params: { change: Partial<CheckoutDraft> }) =>
        changedDraft(context, params.change),
    }),
    chooseAddress: assign({
      draft: ({ context }, params: { addressId: number }) => {
        const address = context.addresses.find(({ id }) => id === params.addressId);
        if (!context.draft || !address) return context.draft;
        return changedDraft(context, { shipping: withAddress(context.draft.shipping, address) });
      },
      problems: ({ context: { draft, problems } }) =>
        problems.filter(({ field }) => !(field in (draft?.shipping ?? {}))),
    }),
    dropProblem: assign({
      problems: ({ context }, params: { field: string }) =>
        context.problems.filter(({ field }) => field !== params.field),
    }),
    useAllPoints: assign({
      draft: ({ context }) => context.quote && changedDraft(context, { points: allPoints(context.quote) }),
    }),
    showProblems: assign({
      problems: ({ context: { draft, quote } }) => (draft && quote ? checkoutProblems(draft, quote) : []),
    }),
    keepRefusal: assign({
      notice: (_, params: { error: unknown }) => messageOf(params.error),
      problems: (_, params: { error: unknown }) => problemsIn(params.error),
    }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    keepOrder: assign({ orderId: (_, params: { orderId: number }) => params.orderId }),
    noteRefusal: assign({
      notice: ({ context: { arrival, notice } }) => (arrival.kind === 'refused' ? arrival.code : notice),
    }),
    arriveAgain: assign({ arrival: { kind: 'order' } }),
    renewKey: assign({ key: ({ context }) => `${context.key}+` }),
    keepDraft: (_, _params: { draft: CheckoutDraft | null }) => {},
    rememberPayment: (_, _params: { orderNo: string }) => {},
    forgetPayment: () => {},
    focusProblem: () => {},
    openPayment: (_, _params: { url: string }) => {},
    openOrder: (_, _params: { orderId: number }) => {},
  },
}).createMachine({
  id: 'checkout',
  description: 'From a basket to a paid order, and back from the payment page however it was left.',
  context: ({ input }) => ({
    items: input.items,
    arrival: input.arrival,
    key: input.key,
    quote: null,
    addresses: [],
    draft: null,
    problems: [],
    error: null,
    notice: null,
    orderId: null,
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isApproved', target: 'confirming' }, { target: 'givingUp' }] },
    givingUp: {
      tags: ['busy'],
      description: 'A payment that was started and not made lets go of its pairs before anything is priced.',
      entry: 'noteRefusal',
      invoke: {
        id: 'giveUp',
        src: 'giveUp',
        input: ({ context: { arrival } }) => ({
          orderNo: arrival.kind === 'refused' ? arrival.orderNo : null,
        }),
        onDone: { target: 'loading', actions: 'forgetPayment' },
        onError: { target: 'loading' },
      },
    },
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ items: context.items }),
        onDone: [
          {
            guard: { type: 'hasNothing', params: ({ event }) => ({ start: event.output }) },
            target: 'empty',
          },
          {
            target: 'editing',
            actions: { type: 'keepStart', params: ({ event }) => ({ start: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    empty: { tags: ['empty'], description: 'Nothing to order: the page leads back to the cart.' },
    failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
    editing: {
      tags: ['ready'],
      initial: 'priced',
      on: {
        'shipping.changed': {
          actions: [
            {
              type: 'changeDraft',
              params: ({ context, event }) => ({
                change: context.draft
                  ? { shipping: { ...context.draft.shipping, [event.field]: event.value } }
                  : {},
              }),
            },
            { type: 'dropProblem', params: ({ event }) => ({ field: event.field }) },
            { type: 'keepDraft', params: ({ context }) => ({ draft: context.draft }) },
          ],
        },
        'address.chosen': {
          actions: [
            { type: 'chooseAddress', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => ({ draft: context.draft }) },
          ],
        },
        'coupon.chosen': {
          target: '.pricing',
          actions: { type: 'changeDraft', params: ({ event }) => ({ change: { couponId: event.couponId } }) },
        },
        'points.changed': {
          target: '.pricing',
          actions: [
            { type: 'changeDraft', params: ({ event }) => ({ change: { points: event.points } }) },
            { type: 'dropProblem', params: { field: 'points' } },
          ],
        },
        'points.allUsed': {
          target: '.pricing',
          actions: ['useAllPoints', { type: 'dropProblem', params: { field: 'points' } }],
        },
        'method.chosen': {
          actions: [
            { type: 'changeDraft', params: ({ event }) => ({ change: { method: event.method } }) },
            { type: 'keepDraft', params: ({ context }) => ({ draft: context.draft }) },
          ],
        },
        'agreement.changed': {
          actions: [
            { type: 'changeDraft', params: ({ event }) => ({ change: { agreed: event.agreed } }) },
            { type: 'dropProblem', params: { field: 'agreed' } },
          ],
        },
      },
      states: {
        priced: {
          description: 'The total on screen is what the server would charge.',
          on: {
            'payment.requested': [
              { guard: 'hasProblems', actions: ['showProblems', 'focusProblem'] },
              { target: '#checkout.starting' },
            ],
          },
        },
        pricing: {
          tags: ['pending'],
          description:
            'Coupon or points changed: paying waits for the new total. A later change drops this answer.',
          entry: { type: 'keepDraft', params: ({ context }) => ({ draft: context.draft }) },
          invoke: {
            id: 'quote',
            src: 'quote',
            input: ({ context: { items, draft, quote } }) => ({
              items,
              couponId: draft?.couponId ?? null,
              points: draft && quote ? usablePoints(draft.points, quote) : 0,
            }),
            onDone: {
              target: 'priced',
              actions: { type: 'keepQuote', params: ({ event }) => ({ quote: event.output }) },
            },
            onError: {
              target: 'unpriced',
              actions: { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        unpriced: {
          description: 'The new total is not known: paying waits for a retry.',
          on: { 'screen.retried': { target: 'pricing' } },
        },
      },
    },
    starting: {
      tags: ['saving'],
      description: 'The server holds stock, coupon and points, and opens the payment page.',
      invoke: {
        id: 'start',
        src: 'start',
        input: ({ context: { items, draft, quote, key } }) => {
          if (!draft || !quote) throw new Error('nothing is paid before it is priced');
          const points = usablePoints(draft.points, quote);
          return { items, draft, points, expectedTotal: quote.finalPrice, key };
        },
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ started: event.output }) },
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
            guard: { type: 'isPriceChange', params: ({ event }) => ({ error: event.error }) },
            target: 'repricing',
            actions: ['renewKey', { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            target: 'editing',
            actions: ['renewKey', { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    repricing: {
      tags: ['open'],
      description: 'The price changed meanwhile: nothing is charged until the person has seen the new one.',
      on: { 'price.accepted': { target: 'editing.pricing' } },
    },
    leaving: {
      tags: ['saving'],
      description: 'The browser goes to the payment page; coming back by Back opens the same checkout again.',
      on: { 'order.reconsidered': { target: 'givingUp', actions: ['renewKey', 'arriveAgain'] } },
    },
    confirming: {
      tags: ['busy'],
      description: 'Back from the payment page: the server checks the amount and makes the order, once.',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context: { arrival } }) => {
          if (arrival.kind !== 'approved') throw new Error('only an approved payment is confirmed');
          return arrival;
        },
        onDone: { target: 'ordered', actions: { type: 'keepOrder', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) },
            target: 'givingUp',
            actions: [
              'arriveAgain',
              { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'unconfirmed',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    unconfirmed: {
      tags: ['failed'],
      description: 'The answer is missing, not the order: asking again cannot pay twice.',
      on: {
        'screen.retried': { target: 'confirming' },
        'order.reconsidered': { target: 'givingUp', actions: 'arriveAgain' },
      },
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

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
