import * as v from 'valibot';
import { FREE_DELIVERY_FROM } from '../../policies/delivery.ts';
import { BUYER_CANCEL_DAYS, LATE_POINTS, SHOP_CANCEL_DAYS } from '../../policies/late-delivery.ts';
import { EARN } from '../../policies/points.ts';
import { CONFIRM_DAYS, DEFECT_MONTHS, RETURN_DAYS } from '../../policies/returns.ts';
import { EXCHANGE_FEES, RETURN_FEES } from '../claims/return-fee.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const shipping = v.object({ outbound: count, inbound: count });
/** Shipping in won by who is at fault. */
const fees = v.object({ buyer: shipping, shop: shipping });
/** Business days after the promised day until buyer and shop cancel, and the points for an order that has missed it. */
const lateTerms = v.object({ buyerCancelDays: count, shopCancelDays: count, points: count });
export type LateTerms = v.InferOutput<typeof lateTerms>;

/**
 * The terms of an order as they were when it was placed, in won, days and points. The order is handled by them for good,
 * whatever the policies say later.
 */
export const orderTermsSchema = v.object({
  /** Version of each policy that the terms were taken from, by `topic.NAME`. */
  policies: v.record(v.string(), v.number()),
  baseTotal: count,
  goodsTotal: count,
  levelDiscount: count,
  couponDiscount: count,
  usedPoints: count,
  deliveryFee: count,
  finalPrice: count,
  freeDeliveryFrom: count,
  /** Outbound shipping is charged only if the order paid none and no line of it stays with the buyer. */
  returnFee: fees,
  exchangeFee: fees,
  returnDays: count,
  confirmDays: count,
  defectMonths: count,
  /** Day in Seoul as `yyyy-MM-dd`; null until the order is paid. */
  promisedOn: v.nullable(v.string()),
  /** Points to earn if everything is kept, and the rule that gives less for a part. */
  earnedPoints: count,
  earn: v.object({ stepWon: count, points: count }),
  /** Absent where a server of an older version has placed the order. */
  late: v.optional(lateTerms),
  /** Level of the buyer at that moment. */
  level: v.object({ id: v.number(), name: v.string() }),
});
export type OrderTerms = v.InferOutput<typeof orderTermsSchema>;

/** The part of the terms by which an order is handled after its payment. */
export type HandlingTerms = Pick<
  OrderTerms,
  'freeDeliveryFrom' | 'returnFee' | 'exchangeFee' | 'returnDays' | 'confirmDays' | 'defectMonths' | 'earn'
> & { late: LateTerms };

/** What the policies of today promise. */
export const PRESENT_TERMS: HandlingTerms = {
  freeDeliveryFrom: FREE_DELIVERY_FROM,
  returnFee: RETURN_FEES,
  exchangeFee: EXCHANGE_FEES,
  returnDays: RETURN_DAYS,
  confirmDays: CONFIRM_DAYS,
  defectMonths: DEFECT_MONTHS,
  earn: EARN,
  late: { buyerCancelDays: BUYER_CANCEL_DAYS, shopCancelDays: SHOP_CANCEL_DAYS, points: LATE_POINTS },
};

/** The terms by which an order is handled: its own or, for an order from before terms were stored, those of today. */
export const orderTermsOf = ({ terms }: { terms: OrderTerms | null }): HandlingTerms =>
  terms ? { ...terms, late: terms.late ?? PRESENT_TERMS.late } : PRESENT_TERMS;
