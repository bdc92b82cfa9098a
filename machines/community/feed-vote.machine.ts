import { assign, setup } from 'xstate';
import { withdrawVote } from '#domain/events/vote.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { withNotice } from '../kit/pieces/failures.ts';
import { saving } from '../kit/pieces/invoking.ts';
import { withOutput } from '../kit/pieces/transitions.ts';
import { port } from '../kit/port.ts';

/** The member's vote on an entry and the total; `count` is null while the event hides its totals. */
export type VoteState = { voted: boolean; count: number | null };
/** A stored vote with the points that it earned. */
export type CastVote = VoteState & { gained: number };

/**
 * What a reloaded list says of an entry: the votes of others, and whether the member's one vote of the event is still
 * free.
 */
type Known = { vote: VoteState; canVote: boolean };

/** Machine of a member's vote for a feed, one per event, which can be withdrawn while the event runs. */
export const feedVoteMachine = setup({
  types: {
    context: {} as { feedId: number; vote: VoteState; canVote: boolean; gained: number },
    input: {} as { feedId: number; vote: VoteState; canVote: boolean },
    events: {} as
      | { type: 'vote.asked' }
      | { type: 'vote.confirmed' }
      | { type: 'vote.dismissed' }
      | { type: 'vote.withdrawn' }
      | ({ type: 'vote.known' } & Known),
    tags: {} as 'saving' | 'open',
  },
  actors: {
    cast: port<CastVote, { feedId: number }>('cast'),
    withdraw: endpointPort(
      withdrawVote,
      ({ feedId }: { feedId: number }) => ({ params: { id: feedId } }),
      ({ voteCount }) => ({ voted: false, count: voteCount }),
    ),
  },
  guards: {
    canCast: ({ context }) => context.canVote && !context.vote.voted,
    hasVoted: ({ context }) => context.vote.voted,
  },
  actions: {
    keepVote: assign((_, { gained, ...vote }: CastVote) => ({ vote, gained })),
    reopenVote: assign({
      vote: (_, params: { vote: VoteState }) => params.vote,
      canVote: true,
      gained: 0,
    }),
    keepKnown: assign((_, { vote, canVote }: Known) => ({ vote, canVote })),
    notify: (_, _params: { reason: string }) => {},
    thank: (_, _params: { voted: boolean }) => {},
  },
}).createMachine({
  id: 'feedVote',
  description: 'One vote a member and event; it can be taken back while the event runs.',
  context: ({ input }) => ({ ...input, gained: 0 }),
  initial: 'settled',
  on: { 'vote.known': { actions: { type: 'keepKnown', params: ({ event }) => event } } },
  states: {
    settled: {
      on: {
        'vote.asked': { guard: 'canCast', target: 'confirming' },
        'vote.withdrawn': { guard: 'hasVoted', target: 'withdrawing' },
      },
    },
    confirming: {
      tags: ['open'],
      description: 'A vote is the only one of its event, so it is asked once.',
      on: { 'vote.confirmed': { target: 'casting' }, 'vote.dismissed': { target: 'settled' } },
    },
    casting: saving({
      src: 'cast',
      input: ({ context }) => ({ feedId: context.feedId }),
      onDone: {
        target: 'settled',
        actions: [
          { type: 'keepVote', params: ({ event }) => event.output },
          { type: 'thank', params: ({ event }) => ({ voted: event.output.voted }) },
        ],
      },
      onError: withNotice('settled'),
    }),
    withdrawing: saving({
      src: 'withdraw',
      input: ({ context }) => ({ feedId: context.feedId }),
      onDone: withOutput('settled', 'reopenVote', 'vote'),
      onError: withNotice('settled'),
    }),
  },
});
