import * as v from 'valibot';
import { FREE_DELIVERY_FROM } from '../../policies/delivery.ts';
import { BUYER_CANCEL_DAYS, LATE_POINTS, SHOP_CANCEL_DAYS } from '../../policies/late-delivery.ts';
import { EARN } from '../../policies/points.ts';
import { CONFIRM_DAYS, DEFECT_MONTHS, RETURN_DAYS } from '../../policies/returns.ts';
import { EXCHANGE_FEES, RETURN_FEES } from '../claims/return-fee.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const shipping = v.object({ outbound: count, inbound: count });
/** Shipping fees in won by the party at fault. */
const fees = v.object({ buyer: shipping, shop: shipping });
/**
 * Business days after the promised day before buyer and shop may cancel, and points for the delay.
 */
const lateTerms = v.object({ buyerCancelDays: count, shopCancelDays: count, points: count });
export type LateTerms = v.InferOutput<typeof lateTerms>;

/**
 * Terms of an order at the time of its placement, in won, days and points. The order is handled by
 * them permanently, regardless of later policies.
 */
export const orderTermsSchema = v.object({
  /** Version of each policy in the terms, by `topic.NAME`. */
  policies: v.record(v.string(), v.number()),
  baseTotal: count,
  goodsTotal: count,
  levelDiscount: count,
  /** Absent for an order placed by an older server. */
  followerDiscount: v.optional(count),
  couponDiscount: count,
  usedPoints: count,
  deliveryFee: count,
  finalPrice: count,
  freeDeliveryFrom: count,
  /**
   * Outbound shipping is charged only if the order paid none and the buyer keeps none of its lines.
   */
  returnFee: fees,
  exchangeFee: fees,
  returnDays: count,
  confirmDays: count,
  defectMonths: count,
  /** Day (Asia/Seoul, `yyyy-MM-dd`); null until the order is paid. */
  promisedOn: v.nullable(v.string()),
  /** Points earned if everything is kept, and the rule for a part of the order. */
  earnedPoints: count,
  earn: v.object({ stepWon: count, points: count }),
  /** Absent for an order placed by an older server. */
  late: v.optional(lateTerms),
  /** Level of the buyer at that time. */
  level: v.object({ id: v.number(), name: v.string() }),
});
export type OrderTerms = v.InferOutput<typeof orderTermsSchema>;

/** Terms by which an order is handled after its payment. */
export type HandlingTerms = Pick<
  OrderTerms,
  'freeDeliveryFrom' | 'returnFee' | 'exchangeFee' | 'returnDays' | 'confirmDays' | 'defectMonths' | 'earn'
> & { late: LateTerms };

/** Terms by the current policies. */
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

/**
 * Returns the terms of an order; for an order placed before terms were stored, the current ones.
 */
export const orderTermsOf = ({ terms }: { terms: OrderTerms | null }): HandlingTerms =>
  terms ? { ...terms, late: terms.late ?? PRESENT_TERMS.late } : PRESENT_TERMS;
