import { type FollowerTerms, followerDiscount } from '../../kit/pricing/follower-discount.ts';
import { deliveryFee, percentOf } from '../../kit/pricing/pricing.ts';
import { MOST_POINTS_PERCENT } from '../../policies/points.ts';
import { type LevelBenefits, withBenefits } from '../../rewards/level-benefits.ts';
import { roundDownToPointUnit } from '../../rewards/points.ts';
import { couponDiscount, couponGoods, type PayableCoupon } from '../coupons/coupon.ts';
import { pointsEarnedBy } from './earned-points.ts';
import { prorate } from './proration.ts';

/**
 * Option to buy; prices in won per unit before and after the product's own discount. A coupon of a store
 * applies to the lines that name it. `follower` has the running discount of its store if the buyer follows it.
 */
export type QuoteLine = {
  price: number;
  discountPrice: number;
  quantity: number;
  storeId?: number;
  follower?: FollowerTerms | null;
};

/** Input of the pricing of an order. */
export type QuoteInput = {
  lines: readonly QuoteLine[];
  /** Benefits of the member's level. */
  benefits: LevelBenefits;
  coupon: PayableCoupon | null;
  /** Points to use; the caller has checked them against `mostPoints`. */
  points: number;
};

/** Discounts in won that are allocated to one line. */
export type LineShare = { level: number; follower: number; coupon: number; points: number };

/** Price of an order in won with its discounts and earned points. */
export type Quote = {
  baseTotal: number;
  goodsTotal: number;
  levelDiscount: number;
  /** Discounts of stores for their followers. */
  followerDiscount: number;
  couponDiscount: number;
  usedPoints: number;
  deliveryFee: number;
  finalPrice: number;
  earnedPoints: number;
  /** Discounts prorated over the lines, in order; their sums equal the totals. */
  shares: LineShare[];
};

const worth = (line: QuoteLine): number => line.discountPrice * line.quantity;
const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/**
 * Returns the most points that an order may use: a multiple of POINT_UNIT, limited by the balance,
 * MOST_POINTS_PERCENT of the products and the amount left to pay.
 */
export function mostPoints(goods: number, leftToPay: number, balance: number): number {
  const share = percentOf(goods, MOST_POINTS_PERCENT);
  return roundDownToPointUnit(Math.min(balance, share, leftToPay));
}

/**
 * Returns the won of each line that its store takes off for the buyer who follows it: one discount per store
 * over its lines, limited to what is left of them.
 */
function followerShares(lines: readonly QuoteLine[], left: readonly number[]): number[] {
  const byStore = new Map(
    lines.flatMap(({ storeId, follower }) => (follower ? [[storeId, follower] as const] : [])),
  );
  return [...byStore].reduce(
    (shares, [storeId, terms]) => {
      const isOwn = (line: QuoteLine) => line.storeId === storeId && line.follower;
      const goods = lines.map((line) => (isOwn(line) ? worth(line) : 0));
      const open = goods.map((won, index) => (won > 0 ? (left[index] ?? 0) : 0));
      const cut = prorate(Math.min(followerDiscount(terms, total(goods)), total(open)), open);
      return shares.map((share, index) => share + (cut[index] ?? 0));
    },
    lines.map(() => 0),
  );
}

/**
 * Computes the price of an order in won; the only place that does, used by the server to charge and
 * by the client to display.
 */
export function quoteOrder({ lines, benefits, coupon, points }: QuoteInput): Quote {
  const goods = lines.map(worth);
  const goodsTotal = total(goods);
  const before = { goodsTotal, levelDiscount: 0, deliveryFee: deliveryFee(goodsTotal) };
  const { levelDiscount, deliveryFee: levelDelivery } = withBenefits(benefits, before);
  const level = prorate(levelDiscount, goods);
  const afterLevel = goods.map((won, index) => won - (level[index] ?? 0));
  const follower = followerShares(lines, afterLevel);
  const followerOff = total(follower);
  const unpaid = afterLevel.map((won, index) => won - (follower[index] ?? 0));
  // The won of each line that the coupon may take: of its store's lines, after level and follower discount.
  const covered = coupon ? couponGoods(coupon, lines) : [];
  const open = covered.map((won, index) => (won > 0 ? (unpaid[index] ?? 0) : 0));
  const couponOff = coupon ? couponDiscount(coupon, total(covered)) : 0;
  const couponCut = Math.min(couponOff, total(open));
  const left = goodsTotal - levelDiscount - followerOff - couponCut;
  const usedPoints = Math.min(points, left);
  const freeByCoupon = coupon?.freeShipping === true && total(covered) >= coupon.minOrderAmount;
  const delivery = freeByCoupon ? 0 : levelDelivery;
  const cut = prorate(couponCut, open);
  // Points are prorated over the rest of each line, so that no line falls below zero.
  const paying = prorate(
    usedPoints,
    unpaid.map((value, index) => value - (cut[index] ?? 0)),
  );
  return {
    baseTotal: total(lines.map(({ price, quantity }) => price * quantity)),
    goodsTotal,
    levelDiscount,
    followerDiscount: followerOff,
    couponDiscount: couponCut,
    usedPoints,
    deliveryFee: delivery,
    finalPrice: left - usedPoints + delivery,
    earnedPoints: pointsEarnedBy(left - usedPoints),
    shares: lines.map((_, index) => ({
      level: level[index] ?? 0,
      follower: follower[index] ?? 0,
      coupon: cut[index] ?? 0,
      points: paying[index] ?? 0,
    })),
  };
}
