import { assign, setup } from 'xstate';
import type { FeedRewardStatistics } from '#domain/admin/feed-rewards/feed-reward-endpoints.ts';
import { failed, keepError, toFailed, withError } from '../../kit/pieces/failures.ts';
import { invoking, reading } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';
import { port } from '../../kit/port.ts';

/** Statistics of rewards as shown above their table. */
export type RewardStatistics = FeedRewardStatistics & {
  /** Daily figures of the last weeks, oldest first. */
  days: readonly { day: string; created: number; processed: number; points: number }[];
};

/** Machine of the reward statistics, refreshed every minute; old values stay until new ones arrive. */
export const rewardStatisticsMachine = setup({
  types: {
    context: {} as { figures: RewardStatistics | null; error: string | null },
    events: {} as { type: 'figures.outdated' } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed',
  },
  actors: { read: port<RewardStatistics>('read') },
  delays: { freshness: 60_000 },
  actions: {
    keepFigures: assign({
      figures: (_, params: { figures: RewardStatistics }) => params.figures,
      error: null,
    }),
    keepError,
  },
}).createMachine({
  id: 'rewardStatistics',
  description:
    'Figures of rewards, read again by themselves: the old ones stay until the new ones are there.',
  context: { figures: null, error: null },
  initial: 'loading',
  states: {
    loading: reading({
      src: 'read',
      onDone: withOutput('fresh', 'keepFigures', 'figures'),
      onError: toFailed,
    }),
    fresh: {
      tags: ['ready'],
      after: { freshness: { target: 'refreshing' } },
      on: { 'figures.outdated': { target: 'refreshing' } },
    },
    refreshing: invoking({
      tags: ['ready'],
      on: { 'figures.outdated': { target: 'refreshing', reenter: true } },
      id: 'readAgain',
      src: 'read',
      onDone: withOutput('fresh', 'keepFigures', 'figures'),
      onError: withError('stale'),
    }),
    stale: {
      tags: ['ready'],
      description: 'The last figures that came; they are asked for again.',
      after: { freshness: { target: 'refreshing' } },
      on: { 'figures.outdated': { target: 'refreshing' }, 'screen.retried': { target: 'refreshing' } },
    },
    failed: failed('loading'),
  },
});
