import { assertEvent, assign, setup } from 'xstate';
import type { ReportReason } from '#domain/reviews/review-reaction.ts';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

/** What a member reports about another member's review. */
export type ReviewReport = { reviewId: number; reason: ReportReason; description: string };

export const reviewReportMachine = setup({
  types: {
    context: {} as { reviewId: number; error: string | null },
    input: {} as { reviewId: number },
    events: {} as
      | { type: 'report.opened' }
      | { type: 'report.closed' }
      | { type: 'report.submitted'; reason: ReportReason; description: string },
    tags: {} as 'open' | 'saving',
  },
  actors: { sendReport: port<void, ReviewReport>('sendReport') },
  actions: {
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    dropError: assign({ error: null }),
    thank: () => {},
  },
}).createMachine({
  id: 'reviewReport',
  description: 'Another member reports a review, once.',
  context: ({ input }) => ({ reviewId: input.reviewId, error: null }),
  initial: 'closed',
  states: {
    closed: { on: { 'report.opened': { target: 'choosing', actions: 'dropError' } } },
    choosing: {
      tags: ['open'],
      on: { 'report.closed': { target: 'closed' }, 'report.submitted': { target: 'sending' } },
    },
    sending: {
      tags: ['open', 'saving'],
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context, event }) => {
          assertEvent(event, 'report.submitted');
          const { reason, description } = event;
          return { reviewId: context.reviewId, reason, description };
        },
        onDone: { target: 'reported', actions: 'thank' },
        onError: {
          target: 'choosing',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    reported: { type: 'final', description: 'The server has it; there is no second report.' },
  },
});
