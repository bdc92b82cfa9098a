import * as v from 'valibot';
import { PRODUCT_GENDERS } from '#domain/catalogue/product-list/product-values.ts';
import type { BodyOf } from '#domain/kit/endpoint.ts';
import { formatWon } from '#domain/kit/format.ts';
import { deliveryFee } from '#domain/kit/pricing/pricing.ts';
import { FREE_DELIVERY_FROM } from '#domain/policies/delivery.ts';
import type { Level } from '#domain/rewards/level.ts';
import type { CheckoutQuote, quoteCheckout } from '#domain/trade/cart/checkout.ts';
import type { Quote } from '#domain/trade/cart/quote.ts';
import { couponDiscount, couponReach, couponStatusOf } from '#domain/trade/coupons/coupon.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Context } from '../../../kit/context.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { sumLedger } from '../../../rewards/points/points-store.ts';
import { type CouponRow, couponsOf } from '../../coupons/store.ts';
import { payableOf, termsOf } from '../../coupons/to-coupon-response.ts';
import { type BasketLine, readBasket, wantedLines } from './basket.ts';
import { levelOf, priceBasket } from './pricing.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'payments'>;

/**
 * Computes price and adjustments of an order; an inapplicable coupon is ignored with its reason,
 * points beyond the balance are refused.
 */
export async function readQuote(
  { db, clock, payments }: Ports,
  userId: number,
  wish: BodyOf<typeof quoteCheckout>,
): Promise<CheckoutQuote> {
  const now = clock.now();
  const lines = await readBasket(db, await wantedLines(db, userId, wish.items), { userId, now });
  const level = await levelOf(db, userId);
  const { current: balance } = await sumLedger(db, userId);
  if (wish.usedPoints > balance) throw new ShopError('OUT_OF_POINT');
  const owned = await usableCoupons(db, userId, now);
  const offers = offersOf(owned, lines);
  const chosen = owned.find(
    ({ id }) => id === wish.couponId && offers.some((o) => o.couponId === id && !o.refusal),
  );
  const coupon = chosen ? payableOf(chosen) : null;
  const terms = { benefits: level, coupon, balance, points: wish.usedPoints };
  const { quote, most } = priceBasket(lines, terms);
  return {
    lines: lines.map(toLine),
    baseTotal: quote.baseTotal,
    goodsTotal: quote.goodsTotal,
    adjustments: reasonsOf(quote, level, chosen ?? null),
    deliveryFee: quote.deliveryFee,
    usedPoints: quote.usedPoints,
    finalPrice: quote.finalPrice,
    earnedPoints: quote.earnedPoints,
    pointBalance: balance,
    mostPoints: most,
    couponId: chosen?.id ?? null,
    coupons: offers,
    paymentMethods: [...payments.methods],
  };
}

/** Finds the active coupons of a member, newest first. */
export const usableCoupons = async (db: Queryable, userId: number, now: Date): Promise<CouponRow[]> =>
  (await couponsOf(db, userId)).filter((row) => couponStatusOf(row.usedAt, row.expiresAt, now) === 'ACTIVE');

type OfferLine = Pick<BasketLine, 'discountPrice' | 'quantity' | 'storeId'>;

/** Returns what each coupon takes off these lines, or why it cannot be used. */
export function offersOf(owned: readonly CouponRow[], lines: readonly OfferLine[]): CheckoutQuote['coupons'] {
  return owned.map((row) => toOffer(row, lines));
}

const toLine = (line: BasketLine) => ({
  optionId: line.optionId,
  productId: line.productId,
  productName: line.productName,
  storeName: line.storeName,
  imageUrl: line.imageUrl,
  gender: v.parse(v.picklist(PRODUCT_GENDERS), line.gender),
  size: line.size,
  color: line.color,
  quantity: line.quantity,
  price: line.price,
  discountPrice: line.discountPrice,
  available: line.stock >= line.quantity,
});

function toOffer(row: CouponRow, lines: readonly OfferLine[]) {
  const { goods, short, applies } = couponReach(payableOf(row), lines);
  return {
    couponId: row.id,
    name: row.name,
    discount: couponDiscount(termsOf(row), goods),
    expiresAt: row.expiresAt.toISOString(),
    refusal: refusalOf(row, applies ? short : null),
  };
}

/** Returns why a coupon cannot be used; `short` is the won it needs more of, null if it applies to no line. */
function refusalOf({ storeName }: CouponRow, short: number | null): string | null {
  if (short === null) return `${storeName} 상품에만 쓸 수 있어요.`;
  const what = storeName === null ? '' : `${storeName} 상품을 `;
  return short > 0 ? `${what}${formatWon(short)} 더 담으면 쓸 수 있어요.` : null;
}

/** Returns why delivery is free: by amount, else by level, else by coupon. */
function whyFree({ goodsTotal }: Quote, level: Level, coupon: CouponRow | null): string {
  if (deliveryFee(goodsTotal) > 0 && level.freeDelivery) return `${level.levelName} 등급`;
  if (deliveryFee(goodsTotal) > 0 && coupon) return `${coupon.name} 쿠폰`;
  return `${formatWon(FREE_DELIVERY_FROM)} 이상`;
}

/** Returns every adjustment between list price and payment with its reason. */
export function reasonsOf(
  quote: Quote,
  level: Level,
  coupon: CouponRow | null,
): CheckoutQuote['adjustments'] {
  const rows: CheckoutQuote['adjustments'] = [
    { kind: 'PRODUCT', amount: quote.goodsTotal - quote.baseTotal, reason: '상품 할인' },
    { kind: 'LEVEL', amount: -quote.levelDiscount, reason: `${level.levelName} 등급 ${level.discountRate}%` },
    { kind: 'FOLLOWER', amount: -quote.followerDiscount, reason: '팔로워 할인' },
    { kind: 'COUPON', amount: -quote.couponDiscount, reason: coupon?.name ?? '쿠폰' },
    { kind: 'POINTS', amount: -quote.usedPoints, reason: '포인트 사용' },
  ];
  const delivery = {
    kind: 'DELIVERY' as const,
    amount: quote.deliveryFee,
    reason: quote.deliveryFee === 0 ? `무료 배송 (${whyFree(quote, level, coupon)})` : '배송비',
  };
  return [...rows.filter(({ amount }) => amount !== 0), delivery];
}
