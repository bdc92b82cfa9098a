import { endStoreCoupon } from '#domain/seller/coupons/store-coupon.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createRemovalMachine } from '../../kit/removal.machine.ts';

/** Machine that ends one coupon of the store early after a confirmation; a refusal shows as a notice. */
export const storeCouponEndMachine = createRemovalMachine({
  id: 'storeCouponEnd',
  description: 'A coupon of the store is given no longer; coupons that members have stay usable.',
  remove: endpointPort(endStoreCoupon, ({ id }) => ({ params: { id } }), nothing),
});
