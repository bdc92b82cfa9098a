import { fromPromise } from 'xstate';
import { type BulkForm, decideMany } from '#domain/admin/reports/bulk-decision.ts';
import { decideCase, type ReportCase } from '#domain/admin/reports/report-case.ts';
import { type ReportBulkFilter, reportBulkMachine } from '#machines/admin/reports/report-bulk.machine.ts';
import type { BulkRequest, RowOutcome } from '#machines/kit/bulk.ts';
import { messageOf } from '#machines/kit/failure.ts';
import type { AppServices } from '#src/flow/services.ts';
import { reportsText as text } from './reports.text.ts';

type Wish = BulkRequest<ReportBulkFilter, BulkForm['decision']>;
type Hooks = { rows: () => readonly ReportCase[]; onDone: () => void };

/**
 * Provides the chart of bulk decisions with its calls and effects: selected rows are decided one by
 * one with the version on the page, "all" in one call.
 */
export const wireReportBulk = ({ call }: AppServices, { rows, onDone }: Hooks) => {
  const one = async (id: number, decision: BulkForm['decision']): Promise<RowOutcome> => {
    const row = rows().find(({ caseId }) => caseId === id);
    if (!row) return { id, done: false, reason: text.bulk.stale };
    try {
      await call(decideCase, { params: { id }, body: { decision, version: row.version } });
      return { id, done: true, reason: null };
    } catch (error) {
      return { id, done: false, reason: messageOf(error) };
    }
  };
  return reportBulkMachine.provide({
    actors: {
      count: fromPromise<number, Wish>(async ({ input: { chosen, act } }) => {
        if ('ids' in chosen) return chosen.ids.length;
        const { count } = await call(decideMany, {
          body: { ...chosen.filter, decision: act, isTrial: true },
        });
        return count;
      }),
      act: fromPromise<readonly RowOutcome[], Wish>(async ({ input: { chosen, act } }) => {
        if ('filter' in chosen) {
          const answer = await call(decideMany, { body: { ...chosen.filter, decision: act } });
          return answer.rows;
        }
        const outcomes: RowOutcome[] = [];
        for (const id of chosen.ids) outcomes.push(await one(id, act));
        return outcomes;
      }),
    },
    actions: { announceDone: () => onDone() },
  });
};
