import type { AppealState } from '#domain/admin/reports/appeal.ts';
import { type AppealRow, listAppeals } from '#domain/admin/reports/appeal-queue.ts';
import { pagePort } from '../../kit/endpoint-port.ts';
import { createIndexMachine } from '../../kit/index.machine.ts';

/** Filter of the appeal table; null shows the appeals that wait for an answer. */
export type AppealFilters = { state: AppealState | null };

/** Machine of the appeal table: appeals that wait, oldest first, or those already decided. */
export const appealDeskMachine = createIndexMachine<AppealRow, AppealFilters>({
  id: 'appealDesk',
  description: 'What authors object to: those that wait, oldest first, or those that were decided.',
  loadPage: pagePort(listAppeals, ({ filter, page }) => {
    const { filters, size } = filter;
    return { page, size, ...(filters.state ? { state: filters.state } : {}) };
  }),
});
