import { endFollowerDiscount } from '#domain/seller/coupons/follower-discount.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createRemovalMachine } from '../../kit/removal.machine.ts';

/** Machine that ends the discount for followers early after a confirmation; a refusal shows as a notice. */
export const followerDiscountEndMachine = createRemovalMachine({
  id: 'followerDiscountEnd',
  description: 'The store takes nothing more off for its followers; orders keep their prices.',
  remove: endpointPort(endFollowerDiscount, ({ id }) => ({ params: { id } }), nothing),
});
