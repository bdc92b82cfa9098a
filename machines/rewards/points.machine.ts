import type { ResponseOf } from '#domain/kit/endpoint.ts';
import type { Page } from '#domain/kit/page.ts';
import { pointTransactionsOfOrder, pointTransactionsOfPeriod } from '#domain/rewards/point-rows.ts';
import {
  type PointBalance,
  type PointTransaction,
  type PointType,
  pointBalance,
  pointTransactions,
  pointTransactionsByType,
} from '#domain/rewards/points.ts';
import { asksOneOf, endpointPort, type PortEndpoint, to } from '../kit/endpoint-port.ts';
import { createLedgerMachine } from '../kit/ledger.machine.ts';
import type { PagedRequest } from '../kit/paged.machine.ts';

/** Filter of point entries: one order, or a type and days in Seoul (both included). */
export type PointFilter = {
  order: number | null;
  kind: PointType | null;
  period: { from: string; to: string } | null;
};

/** Question of a filter: the older endpoints by type or by period where one of them covers the whole filter. */
function historyOf({ filter, ...query }: PagedRequest<PointFilter>): PortEndpoint<Page<PointTransaction>> {
  const { order: orderId, kind: type, period } = filter;
  if (orderId) return to(pointTransactionsOfOrder, { params: { orderId } }, wholeOf);
  const paged = ({ transactions, ...totals }: ResponseOf<typeof pointTransactions>) => ({
    items: transactions,
    page: query.page,
    totalPages: totals.totalPages,
    totalElements: totals.totalElements,
  });
  if (period) {
    const between = { startDate: period.from, endDate: period.to, ...(type ? { type } : {}) };
    return to(pointTransactionsOfPeriod, { query: { ...query, ...between } }, paged);
  }
  return type
    ? to(pointTransactionsByType, { params: { type }, query }, paged)
    : to(pointTransactions, { query }, paged);
}

/** Transactions of one order as a single page. */
const wholeOf = (items: PointTransaction[]): Page<PointTransaction> => ({
  items,
  page: 0,
  totalPages: 1,
  totalElements: items.length,
});

/** Machine of the points page: loads the balance, and beside it the entries by order, type or period. */
export const pointsMachine = createLedgerMachine<PointBalance, PointTransaction, PointFilter>({
  id: 'points',
  description:
    'Point balance and transactions; each call succeeds or fails on its own. The address owns the filter.',
  loadSummary: endpointPort(pointBalance, () => ({})),
  loadHistory: asksOneOf(
    [pointTransactions, pointTransactionsByType, pointTransactionsOfPeriod, pointTransactionsOfOrder],
    historyOf,
  ),
  filters: true,
});
