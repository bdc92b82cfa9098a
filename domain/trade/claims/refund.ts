import { cappedReturnFee, type ReturnFeeInput, returnFeeOf, totalReturnFee } from './return-fee.ts';
import { type Cause, UNDOING } from './undoing.ts';

/** A bought line with the discounts that fell on it, in won. */
export type PaidLine = {
  unitPrice: number;
  quantity: number;
  levelShare: number;
  couponShare: number;
  pointShare: number;
};

/** Won paid with money for a line. */
export const paidFor = (line: PaidLine): number =>
  line.unitPrice * line.quantity - line.levelShare - line.couponShare - line.pointShare;

export type RefundInput = {
  lines: readonly PaidLine[];
  /** No other line of the order stays. */
  isLast: boolean;
  /** The order was paid with a coupon. */
  hasCoupon: boolean;
  /** Delivery that the order paid, in won. */
  deliveryFee: number;
  cause: Cause;
  /** Return fees that the order was promised; those of today by default. */
  fees?: ReturnFeeInput['fees'];
};

export type Refund = {
  /** Won back to the payment method. */
  cash: number;
  points: number;
  /** Part of `cash` that is delivery given back. */
  deliveryRefund: number;
  /** Won kept for return shipping: inbound and outbound parcel. */
  deliveryCharge: number;
  /** Part of `deliveryCharge` for the outbound parcel. */
  outboundCharge: number;
  couponRestored: boolean;
};

/**
 * What comes back for lines of an order. Before shipping everything does; after a change of mind the return fee
 * (`returnFeeOf`) is kept; a defect costs the buyer nothing.
 */
export function refundOf({ lines, isLast, hasCoupon, deliveryFee, cause, fees }: RefundInput): Refund {
  const goods = lines.reduce((sum, line) => sum + paidFor(line), 0);
  const points = lines.reduce((sum, { pointShare }) => sum + pointShare, 0);
  const isOnBuyer = UNDOING[cause].wayBack === 'buyer';
  const deliveryRefund = isLast && !isOnBuyer ? deliveryFee : 0;
  const fee = cappedReturnFee(returnFeeOf({ cause, paidDelivery: deliveryFee, isLast, fees }), goods);
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
