import { listStoreCoupons, type StoreCoupon } from '#domain/seller/coupons/store-coupon.ts';
import { pagePort } from '../../kit/endpoint-port.ts';
import { createPagedMachine } from '../../kit/paged.machine.ts';

/** Machine of the coupons of the seller's store, newest first; reloads after one is created or ended. */
export const storeCouponListMachine = createPagedMachine<StoreCoupon, { size: number }>({
  id: 'storeCouponList',
  description: 'Coupons of a store with how many are taken and used, and what they have cost it.',
  loadPage: pagePort(listStoreCoupons, ({ page, filter }) => ({ page, size: filter.size })),
  size: 20,
  filters: 'withPage',
  reloads: true,
});
