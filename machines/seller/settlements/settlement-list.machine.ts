import type { Page } from '#domain/kit/page.ts';
import {
  listSettlements,
  type RunningSettlement,
  type Settlement,
} from '#domain/seller/settlements/settlement.ts';
import { pagePort } from '../../kit/endpoint-port.ts';
import { createPagedMachine } from '../../kit/paged.machine.ts';

/** A page of closed weekly statements, with the running total of this week. */
export type SettlementPage = Page<Settlement> & { open: RunningSettlement };

/** Machine of the weekly settlement statements: newest first, with the running total of this week. */
export const settlementListMachine = createPagedMachine<Settlement, { size: number }, SettlementPage>({
  id: 'settlementList',
  description: 'Statements of a store by week, newest first, beside the week that has not ended.',
  loadPage: pagePort(listSettlements, ({ page, filter }) => ({ page, size: filter.size })),
  size: 20,
  filters: 'withPage',
});
