import type { AppealState } from '#domain/admin/reports/appeal.ts';
import type { AppealRow } from '#domain/admin/reports/appeal-queue.ts';
import { createIndexMachine } from '../kit/index.machine.ts';

/** Without a state those that wait. */
export type AppealFilters = { state: AppealState | null };

export const appealDeskMachine = createIndexMachine<AppealRow, AppealFilters>({
  id: 'appealDesk',
  description: 'What authors object to: those that wait, oldest first, or those that were decided.',
});
