import { assign, setup } from 'xstate';
import {
  type CouponDownload,
  downloadCoupon,
  listCouponDownloads,
} from '#domain/trade/coupons/coupon-downloads.ts';
import { endpointPort, nothing } from '../kit/endpoint-port.ts';
import { messageOf } from '../kit/failure.ts';

/** Machine of the coupons to download, wherever they are offered; with those of the store whose page it is. */
export const couponDownloadsMachine = setup({
  types: {
    context: {} as {
      storeId: number | null;
      coupons: CouponDownload[];
      campaignId: number;
      problem: string | null;
    },
    input: {} as { storeId: number | null },
    events: {} as
      | { type: 'list.opened' }
      | { type: 'list.closed' }
      | { type: 'coupon.chosen'; campaignId: number },
    tags: {} as 'busy' | 'ready' | 'open' | 'saving',
  },
  actors: {
    load: endpointPort(listCouponDownloads, ({ storeId }: { storeId: number | null }) => ({
      query: storeId === null ? {} : { storeId },
    })),
    download: endpointPort(
      downloadCoupon,
      ({ campaignId }: { campaignId: number }) => ({ params: { id: campaignId } }),
      nothing,
    ),
  },
  guards: {
    isThere: ({ context }, { campaignId }: { campaignId: number }) =>
      context.coupons.some((coupon) => coupon.campaignId === campaignId && !coupon.isTaken),
  },
  actions: {
    keepCoupons: assign({ coupons: (_, { coupons }: { coupons: CouponDownload[] }) => coupons }),
    keepChosen: assign({
      campaignId: (_, { campaignId }: { campaignId: number }) => campaignId,
      problem: null,
    }),
    markTaken: assign({
      coupons: ({ context: { coupons, campaignId } }) =>
        coupons.map((coupon) => (coupon.campaignId === campaignId ? { ...coupon, isTaken: true } : coupon)),
    }),
    keepProblem: assign({ problem: (_, { error }: { error: unknown }) => messageOf(error) }),
    dropProblem: assign({ problem: null }),
    /** Called with the downloaded coupon: prices on screen depend on it. */
    announce: (_, _params: { name: string }) => {},
  },
}).createMachine({
  id: 'couponDownloads',
  description:
    'Coupons that a member can download; a page shows that there are any, and lists them on a press.',
  context: ({ input }) => ({ storeId: input.storeId, coupons: [], campaignId: 0, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ storeId: context.storeId }),
        onDone: {
          target: 'closed',
          actions: { type: 'keepCoupons', params: ({ event }) => ({ coupons: event.output }) },
        },
        onError: { target: 'closed', description: 'The page stays without its offer.' },
      },
    },
    closed: { tags: ['ready'], on: { 'list.opened': 'open' } },
    open: {
      tags: ['open'],
      on: { 'list.closed': { target: 'closed', actions: 'dropProblem' } },
      initial: 'resting',
      states: {
        resting: {
          tags: ['ready'],
          on: {
            'coupon.chosen': {
              guard: { type: 'isThere', params: ({ event }) => event },
              target: 'downloading',
              actions: { type: 'keepChosen', params: ({ event }) => event },
            },
          },
        },
        downloading: {
          tags: ['ready', 'saving'],
          description: 'A coupon is downloaded once; what is gone meanwhile is said.',
          invoke: {
            id: 'download',
            src: 'download',
            input: ({ context }) => ({ campaignId: context.campaignId }),
            onDone: {
              target: 'resting',
              actions: [
                'markTaken',
                {
                  type: 'announce',
                  params: ({ context: { coupons, campaignId } }) => ({
                    name: coupons.find((coupon) => coupon.campaignId === campaignId)?.name ?? '',
                  }),
                },
              ],
            },
            onError: {
              target: 'resting',
              actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
});
