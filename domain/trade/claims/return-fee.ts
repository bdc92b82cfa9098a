import { formatWon } from '../../kit/format.ts';
import { deliveryFee } from '../../kit/pricing/pricing.ts';
import { DELIVERY_FEE } from '../../policies/delivery.ts';
import { type Cause, REASONS_BY_CAUSE } from './cancellation-reasons.ts';

/**
 * Return shipping charged to the buyer in won: `outbound` for the parcel to the buyer, `inbound`
 * for its return.
 */
export type ReturnFee = { outbound: number; inbound: number };

/** Shipping of a complete return by the party at fault in won, by the current policy. */
export const RETURN_FEES = {
  buyer: { outbound: DELIVERY_FEE, inbound: DELIVERY_FEE },
  shop: { outbound: 0, inbound: 0 },
} as const satisfies Record<string, ReturnFee>;

/** Shipping of an exchange, which is free for both parties. */
export const EXCHANGE_FEES = {
  buyer: { outbound: 0, inbound: 0 },
  shop: { outbound: 0, inbound: 0 },
} as const satisfies Record<string, ReturnFee>;

/** Text about exchanges: no fee is charged for either parcel, whatever the reason. */
export const EXCHANGE_FEE_TEXT = '교환은 배송비를 받지 않아요.';

/** Input of the computation of return shipping. */
export type ReturnFeeInput = {
  cause: Cause;
  /** Shipping that the order paid, in won: 0 if it was free for any reason. */
  paidDelivery: number;
  /** True if the buyer keeps no other line of the order. */
  isLast: boolean;
  /** True if the buyer has paid the parcel back, which is then not charged. */
  isPrepaid?: boolean | undefined;
  /** Fees of the order's terms; without an order the current ones. */
  fees?: { readonly buyer: ReturnFee; readonly shop: ReturnFee } | undefined;
};

/**
 * Computes the return shipping of lines returned together. Only a change of mind is charged: the
 * inbound parcel unless the buyer has paid it, and the outbound parcel too if it was free and the buyer keeps no line of the
 * order.
 */
export function returnFeeOf({
  cause,
  paidDelivery,
  isLast,
  isPrepaid = false,
  fees = RETURN_FEES,
}: ReturnFeeInput): ReturnFee {
  const { outbound, inbound } = fees[REASONS_BY_CAUSE[cause].wayBack === 'buyer' ? 'buyer' : 'shop'];
  return { outbound: isLast && paidDelivery === 0 ? outbound : 0, inbound: isPrepaid ? 0 : inbound };
}

/** Caps the fee at the won paid for the lines; inbound shipping is charged first. */
export function cappedReturnFee({ outbound, inbound }: ReturnFee, paid: number): ReturnFee {
  const charged = Math.min(inbound, paid);
  return { outbound: Math.min(outbound, paid - charged), inbound: charged };
}

/** Returns the return shipping of a one-unit order at this price in won after a change of mind. */
export const returnFeeOfUnit = (discountPrice: number, isFreeByLevel: boolean): ReturnFee =>
  returnFeeOf({
    cause: 'CHANGE_OF_MIND',
    paidDelivery: isFreeByLevel ? 0 : deliveryFee(discountPrice),
    isLast: true,
  });

/** Returns the return fee that a refund kept. */
export const chargedFee = ({
  deliveryCharge,
  outboundCharge,
}: {
  deliveryCharge: number;
  outboundCharge: number;
}): ReturnFee => ({ outbound: outboundCharge, inbound: deliveryCharge - outboundCharge });

/** Returns the return fee in won, of both ways. */
export const totalReturnFee = ({ outbound, inbound }: ReturnFee): number => outbound + inbound;

/** Formats the parts as one phrase: `보낼 때 3,000원 + 돌려받을 때 3,000원`; empty without a fee. */
export const returnFeeParts = ({ outbound, inbound }: ReturnFee): string =>
  [
    ...(outbound > 0 ? [`보낼 때 ${formatWon(outbound)}`] : []),
    ...(inbound > 0 ? [`돌려받을 때 ${formatWon(inbound)}`] : []),
  ].join(' + ');

/** Formats sum and parts: `6,000원(보낼 때 3,000원 + 돌려받을 때 3,000원)`. */
export const returnFeeText = (fee: ReturnFee): string =>
  `${formatWon(totalReturnFee(fee))}(${returnFeeParts(fee)})`;
