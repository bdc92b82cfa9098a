import { type CaseState, listCases, type ReportCase } from '#domain/admin/reports/report-case.ts';
import type { ReportTarget } from '#domain/admin/reports/target.ts';
import { idOf } from '#domain/kit/parse-value.ts';
import type { ReportReason } from '#domain/reviews/review-reaction.ts';
import { pagePort } from '../../kit/endpoint-port.ts';
import { createIndexMachine } from '../../kit/index.machine.ts';

/** Filters of the report queue as the address carries them; a `state` of null shows undecided cases. */
export type ReportFilters = {
  state: CaseState | null;
  type: ReportTarget | null;
  reason: ReportReason | null;
  /** Number of the author. */
  author: string | null;
};

/** Machine of the report queue: paged by state, type, reason and author, waiting cases by default. */
export const reportQueueMachine = createIndexMachine<ReportCase, ReportFilters>({
  id: 'reportQueue',
  description: 'Reported things as the address narrows and orders them: those that wait, or those decided.',
  // What is not said in the address is not asked.
  loadPage: pagePort(listCases, ({ page, filter: { filters, sort, size } }) => {
    const { state, type, reason, author } = filters;
    const authorId = idOf(author);
    return {
      page,
      size,
      ...(state ? { state } : {}),
      ...(type ? { type } : {}),
      ...(reason ? { reason } : {}),
      ...(authorId ? { authorId } : {}),
      ...(sort === 'age' ? { sort: 'age' as const } : {}),
    };
  }),
});
