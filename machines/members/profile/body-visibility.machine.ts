import { assertEvent, assign, setup } from 'xstate';
import type { BodyVisibility } from '#domain/members/profile/profile.ts';
import { messageOf } from '../../kit/failure.ts';
import { port } from '../../kit/port.ts';

type Choice = { visibility: BodyVisibility };
type Failed = { error: unknown };

/** Machine of the visibility of body measurements: changes at once, reverted if refused. */
export const bodyVisibilityMachine = setup({
  types: {
    context: {} as { visibility: BodyVisibility; wanted: BodyVisibility; error: string | null },
    events: {} as { type: 'visibility.chosen'; visibility: BodyVisibility } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: { load: port<Choice>('load'), save: port<void, Choice>('save') },
  guards: {
    isAnother: ({ context }, params: Choice) => params.visibility !== context.visibility,
  },
  actions: {
    keep: assign({
      visibility: (_, params: Choice) => params.visibility,
      wanted: (_, params: Choice) => params.visibility,
      error: null,
    }),
    noteWish: assign({ wanted: (_, params: Choice) => params.visibility, error: null }),
    takeBack: assign({
      wanted: ({ context }) => context.visibility,
      error: (_, params: Failed) => messageOf(params.error),
    }),
    keepError: assign({ error: (_, params: Failed) => messageOf(params.error) }),
  },
}).createMachine({
  id: 'bodyVisibility',
  description:
    'Who sees the body figures of a member: a choice counts at once, and a refused one is taken back.',
  context: { visibility: 'PRIVATE', wanted: 'PRIVATE', error: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'choosing', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
    choosing: {
      tags: ['ready'],
      initial: 'untouched',
      on: {
        'visibility.chosen': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'noteWish', params: ({ event }) => event },
        },
      },
      states: { untouched: {}, saved: {}, refused: { description: 'What counted before counts still.' } },
    },
    saving: {
      tags: ['ready', 'saving'],
      description: 'One choice at a time: nobody can tell which of two would be heard last.',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ event }) => {
          assertEvent(event, 'visibility.chosen');
          return { visibility: event.visibility };
        },
        onDone: {
          target: 'choosing.saved',
          actions: { type: 'keep', params: ({ context }) => ({ visibility: context.wanted }) },
        },
        onError: {
          target: 'choosing.refused',
          actions: { type: 'takeBack', params: ({ event }) => event },
        },
      },
    },
  },
});
