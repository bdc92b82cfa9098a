import { fromPromise } from 'xstate';
import type { Page, PageQuery } from '#domain/kit/page.ts';
import { pointTransactionsOfOrder, pointTransactionsOfPeriod } from '#domain/rewards/point-rows.ts';
import { type PointTransaction, pointTransactions, pointTransactionsByType } from '#domain/rewards/points.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import { expiringPointsMachine } from '#machines/rewards/expiring-points.machine.ts';
import { type PointFilter, pointsMachine } from '#machines/rewards/points.machine.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';

/** Wires the point screen. */
export const wirePoints = ({ call }: { call: Call }) =>
  wire(pointsMachine, { call }).provide({
    actors: {
      loadHistory: fromPromise<Page<PointTransaction>, PagedRequest<PointFilter>>(
        async ({ input: { filter, ...query }, signal }) => {
          if (filter.order) return ofOrder(call, filter.order, signal);
          const { transactions, totalPages, totalElements } = await narrowed(call, filter, query, signal);
          return { items: transactions, page: query.page, totalPages, totalElements };
        },
      ),
    },
  });

/** Transactions of one order as a single page. */
async function ofOrder(call: Call, orderId: number, signal: AbortSignal): Promise<Page<PointTransaction>> {
  const items = await call(pointTransactionsOfOrder, { params: { orderId } }, { signal });
  return { items, page: 0, totalPages: 1, totalElements: items.length };
}

/** Uses the older endpoints by type or by period where one of them covers the whole filter. */
function narrowed(call: Call, { kind, period }: PointFilter, query: PageQuery, signal: AbortSignal) {
  if (period) {
    const between = { startDate: period.from, endDate: period.to, ...(kind ? { type: kind } : {}) };
    return call(pointTransactionsOfPeriod, { query: { ...query, ...between } }, { signal });
  }
  return kind
    ? call(pointTransactionsByType, { params: { type: kind }, query }, { signal })
    : call(pointTransactions, { query }, { signal });
}

/** Wires the points that expire soon. */
export const wireExpiring = ({ call }: { call: Call }) => wire(expiringPointsMachine, { call });
