import { assign, setup } from 'xstate';
import { type Leaving, readLeaving, withdraw } from '#domain/members/account/withdrawal.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { unanswered } from '../../kit/failure.ts';
import { failed, isUnanswered, keepError, toFailed, withError } from '../../kit/pieces/failures.ts';
import { invoking, reading } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';

type Context = {
  leaving: Leaving | null;
  /** True if posts stay under an anonymised name. */
  keepPosts: boolean;
  /** True if the withdrawal is confirmed. */
  agreed: boolean;
  error: string | null;
};

/** Machine of the withdrawal: consequences, obstacles and one confirmation. */
export const accountWithdrawalMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'posts.chosen'; keepPosts: boolean }
      | { type: 'loss.accepted'; agreed: boolean }
      | { type: 'leaving.confirmed' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: {
    load: endpointPort(readLeaving, () => ({})),
    leave: endpointPort(withdraw, (input: { keepPosts: boolean }) => ({ body: input }), nothing),
  },
  guards: {
    isBlocked: (_, params: { leaving: Leaving }) => params.leaving.blocks.length > 0,
    hasAgreed: ({ context }) => context.agreed,
    isUnanswered,
  },
  actions: {
    keepLeaving: assign({ leaving: (_, params: { leaving: Leaving }) => params.leaving, error: null }),
    keepError,
    choosePosts: assign({ keepPosts: (_, params: { keepPosts: boolean }) => params.keepPosts }),
    accept: assign({ agreed: (_, params: { agreed: boolean }) => params.agreed, error: null }),
    endSession: () => {},
  },
}).createMachine({
  id: 'accountWithdrawal',
  description: 'Leaving the shop: what goes is said once, and asked once.',
  context: { leaving: null, keepPosts: false, agreed: false, error: null },
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      onDone: [
        {
          guard: { type: 'isBlocked', params: ({ event }) => ({ leaving: event.output }) },
          target: 'blocked',
          actions: { type: 'keepLeaving', params: ({ event }) => ({ leaving: event.output }) },
        },
        withOutput('ready', 'keepLeaving', 'leaving'),
      ],
      onError: toFailed,
    }),
    failed: failed('loading'),
    blocked: {
      tags: ['ready'],
      description: 'Something is open: it has to be settled first.',
      on: { 'screen.retried': { target: 'loading' } },
    },
    ready: {
      tags: ['ready'],
      initial: 'choosing',
      on: {
        'posts.chosen': { actions: { type: 'choosePosts', params: ({ event }) => event } },
        'loss.accepted': { actions: { type: 'accept', params: ({ event }) => event } },
        'leaving.confirmed': { guard: 'hasAgreed', target: 'leaving' },
      },
      states: {
        choosing: {},
        refused: { description: 'The server did not do it and says why.' },
        unanswered: { description: 'Nobody knows: asked again, it is done once.' },
      },
    },
    leaving: invoking({
      tags: ['ready', 'saving'],
      description: 'Who has not just proven who they are is asked for it on the way.',
      src: 'leave',
      input: ({ context }) => ({ keepPosts: context.keepPosts }),
      onDone: { target: 'left', actions: 'endSession' },
      onError: [
        {
          guard: unanswered,
          target: 'ready.unanswered',
          actions: { type: 'keepError', params: ({ event }) => event },
        },
        withError('ready.refused'),
      ],
    }),
    left: { type: 'final' },
  },
});
