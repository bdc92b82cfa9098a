import { type LineTab, listSellerLines, type SellerLine } from '#domain/seller/orders/seller-line.ts';
import { pagePort } from '../../kit/endpoint-port.ts';
import { createIndexMachine } from '../../kit/index.machine.ts';

/**
 * Filters of the order-line table; the days of the order (Asia/Seoul) are both included, and a `tab` of null shows
 * all.
 */
export type LineFilters = {
  q: string | null;
  tab: Exclude<LineTab, 'ALL'> | null;
  from: string | null;
  until: string | null;
};
/** Query parameters of the filters that are set. */
export const saidIn = ({ q, tab, from, until }: LineFilters) => ({
  ...(q ? { q } : {}),
  ...(tab ? { tab } : {}),
  ...(from ? { from } : {}),
  ...(until ? { until } : {}),
});

/** Machine of the seller's order lines: paid lines by view, words and days, with counts by view. */
export const sellerLinesMachine = createIndexMachine<SellerLine, LineFilters>({
  id: 'sellerLines',
  description: 'Paid lines of the own store by view, words and days, with how many there are in each view.',
  loadPage: pagePort(listSellerLines, ({ page, filter }) => ({
    page,
    size: filter.size,
    ...saidIn(filter.filters),
  })),
});
