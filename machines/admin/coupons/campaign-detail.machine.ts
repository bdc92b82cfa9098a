import { assign, setup } from 'xstate';
import type { Campaign } from '#domain/admin/coupons/campaign-endpoints.ts';
import type { CouponIssue } from '#domain/admin/coupons/segment-endpoints.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { failed, keepError, toFailed, withError } from '../../kit/pieces/failures.ts';
import { invoking, reading } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';
import { port } from '../../kit/port.ts';

/** The part of the page that is polled while coupons are being issued. */
export type CampaignProgress = { campaign: Campaign; issues: readonly CouponIssue[] };
/** Campaign with its bulk issues, and the categories by which the members of a bulk issue can be chosen. */
export type CampaignDetail = CampaignProgress & { categories: readonly Category[] };

const isGiving = ({ issues }: CampaignProgress): boolean => issues.some(({ state }) => state === 'RUNNING');

/** Machine of a campaign and its bulk issues, polled while an issue runs. */
export const campaignDetailMachine = setup({
  types: {
    context: {} as { id: number; detail: CampaignDetail | null; error: string | null },
    input: {} as { id: number },
    events: {} as { type: 'screen.retried' } | { type: 'screen.reloaded' },
    tags: {} as 'busy' | 'ready' | 'failed',
  },
  actors: {
    load: port<CampaignDetail, { id: number }>('load'),
    look: port<CampaignProgress, { id: number }>('look'),
  },
  delays: { pace: 2_000 },
  guards: { isGiving: (_, params: { progress: CampaignProgress }) => isGiving(params.progress) },
  actions: {
    keepDetail: assign({ detail: (_, params: { detail: CampaignDetail }) => params.detail, error: null }),
    keepProgress: assign({
      detail: ({ context }, params: { progress: CampaignProgress }) => ({
        categories: [],
        ...context.detail,
        ...params.progress,
      }),
      error: null,
    }),
    keepError,
    /** Called when the issue of coupons has finished or was stopped. */
    announceEnd: () => {},
  },
}).createMachine({
  id: 'campaignDetail',
  description: 'One campaign and to whom it was given; while it is being given, it is read again by itself.',
  context: ({ input }) => ({ id: input.id, detail: null, error: null }),
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      input: ({ context }) => ({ id: context.id }),
      onDone: [
        {
          guard: { type: 'isGiving', params: ({ event }) => ({ progress: event.output }) },
          target: 'giving',
          actions: { type: 'keepDetail', params: ({ event }) => ({ detail: event.output }) },
        },
        withOutput('settled', 'keepDetail', 'detail'),
      ],
      onError: toFailed,
    }),
    settled: { tags: ['ready'], on: { 'screen.reloaded': { target: 'looking' } } },
    giving: {
      tags: ['ready'],
      after: { pace: { target: 'looking' } },
      on: { 'screen.reloaded': { target: 'looking' } },
    },
    looking: invoking({
      tags: ['ready'],
      description: 'What was read last stays on the screen.',
      on: { 'screen.reloaded': { target: 'looking', reenter: true } },
      src: 'look',
      input: ({ context }) => ({ id: context.id }),
      onDone: [
        {
          guard: { type: 'isGiving', params: ({ event }) => ({ progress: event.output }) },
          target: 'giving',
          actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.output }) },
        },
        {
          target: 'settled',
          actions: [
            { type: 'keepProgress', params: ({ event }) => ({ progress: event.output }) },
            'announceEnd',
          ],
        },
      ],
      onError: withError('stale'),
    }),
    stale: {
      tags: ['ready'],
      description: 'The last that came; it is asked for again.',
      after: { pace: { target: 'looking' } },
      on: { 'screen.reloaded': { target: 'looking' } },
    },
    failed: failed('loading'),
  },
});
