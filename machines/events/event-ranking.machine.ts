import { assign, setup } from 'xstate';
import type { Feed } from '#domain/community/feed.ts';
import { RANKING_SECONDS } from '#domain/policies/events.ts';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

/** What the ranking shows of an entry. */
export type RankedEntry = Pick<Feed, 'id' | 'title' | 'participantVoteCount' | 'isMine'> & {
  userId: number;
  nickname: string;
  image: string | null;
};

export const eventRankingMachine = setup({
  types: {
    context: {} as { eventId: number; first: readonly RankedEntry[]; error: string | null },
    input: {} as { eventId: number },
    events: {} as
      | { type: 'screen.retried' }
      | { type: 'ranking.outdated' }
      | { type: 'page.left' }
      | { type: 'page.returned' },
    tags: {} as 'busy' | 'ready' | 'failed',
  },
  actors: { load: port<readonly RankedEntry[], { eventId: number }>('load') },
  delays: { pace: RANKING_SECONDS * 1_000 },
  actions: {
    keepFirst: assign({
      first: (_, params: { first: readonly RankedEntry[] }) => params.first,
      error: null,
    }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
  },
}).createMachine({
  id: 'eventRanking',
  description: 'The entries with the most votes, read again by itself while somebody looks.',
  context: ({ input }) => ({ eventId: input.eventId, first: [], error: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ eventId: context.eventId }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepFirst', params: ({ event }) => ({ first: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: {
      tags: ['ready'],
      after: { pace: { target: 'refreshing' } },
      on: { 'ranking.outdated': { target: 'refreshing' }, 'page.left': { target: 'resting' } },
    },
    refreshing: {
      tags: ['ready'],
      description: 'What was read last stays, and stays longer where nothing new comes.',
      on: {
        'ranking.outdated': { target: 'refreshing', reenter: true },
        'page.left': { target: 'resting' },
      },
      invoke: {
        id: 'loadAgain',
        src: 'load',
        input: ({ context }) => ({ eventId: context.eventId }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepFirst', params: ({ event }) => ({ first: event.output }) },
        },
        onError: { target: 'shown' },
      },
    },
    resting: {
      tags: ['ready'],
      description: 'The page is behind another one: nobody would see what is read.',
      on: { 'page.returned': { target: 'refreshing' } },
    },
    failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
  },
});
