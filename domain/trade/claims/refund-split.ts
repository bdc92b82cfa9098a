import * as v from 'valibot';

/** Schema of a refund that is computed and not made: money in won, points, and whether the coupon comes back. */
export const refundSplit = v.object({
  cash: v.number(),
  points: v.number(),
  deliveryRefund: v.number(),
  deliveryCharge: v.number(),
  outboundCharge: v.number(),
  couponRestored: v.boolean(),
});
