import { levelProgressOf } from '#domain/rewards/level.ts';
import type { LevelBenefits } from '#domain/rewards/level-benefits.ts';
import { mostPoints, type Quote, quoteOrder } from '#domain/trade/cart/quote.ts';
import { couponReach, couponStatusOf, type PayableCoupon } from '#domain/trade/coupons/coupon.ts';
import type { Queryable } from '../../../db/database.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { activityPointsOf } from '../../../rewards/levels/level-store.ts';
import { lockCoupon } from '../../coupons/store.ts';
import { payableOf } from '../../coupons/to-coupon-response.ts';
import type { BasketLine } from './basket.ts';

/** Returns the level of a member with its benefits. */
export async function levelOf(db: Queryable, userId: number) {
  return levelProgressOf(await activityPointsOf(db, userId)).level;
}

type PricedLine = Pick<BasketLine, 'price' | 'discountPrice' | 'quantity' | 'storeId' | 'follower'>;

const toQuoteLine = (line: PricedLine) => ({
  price: line.price,
  discountPrice: line.discountPrice,
  quantity: line.quantity,
  storeId: line.storeId,
  follower: line.follower,
});

/** Prices a basket, with points limited to the allowed maximum, which is returned too. */
export function priceBasket(
  lines: readonly PricedLine[],
  terms: { benefits: LevelBenefits; coupon: PayableCoupon | null; balance: number; points: number },
): { quote: Quote; most: number } {
  const { benefits, coupon, balance, points } = terms;
  const base = { lines: lines.map(toQuoteLine), benefits, coupon };
  const bare = quoteOrder({ ...base, points: 0 });
  const most = mostPoints(bare.goodsTotal, bare.finalPrice - bare.deliveryFee, balance);
  return { quote: quoteOrder({ ...base, points: Math.min(points, most) }), most };
}

/** Throws for a coupon that applies to none of the lines, or for less than its least order amount. */
export function requireReach(coupon: PayableCoupon | null, lines: readonly PricedLine[]): void {
  if (!coupon) return;
  const { applies, short } = couponReach(coupon, lines);
  if (!applies || short > 0) throw new ShopError('COUPON_NOT_USABLE');
}

/** Throws for points beyond the balance or beyond the share of an order that points may pay. */
export function requirePoints(points: number, most: number, balance: number): void {
  if (points > balance) throw new ShopError('OUT_OF_POINT');
  if (points > most) throw new ShopError('TOO_MANY_POINTS');
}

/** Locks the own, unused coupon of an order; null without one. */
export async function lockUsableCoupon(tx: Queryable, userId: number, couponId: number | null, now: Date) {
  if (couponId === null) return null;
  const coupon = await lockCoupon(tx, userId, { id: couponId });
  if (!coupon) throw new ShopError('COUPON_NOT_FOUND');
  if (couponStatusOf(coupon.usedAt, coupon.expiresAt, now) !== 'ACTIVE')
    throw new ShopError('COUPON_NOT_USABLE');
  return { id: coupon.id, terms: payableOf(coupon) };
}
