import { type FollowersOfStore, showFollowerDiscount } from '#domain/seller/coupons/follower-discount.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/** Machine of the followers of the seller's store and its discount for them; reloads after it begins or ends. */
export const followerDiscountMachine = createResourceMachine<FollowersOfStore>({
  id: 'followerDiscount',
  description: 'How many follow the store, and the discount that it gives them now.',
  load: endpointPort(showFollowerDiscount, () => ({})),
  reloads: true,
});
