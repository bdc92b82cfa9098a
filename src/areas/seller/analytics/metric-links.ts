import type { Period } from '#domain/kit/period.ts';
import type { SellerMetric, ToDo } from '#domain/seller/analytics/seller-dashboard.ts';
import { sellerDeskPaths } from '../layout/paths.ts';
import { sellerPaths } from '../paths.ts';

/** Page of each to-do item, with the filter that gives the same rows. */
export const TO_DO_ADDRESSES: Readonly<Record<ToDo, string>> = {
  newLines: `${sellerPaths.orders}?tab=NEW`,
  lateLines: `${sellerPaths.orders}?tab=LATE`,
  overdueLines: `${sellerPaths.orders}?tab=OVERDUE`,
  notReceived: `${sellerPaths.orders}?tab=NOT_RECEIVED`,
  received: `${sellerDeskPaths.claims}?state=RECEIVED`,
  lowGoods: `${sellerPaths.products}?state=ON_SALE&stock=low`,
  unanswered: `${sellerPaths.reviews}?answered=NO`,
};

/** Page with the rows behind a metric of a period. */
export function addressOf(metric: SellerMetric, { from, to }: Period): string {
  const days = `from=${from}&until=${to}`;
  if (metric === 'stars' || metric === 'reviews') return `${sellerPaths.reviews}?${days}`;
  if (metric === 'cancelRate') return `${sellerPaths.orders}?tab=CANCELLED&${days}`;
  if (metric === 'returnRate') return `${sellerPaths.orders}?tab=CLAIMED&${days}`;
  return `${sellerPaths.orders}?${days}`;
}
