import { type Cause, REASONS_BY_CAUSE } from './cancellation-reasons.ts';
import { cappedReturnFee, type ReturnFeeInput, returnFeeOf, totalReturnFee } from './return-fee.ts';

/** Bought line with its prorated discounts in won. */
export type PaidLine = {
  unitPrice: number;
  quantity: number;
  levelShare: number;
  followerShare: number;
  couponShare: number;
  pointShare: number;
};

/** Returns the amount in won paid for a line. */
export const paidFor = (line: PaidLine): number =>
  line.unitPrice * line.quantity - line.levelShare - line.followerShare - line.couponShare - line.pointShare;

/** Input of the computation of a refund. */
export type RefundInput = {
  lines: readonly PaidLine[];
  /** True if no other line of the order remains. */
  isLast: boolean;
  /** True if the order used a coupon. */
  hasCoupon: boolean;
  /** Delivery fee that the order paid, in won. */
  deliveryFee: number;
  cause: Cause;
  /** True if the buyer has paid the parcel back. */
  isPrepaid?: boolean | undefined;
  /** Return fees of the order's terms; the current ones by default. */
  fees?: ReturnFeeInput['fees'];
};

/** Refund of lines: money in won, points and coupon. */
export type Refund = {
  /** Amount in won to the payment method. */
  cash: number;
  points: number;
  /** Part of `cash` that is refunded delivery. */
  deliveryRefund: number;
  /** Return shipping in won that was kept: inbound and outbound parcel. */
  deliveryCharge: number;
  /** Part of `deliveryCharge` for the outbound parcel. */
  outboundCharge: number;
  couponRestored: boolean;
};

/**
 * Computes the refund of lines. Before shipping it is complete; after a change of mind the return
 * fee (`returnFeeOf`) is kept; a defect costs the buyer nothing.
 */
export function refundOf(input: RefundInput): Refund {
  const { lines, isLast, hasCoupon, deliveryFee, cause, isPrepaid, fees } = input;
  const goods = lines.reduce((sum, line) => sum + paidFor(line), 0);
  const points = lines.reduce((sum, { pointShare }) => sum + pointShare, 0);
  const isOnBuyer = REASONS_BY_CAUSE[cause].wayBack === 'buyer';
  const deliveryRefund = isLast && !isOnBuyer ? deliveryFee : 0;
  const fee = cappedReturnFee(
    returnFeeOf({ cause, paidDelivery: deliveryFee, isLast, isPrepaid, fees }),
    goods,
  );
  const deliveryCharge = totalReturnFee(fee);
  return {
    cash: goods + deliveryRefund - deliveryCharge,
    points,
    deliveryRefund,
    deliveryCharge,
    outboundCharge: fee.outbound,
    couponRestored: isLast && hasCoupon,
  };
}
