import { createHash } from 'node:crypto';
import { HOLD_MINUTES, MAX_UNPAID_ORDERS } from '#domain/policies/orders.ts';
import { standingOf } from '#domain/rewards/level.ts';
import type { LevelBenefits } from '#domain/rewards/level-benefits.ts';
import type { OptionLine } from '#domain/trade/cart.ts';
import { offeredMethod, type ShippingForm } from '#domain/trade/checkout.ts';
import { newOrderTerms } from '#domain/trade/new-order-terms.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { spendPoints } from '../../rewards/point-ledger.ts';
import { markUsed } from '../coupons/store.ts';
import { lockBasket, wantedLines } from './basket.ts';
import { insertPlaced } from './order-step-store.ts';
import { holdKeyOf, insertOrder, type LineRow, type OrderRow } from './order-store.ts';
import { lockUsableCoupon, priceBasket, requirePoints } from './pricing.ts';
import { takeStock } from './stock.ts';
import { looksInStock } from './stock-store.ts';
import { findByKey, lockBuyer, readAccount } from './unpaid-store.ts';

export type OrderWish = {
  items: readonly OptionLine[];
  shipping: ShippingForm;
  paymentMethod: string;
  couponId: number | null;
  usedPoints: number;
  /** Total that the person saw, in won; null when the caller never showed one. */
  expectedTotal: number | null;
  requestKey: string | null;
};

type Ports = Pick<Context, 'db' | 'clock' | 'payments' | 'config' | 'jobs'>;

/** Pays a new order in the transaction that writes it, and returns it paid. */
export type PayAtOnce = (
  tx: Queryable,
  order: OrderRow,
  lines: readonly LineRow[],
  now: Date,
) => Promise<OrderRow>;

/**
 * Writes a pending order and holds its stock, coupon and points until `hold_expires_at`; with `payAtOnce` the order is
 * paid when it is first seen, and no hold ends.
 * A repeated request finds the first one's order. Locks go member, coupon, options.
 */
export const placeOrder = (
  { db, clock, payments, config, jobs }: Ports,
  userId: number,
  wish: OrderWish,
  payAtOnce?: PayAtOnce,
): Promise<OrderRow> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const buyer = await lockBuyer(tx, userId);
    // They may have left, or become a seller, since the request was let in: both take the same lock.
    if (buyer?.status !== 'ACTIVE') throw new ShopError('UNAUTHORIZED');
    if (buyer.role !== 'user') throw new ShopError('FORBIDDEN');
    const mostUnpaid = MAX_UNPAID_ORDERS * config.rateLimitFactor;
    const account = await readAccount(tx, userId, { most: mostUnpaid, now });
    const requestHash = hashOf(wish);
    const earlier = await findRepeated(tx, userId, wish.requestKey, requestHash);
    if (earlier) return earlier;
    // Opening payments and leaving them must not empty the shop's stock.
    if (account.unpaid >= mostUnpaid) throw new ShopError('TOO_MANY_UNPAID_ORDERS');
    const { level } = standingOf(buyer.activity_points);
    const terms = { level, balance: Math.max(0, account.points), now };
    const { wanted, lines, coupon, quote } = await priceWish(tx, userId, wish, terms);
    if (quote.finalPrice > 0 && payments.isPaused?.()) throw new ShopError('PAYMENT_PAUSED');
    // What the locked rows have: whoever comes too late writes nothing.
    if (lines.some(({ stock, quantity }) => stock < quantity)) throw new ShopError('OUT_OF_STOCK');
    const holdExpiresAt = new Date(now.getTime() + HOLD_MINUTES * 60_000);
    const order = await insertOrder(tx, {
      userId,
      requestKey: wish.requestKey,
      requestHash,
      fromCart: wish.items.length === 0,
      shipping: wish.shipping,
      paymentMethod: offeredMethod(payments.methods, wish.paymentMethod),
      couponId: coupon?.id ?? null,
      holdExpiresAt,
      quote,
      terms: newOrderTerms(quote, level),
      now,
    });
    const hold = { orderId: order.id, reason: 'HOLD', now } as const;
    if (!(await takeStock(tx, wanted, hold))) throw new ShopError('OUT_OF_STOCK');
    const items = await insertPlaced(tx, { order, lines, quote, provider: payments.name }, now);
    if (coupon) await markUsed(tx, coupon.id, order.id, now);
    await spendPoints(tx, { userId, orderId: order.id, points: order.used_points }, now);
    if (payAtOnce) return payAtOnce(tx, order, items, now);
    await jobs.send(
      tx,
      'release-hold',
      { orderId: order.id },
      { dueAt: holdExpiresAt, key: holdKeyOf(order) },
    );
    return order;
  });

/** Coupon and stock rows under their locks, at the price that the person saw. */
async function priceWish(
  tx: Queryable,
  userId: number,
  wish: OrderWish,
  { level, balance, now }: { level: LevelBenefits; balance: number; now: Date },
) {
  const wanted = await wantedLines(tx, userId, wish.items);
  if (!(await looksInStock(tx, wanted))) throw new ShopError('OUT_OF_STOCK');
  const coupon = await lockUsableCoupon(tx, userId, wish.couponId, now);
  const lines = await lockBasket(tx, wanted, now);
  const terms = {
    benefits: level,
    coupon: coupon?.terms ?? null,
    balance,
    points: wish.usedPoints,
  };
  const { quote, most } = priceBasket(lines, terms);
  if (coupon && quote.goodsTotal < coupon.terms.minOrderAmount) throw new ShopError('COUPON_NOT_USABLE');
  requirePoints(wish.usedPoints, most, balance);
  if (wish.expectedTotal !== null && wish.expectedTotal !== quote.finalPrice)
    throw new ShopError('PRICE_CHANGED');
  return { wanted, lines, coupon, quote };
}

async function findRepeated(tx: Queryable, userId: number, key: string | null, hash: string) {
  if (key === null) return null;
  const order = await findByKey(tx, userId, key);
  if (order && order.request_hash !== hash) throw new ShopError('REQUEST_KEY_REUSED');
  return order ?? null;
}

const hashOf = ({ requestKey: _key, ...wish }: OrderWish): string =>
  createHash('sha256').update(JSON.stringify(wish)).digest('hex');
