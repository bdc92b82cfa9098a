import { assign, setup } from 'xstate';
import { type Coupon, listCoupons, registerCoupon } from '#domain/trade/coupons/coupon.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { messageOf } from '../kit/failure.ts';
import { failed, keepError, toFailed } from '../kit/pieces/failures.ts';
import { invoking, reading } from '../kit/pieces/invoking.ts';
import { withOutput } from '../kit/pieces/transitions.ts';

/** Machine of a member's coupons and the registration of a code. */
export const couponWalletMachine = setup({
  types: {
    context: {} as {
      coupons: Coupon[];
      code: string;
      /** Code that is being redeemed. */
      sent: string;
      problem: string | null;
      error: string | null;
    },
    events: {} as
      | { type: 'code.changed'; code: string }
      | { type: 'code.submitted' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: {
    load: endpointPort(listCoupons, () => ({})),
    register: endpointPort(registerCoupon, (input: { code: string }) => ({ body: input })),
  },
  guards: { hasCode: ({ context }) => context.code.trim() !== '' },
  actions: {
    keepCoupons: assign({ coupons: (_, params: { coupons: Coupon[] }) => params.coupons, error: null }),
    keepError,
    keepCode: assign({ code: (_, params: { code: string }) => params.code, problem: null }),
    addCoupon: assign({
      coupons: ({ context }, params: { coupon: Coupon }) => [params.coupon, ...context.coupons],
      // The field may have another code by now, which stays.
      code: ({ context: { code, sent } }) => (code === sent ? '' : code),
    }),
    noteSent: assign({ sent: ({ context }) => context.code }),
    keepProblem: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    announce: (_, _params: { coupon: Coupon }) => {},
  },
}).createMachine({
  id: 'couponWallet',
  description: 'Own coupons, and a code to get one more.',
  context: { coupons: [], code: '', sent: '', problem: null, error: null },
  initial: 'loading',
  on: { 'code.changed': { actions: { type: 'keepCode', params: ({ event }) => event } } },
  states: {
    loading: reading({
      src: 'load',
      onDone: withOutput('ready', 'keepCoupons', 'coupons'),
      onError: toFailed,
    }),
    failed: failed('loading'),
    ready: { tags: ['ready'], on: { 'code.submitted': { guard: 'hasCode', target: 'registering' } } },
    registering: invoking({
      tags: ['ready', 'saving'],
      description: 'A code gives one coupon a member; the typed code stays after a refusal.',
      entry: 'noteSent',
      src: 'register',
      input: ({ context }) => ({ code: context.sent }),
      onDone: {
        target: 'ready',
        actions: [
          { type: 'addCoupon', params: ({ event }) => ({ coupon: event.output }) },
          { type: 'announce', params: ({ event }) => ({ coupon: event.output }) },
        ],
      },
      onError: {
        target: 'ready',
        actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
      },
    }),
  },
});
