import { deliveryFee, percentOf } from '../../kit/pricing/pricing.ts';
import { EARN, MOST_POINTS_PERCENT } from '../../policies/points.ts';
import { type LevelBenefits, withBenefits } from '../../rewards/level-benefits.ts';
import { roundDownToPointUnit } from '../../rewards/points.ts';
import { type CouponTerms, couponDiscount } from '../coupons/coupon.ts';
import { shareOut } from './shares.ts';

/** One option to buy; prices in won per piece before and after the product's own discount. */
export type QuoteLine = { price: number; discountPrice: number; quantity: number };

export type QuoteInput = {
  lines: readonly QuoteLine[];
  /** What the member's level gives. */
  benefits: LevelBenefits;
  coupon: CouponTerms | null;
  /** Points to use; the caller has checked them against `mostPoints`. */
  points: number;
};

export type LineShare = { level: number; coupon: number; points: number };

export type Quote = {
  baseTotal: number;
  goodsTotal: number;
  levelDiscount: number;
  couponDiscount: number;
  usedPoints: number;
  deliveryFee: number;
  finalPrice: number;
  earnedPoints: number;
  /** What of the discounts falls on each line, in order; sums equal the totals. */
  shares: LineShare[];
};

const worth = (line: QuoteLine): number => line.discountPrice * line.quantity;
const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Points earned by goods paid with `paid` won, by the rule of the order's terms or the one of today. */
export const pointsEarnedBy = (paid: number, earn: { stepWon: number; points: number } = EARN): number =>
  Math.max(0, Math.floor(paid / earn.stepWon)) * earn.points;

/** Most points an order may use: a multiple of 100, within the balance, 10 % of the goods and what is left to pay. */
export function mostPoints(goods: number, leftToPay: number, balance: number): number {
  const share = percentOf(goods, MOST_POINTS_PERCENT);
  return roundDownToPointUnit(Math.min(balance, share, leftToPay));
}

/** The one place where an order gets its price: the server charges it, the client shows it. All in won. */
export function quoteOrder({ lines, benefits, coupon, points }: QuoteInput): Quote {
  const goods = lines.map(worth);
  const goodsTotal = total(goods);
  const before = { goodsTotal, levelDiscount: 0, deliveryFee: deliveryFee(goodsTotal) };
  const { levelDiscount, deliveryFee: levelDelivery } = withBenefits(benefits, before);
  const couponOff = coupon ? couponDiscount(coupon, goodsTotal) : 0;
  const couponCut = Math.min(couponOff, goodsTotal - levelDiscount);
  const left = goodsTotal - levelDiscount - couponCut;
  const usedPoints = Math.min(points, left);
  const freeByCoupon = coupon?.freeShipping === true && goodsTotal >= coupon.minOrderAmount;
  const delivery = freeByCoupon ? 0 : levelDelivery;
  const level = shareOut(levelDiscount, goods);
  const cut = shareOut(
    couponCut,
    goods.map((value, index) => value - (level[index] ?? 0)),
  );
  // Points pay what is left of a line: no line can fall below zero.
  const paying = shareOut(
    usedPoints,
    goods.map((value, index) => value - (level[index] ?? 0) - (cut[index] ?? 0)),
  );
  return {
    baseTotal: total(lines.map(({ price, quantity }) => price * quantity)),
    goodsTotal,
    levelDiscount,
    couponDiscount: couponCut,
    usedPoints,
    deliveryFee: delivery,
    finalPrice: left - usedPoints + delivery,
    earnedPoints: pointsEarnedBy(left - usedPoints),
    shares: lines.map((_, index) => ({
      level: level[index] ?? 0,
      coupon: cut[index] ?? 0,
      points: paying[index] ?? 0,
    })),
  };
}
