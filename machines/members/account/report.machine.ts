import { assertEvent, assign, setup } from 'xstate';
import { reportThing } from '#domain/admin/reports/report.ts';
import type { ReportTarget } from '#domain/admin/reports/target.ts';
import { blockMember } from '#domain/members/profile/block.ts';
import type { ReportReason } from '#domain/reviews/review-reaction.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { keepError, withError } from '../../kit/pieces/failures.ts';
import { invoking } from '../../kit/pieces/invoking.ts';

/** Reported content and its author; `authorId` is null if blocking the author is not offered. */
export type Reported = { targetType: ReportTarget; targetId: number; authorId: number | null };
/** Typed reason and description of a report. */
export type ReportWords = { reason: ReportReason; description: string };
/** Report that is sent: the reported content with the reason and the description. */
export type Report = ReportWords & Pick<Reported, 'targetType' | 'targetId'>;

/** Machine of the form that reports content or blocks its author. */
export const reportMachine = setup({
  types: {
    context: {} as Reported & { error: string | null },
    input: {} as Reported,
    events: {} as
      | { type: 'report.opened' }
      | { type: 'report.closed' }
      | ({ type: 'report.submitted' } & ReportWords)
      | { type: 'author.blocked' },
    tags: {} as 'open' | 'saving',
  },
  actors: {
    sendReport: endpointPort(reportThing, (input: Report) => ({ body: input }), nothing),
    blockAuthor: endpointPort(blockMember, (input: { userId: number }) => ({ body: input }), nothing),
  },
  guards: { hasAuthor: ({ context }) => context.authorId !== null },
  actions: {
    keepError,
    dropError: assign({ error: null }),
    thank: () => {},
    tellBlocked: () => {},
  },
}).createMachine({
  id: 'report',
  description: 'A member reports something of somebody else, or blocks its author.',
  context: ({ input }) => ({ ...input, error: null }),
  initial: 'closed',
  states: {
    closed: { on: { 'report.opened': { target: 'choosing', actions: 'dropError' } } },
    choosing: {
      tags: ['open'],
      on: {
        'report.closed': { target: 'closed' },
        'report.submitted': { target: 'sending' },
        'author.blocked': { guard: 'hasAuthor', target: 'blocking' },
      },
    },
    sending: invoking({
      tags: ['open', 'saving'],
      src: 'sendReport',
      input: ({ context, event }) => {
        assertEvent(event, 'report.submitted');
        const { reason, description } = event;
        const { targetType, targetId } = context;
        return { targetType, targetId, reason, description };
      },
      onDone: { target: 'thanked', actions: 'thank' },
      onError: withError('choosing'),
    }),
    blocking: invoking({
      tags: ['open', 'saving'],
      src: 'blockAuthor',
      input: ({ context }) => ({ userId: context.authorId ?? 0 }),
      onDone: { target: 'thanked', actions: 'tellBlocked' },
      onError: withError('choosing'),
    }),
    thanked: { type: 'final', description: 'The member sees it no more; there is no second report.' },
  },
});
