import { assign, setup } from 'xstate';
import { countSegment, issueToSegment, type Segment } from '#domain/admin/coupons/segment-endpoints.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { unanswered } from '../../kit/failure.ts';
import type { FormEvent, FormState } from '../../kit/form.ts';
import { submitted, typed, withRefusal } from '../../kit/pieces/form.ts';
import { formOf } from '../../kit/pieces/form-rules.ts';
import { saving } from '../../kit/pieces/invoking.ts';
import { withEvent, withOutput } from '../../kit/pieces/transitions.ts';
import {
  type SegmentCount,
  type SegmentValues,
  segmentOf,
  segmentProblems,
  typedSegment,
  whyNot,
} from './segment-gift.model.ts';

/** The campaign, and the segment of an earlier issue if that is repeated. */
export type SegmentGiftAbout = { id: number; segment: Segment | null };
type Asked = { id: number; segment: Segment };

const form = formOf(({ values }: FormState<SegmentValues>) => segmentProblems(values));

/** Machine that selects a segment, counts its members, and issues coupons after the count was shown. */
export const segmentGiftMachine = setup({
  types: {
    context: {} as FormState<SegmentValues> & { id: number; counted: SegmentCount | null },
    input: {} as SegmentGiftAbout,
    events: {} as FormEvent<SegmentValues> | { type: 'gift.confirmed' } | { type: 'gift.dismissed' },
    tags: {} as 'saving' | 'open',
  },
  actors: {
    count: endpointPort(countSegment, ({ id, segment }: Asked) => ({ params: { id }, query: segment })),
    give: endpointPort(
      issueToSegment,
      ({ id, segment }: Asked) => ({ params: { id }, body: segment }),
      nothing,
    ),
  },
  guards: {
    ...form.guards,
    canGive: ({ context: { counted } }) => counted !== null && whyNot(counted) === null,
  },
  actions: {
    ...form.actions,
    keepCount: assign({ counted: (_, params: { counted: SegmentCount }) => params.counted, error: null }),
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
        'field.changed': typed,
        'form.submitted': submitted('counting'),
      },
      states: {
        typing: {},
        refused: { description: 'The server did not count or give, and says why.' },
        unanswered: { description: 'Nobody knows whether it has begun: asked again, it begins once.' },
      },
    },
    counting: saving({
      src: 'count',
      input: ({ context: { id, values } }) => ({ id, segment: segmentOf(values) }),
      onDone: withOutput('counted', 'keepCount', 'counted'),
      onError: withRefusal('choosing.refused'),
    }),
    counted: {
      tags: ['open'],
      on: {
        'gift.confirmed': { guard: 'canGive', target: 'giving' },
        'gift.dismissed': { target: 'choosing' },
      },
    },
    giving: saving({
      src: 'give',
      input: ({ context: { id, values } }) => ({ id, segment: segmentOf(values) }),
      onDone: { target: 'given', actions: 'finish' },
      onError: [
        {
          guard: unanswered,
          target: 'choosing.unanswered',
          actions: { type: 'keepRefusal', params: ({ event }) => event },
        },
        withEvent('choosing.refused', 'keepRefusal'),
      ],
    }),
    given: { type: 'final' },
  },
});
