import { assign, setup } from 'xstate';
import type { Segment } from '#domain/admin/coupons/segment-calls.ts';
import { isUnanswered } from '../kit/failure.ts';
import { type Change, changed, type FormEvent, type FormState, refusedBy } from '../kit/form.ts';
import { port } from '../kit/port.ts';
import {
  type SegmentCount,
  type SegmentValues,
  segmentOf,
  segmentProblems,
  typedSegment,
  whyNot,
} from './segment-gift.model.ts';

/** The campaign, and whom it was given to before where that is done again. */
export type SegmentGiftAbout = { id: number; segment: Segment | null };
type Asked = { id: number; segment: Segment };

export const segmentGiftMachine = setup({
  types: {
    context: {} as FormState<SegmentValues> & { id: number; counted: SegmentCount | null },
    input: {} as SegmentGiftAbout,
    events: {} as FormEvent<SegmentValues> | { type: 'gift.confirmed' } | { type: 'gift.dismissed' },
    tags: {} as 'saving' | 'open',
  },
  actors: { count: port<SegmentCount, Asked>('count'), give: port<void, Asked>('give') },
  guards: {
    hasProblems: ({ context }) => segmentProblems(context.values).length > 0,
    canGive: ({ context: { counted } }) => counted !== null && whyNot(counted) === null,
    isUnanswered: (_, params: { error: unknown }) => isUnanswered(params.error),
  },
  actions: {
    change: assign(({ context }, params: { change: Change<SegmentValues> }) =>
      changed(context, params.change),
    ),
    showProblems: assign({ problems: ({ context }) => segmentProblems(context.values), error: null }),
    keepCount: assign({ counted: (_, params: { counted: SegmentCount }) => params.counted, error: null }),
    keepRefusal: assign((_, params: { error: unknown }) => refusedBy(params.error)),
    focusProblem: () => {},
    finish: () => {},
  },
}).createMachine({
  id: 'segmentGift',
  description:
    'Who is meant is chosen and counted; coupons are given only to a number that somebody has seen.',
  context: ({ input }) => ({
    id: input.id,
    values: typedSegment(input.segment),
    counted: null,
    problems: [],
    error: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'typing',
      on: {
        'field.changed': {
          actions: { type: 'change', params: ({ event }) => ({ change: event.change }) },
        },
        'form.submitted': [
          { guard: 'hasProblems', target: '.typing', actions: ['showProblems', 'focusProblem'] },
          { target: 'counting' },
        ],
      },
      states: {
        typing: {},
        refused: { description: 'The server did not count or give, and says why.' },
        unanswered: { description: 'Nobody knows whether it has begun: asked again, it begins once.' },
      },
    },
    counting: {
      tags: ['saving'],
      invoke: {
        id: 'count',
        src: 'count',
        input: ({ context: { id, values } }) => ({ id, segment: segmentOf(values) }),
        onDone: {
          target: 'counted',
          actions: { type: 'keepCount', params: ({ event }) => ({ counted: event.output }) },
        },
        onError: {
          target: 'choosing.refused',
          actions: [{ type: 'keepRefusal', params: ({ event }) => event }, 'focusProblem'],
        },
      },
    },
    counted: {
      tags: ['open'],
      on: {
        'gift.confirmed': { guard: 'canGive', target: 'giving' },
        'gift.dismissed': { target: 'choosing' },
      },
    },
    giving: {
      tags: ['saving'],
      invoke: {
        id: 'give',
        src: 'give',
        input: ({ context: { id, values } }) => ({ id, segment: segmentOf(values) }),
        onDone: { target: 'given', actions: 'finish' },
        onError: [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'choosing.unanswered',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          {
            target: 'choosing.refused',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
        ],
      },
    },
    given: { type: 'final' },
  },
});
