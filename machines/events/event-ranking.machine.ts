import { assign, setup } from 'xstate';
import type { Feed } from '#domain/community/feed.ts';
import { RANKING_SECONDS } from '#domain/policies/events.ts';
import { failed, keepError, toFailed } from '../kit/pieces/failures.ts';
import { invoking, reading } from '../kit/pieces/invoking.ts';
import { withOutput } from '../kit/pieces/transitions.ts';
import { port } from '../kit/port.ts';

/** Fields of one entry in the ranking. */
export type RankedEntry = Pick<Feed, 'id' | 'title' | 'participantVoteCount' | 'isMine'> & {
  userId: number;
  nickname: string;
  image: string | null;
};

/** The event; `isOver` means that it has ended, so that votes no longer change its ranking. */
export type RankingInput = { eventId: number; isOver: boolean };

/** Machine of the entries with the most votes, polled while the event runs and the page is visible. */
export const eventRankingMachine = setup({
  types: {
    context: {} as {
      eventId: number;
      isOver: boolean;
      first: readonly RankedEntry[];
      error: string | null;
    },
    input: {} as RankingInput,
    events: {} as
      | { type: 'screen.retried' }
      | { type: 'ranking.outdated' }
      | { type: 'page.left' }
      | { type: 'page.returned' },
    tags: {} as 'busy' | 'ready' | 'failed',
  },
  actors: { load: port<readonly RankedEntry[], { eventId: number }>('load') },
  guards: { isOver: ({ context }) => context.isOver },
  delays: { pace: RANKING_SECONDS * 1_000 },
  actions: {
    keepFirst: assign({
      first: (_, params: { first: readonly RankedEntry[] }) => params.first,
      error: null,
    }),
    keepError,
  },
}).createMachine({
  id: 'eventRanking',
  description:
    'The entries with the most votes, read again by itself while the event runs and somebody looks.',
  context: ({ input }) => ({ ...input, first: [], error: null }),
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      input: ({ context }) => ({ eventId: context.eventId }),
      onDone: [
        {
          guard: 'isOver',
          target: 'closed',
          actions: { type: 'keepFirst', params: ({ event }) => ({ first: event.output }) },
        },
        { target: 'shown', actions: { type: 'keepFirst', params: ({ event }) => ({ first: event.output }) } },
      ],
      onError: toFailed,
    }),
    shown: {
      tags: ['ready'],
      after: { pace: { target: 'refreshing' } },
      on: { 'ranking.outdated': { target: 'refreshing' }, 'page.left': { target: 'resting' } },
    },
    refreshing: invoking({
      tags: ['ready'],
      description: 'What was read last stays, and stays longer where nothing new comes.',
      on: { 'ranking.outdated': { target: 'refreshing', reenter: true }, 'page.left': { target: 'resting' } },
      id: 'loadAgain',
      src: 'load',
      input: ({ context }) => ({ eventId: context.eventId }),
      onDone: withOutput('shown', 'keepFirst', 'first'),
      onError: { target: 'shown' },
    }),
    resting: {
      tags: ['ready'],
      description: 'The page is behind another one: nobody would see what is read.',
      on: { 'page.returned': { target: 'refreshing' } },
    },
    closed: {
      tags: ['ready'],
      description: 'The event has ended: its ranking stays as it is, and is not read again.',
    },
    failed: failed('loading'),
  },
});
