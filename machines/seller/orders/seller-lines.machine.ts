import { type LineTab, listSellerLines, type SellerLine } from '#domain/seller/orders/seller-line.ts';
import { asksPage } from '../../kit/asks.ts';
import { createIndexMachine } from '../../kit/index.machine.ts';

/** Days of Seoul on which it was ordered, both included; every view is none. */
export type LineFilters = {
  q: string | null;
  tab: Exclude<LineTab, 'ALL'> | null;
  from: string | null;
  until: string | null;
};
/** What the address says, as the calls want it. */
export const saidIn = ({ q, tab, from, until }: LineFilters) => ({
  ...(q ? { q } : {}),
  ...(tab ? { tab } : {}),
  ...(from ? { from } : {}),
  ...(until ? { until } : {}),
});

export const sellerLinesMachine = createIndexMachine<SellerLine, LineFilters>({
  id: 'sellerLines',
  description: 'Paid lines of the own store by view, words and days, with how many there are in each view.',
  loadPage: asksPage(listSellerLines, ({ page, filter }) => ({
    page,
    size: filter.size,
    ...saidIn(filter.filters),
  })),
});
