import type { Page } from '#domain/kit/page.ts';
import type { RunningSettlement, Settlement } from '#domain/seller/settlements/settlement.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Statements of weeks that are over, and what this week has come to. */
export type SettlementPage = Page<Settlement> & { open: RunningSettlement };

export const settlementListMachine = createPagedMachine<Settlement, { size: number }, SettlementPage>({
  id: 'settlementList',
  description: 'Statements of a store by week, newest first, beside the week that has not ended.',
  size: 20,
  filters: 'withPage',
});
