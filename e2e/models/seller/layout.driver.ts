import { countSellerPending } from '#domain/seller/layout/pending-counts.ts';
import type { Driver } from '../driver.ts';

export const sellerPendingCounts: Driver = {
  flow: 'sellerPendingCounts',
  member: 'seller',
  // A page without other calls about the seller.
  path: '/become-seller',
  ports: { load: { asks: [countSellerPending] } },
  events: {},
  offscreen: { 'screen.reloaded': 'every page that is opened counts anew' },
};
