import type { LineTab, SellerLine } from '#domain/seller/orders/seller-line.ts';
import { createIndexMachine } from '../kit/index.machine.ts';

/** Days of Seoul on which it was ordered, both included; every view is none. */
export type LineFilters = {
  q: string | null;
  tab: Exclude<LineTab, 'ALL'> | null;
  from: string | null;
  until: string | null;
};

export const sellerLinesMachine = createIndexMachine<SellerLine, LineFilters>({
  id: 'sellerLines',
  description: 'Paid lines of the own store by view, words and days, with how many there are in each view.',
});
