import { listAllSettlements, type SettledStore } from '#domain/seller/settlements/settlement.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createIndexMachine } from '../../kit/index.machine.ts';

/** Filter of settlement statements; null shows every state. */
export type SettlementFilters = { paid: 'CLOSED' | 'PAID' | null };

/** Machine of the statements of all stores: newest first, paged, with the unpaid total. */
export const settlementDeskMachine = createIndexMachine<SettledStore, SettlementFilters>({
  id: 'settlementDesk',
  description: 'Statements of every store, newest first, and how much is still to be paid.',
  loadPage: endpointPort(
    listAllSettlements,
    ({ page, filter }) => {
      const { paid } = filter.filters;
      return { query: { page, size: filter.size, ...(paid ? { state: paid } : {}) } };
    },
    (answer, { page }) => {
      const { content, totalPages, totalElements, unpaid } = answer;
      return { items: content, page, totalPages, totalElements, counts: { unpaid } };
    },
  ),
});
