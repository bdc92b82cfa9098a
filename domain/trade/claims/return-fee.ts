import { formatWon } from '../../kit/format.ts';
import { deliveryFee } from '../../kit/pricing/pricing.ts';
import { DELIVERY_FEE } from '../../policies/delivery.ts';
import { type Cause, UNDOING } from './undoing.ts';

/** Shipping that lines sent back cost their buyer, in won: `outbound` for the parcel to the buyer, `inbound` for its return. */
export type ReturnFee = { outbound: number; inbound: number };

/** Shipping that a complete return costs by who is at fault, in won, by the policy of today. */
export const RETURN_FEES = {
  buyer: { outbound: DELIVERY_FEE, inbound: DELIVERY_FEE },
  shop: { outbound: 0, inbound: 0 },
} as const satisfies Record<string, ReturnFee>;

/** The same of an exchange, which moves no money. */
export const EXCHANGE_FEES = {
  buyer: { outbound: 0, inbound: 0 },
  shop: { outbound: 0, inbound: 0 },
} as const satisfies Record<string, ReturnFee>;

/** An exchange moves no money, whatever its reason: no fee is charged for either parcel. */
export const EXCHANGE_FEE_TEXT = '교환은 배송비를 받지 않아요.';

export type ReturnFeeInput = {
  cause: Cause;
  /** Shipping that the order paid, in won: 0 if it was free for any reason. */
  paidDelivery: number;
  /** No other line of the order stays with the buyer. */
  isLast: boolean;
  /** Fees that the order was promised; without an order those of today. */
  fees?: { readonly buyer: ReturnFee; readonly shop: ReturnFee } | undefined;
};

/**
 * Return shipping of lines that are sent back together. Only a change of mind costs something: the inbound parcel, and
 * the outbound parcel too if it was free and the buyer keeps no line of the order.
 */
export function returnFeeOf({ cause, paidDelivery, isLast, fees = RETURN_FEES }: ReturnFeeInput): ReturnFee {
  const { outbound, inbound } = fees[UNDOING[cause].wayBack === 'buyer' ? 'buyer' : 'shop'];
  return { outbound: isLast && paidDelivery === 0 ? outbound : 0, inbound };
}

/** The fee bounded by the won paid for the lines: inbound shipping is charged first. */
export function cappedReturnFee({ outbound, inbound }: ReturnFee, paid: number): ReturnFee {
  const charged = Math.min(inbound, paid);
  return { outbound: Math.min(outbound, paid - charged), inbound: charged };
}

/** Return shipping after a change of mind of an order of one unit at this price in won. */
export const returnFeeOfUnit = (discountPrice: number, isFreeByLevel: boolean): ReturnFee =>
  returnFeeOf({
    cause: 'CHANGE_OF_MIND',
    paidDelivery: isFreeByLevel ? 0 : deliveryFee(discountPrice),
    isLast: true,
  });

/** The return fee that a refund has kept. */
export const chargedFee = ({
  deliveryCharge,
  outboundCharge,
}: {
  deliveryCharge: number;
  outboundCharge: number;
}): ReturnFee => ({ outbound: outboundCharge, inbound: deliveryCharge - outboundCharge });

export const totalReturnFee = ({ outbound, inbound }: ReturnFee): number => outbound + inbound;

/** The parts as one phrase: `보낼 때 3,000원 + 돌려받을 때 3,000원`; empty without a fee. */
export const returnFeeParts = ({ outbound, inbound }: ReturnFee): string =>
  [
    ...(outbound > 0 ? [`보낼 때 ${formatWon(outbound)}`] : []),
    ...(inbound > 0 ? [`돌려받을 때 ${formatWon(inbound)}`] : []),
  ].join(' + ');

/** Sum and parts: `6,000원(보낼 때 3,000원 + 돌려받을 때 3,000원)`. */
export const returnFeeText = (fee: ReturnFee): string =>
  `${formatWon(totalReturnFee(fee))}(${returnFeeParts(fee)})`;
