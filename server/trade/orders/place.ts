import { createHash } from 'node:crypto';
import { HOLD_MINUTES, MAX_UNPAID_ORDERS } from '#domain/policies/orders.ts';
import type { OptionLine } from '#domain/trade/cart.ts';
import { offeredMethod, type ShippingForm } from '#domain/trade/checkout.ts';
import { newOrderTerms } from '#domain/trade/new-order-terms.ts';
import { LINE } from '#domain/trade/order-life.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { lockAuthor } from '../../kit/lock-author.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { lockBalance, spendPoints } from '../../rewards/point-ledger.ts';
import { markUsed } from '../coupons/store.ts';
import { lockBasket, wantedLines } from './basket.ts';
import { insertLines, insertOrder, note, type OrderRow } from './order-store.ts';
import { insertPayment } from './payment-store.ts';
import { levelOf, lockUsableCoupon, priceBasket, requirePoints } from './pricing.ts';
import { takeStock } from './stock.ts';
import { looksInStock } from './stock-store.ts';
import { countUnpaid, findByKey, isShopper } from './unpaid-store.ts';

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

/**
 * Writes a pending order and holds its stock, coupon and points until `hold_expires_at`.
 * A repeated request finds the first one's order. Locks go member, coupon, options.
 */
export const placeOrder = (
  { db, clock, payments, config, jobs }: Ports,
  userId: number,
  wish: OrderWish,
): Promise<OrderRow> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    await lockAuthor(tx, userId);
    // Became a seller since the request was let in: the same lock was taken.
    if (!(await isShopper(tx, userId))) throw new ShopError('FORBIDDEN');
    const balance = await lockBalance(tx, userId);
    const requestHash = hashOf(wish);
    const earlier = await findRepeated(tx, userId, wish.requestKey, requestHash);
    if (earlier) return earlier;
    await requireFewUnpaid(tx, userId, MAX_UNPAID_ORDERS * config.rateLimitFactor, now);
    const { wanted, lines, coupon, level, quote } = await priceWish(tx, userId, wish, { balance, now });
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
    await insertLines(tx, order.id, lines, quote);
    await holdRest(tx, order, coupon?.id ?? null, payments.name, now);
    const due = { dueAt: holdExpiresAt, key: `${order.id}` };
    await jobs.send(tx, 'release-hold', { orderId: order.id }, due);
    return order;
  });

/** Coupon and stock rows under their locks, at the price that the person saw. */
async function priceWish(
  tx: Queryable,
  userId: number,
  wish: OrderWish,
  { balance, now }: { balance: number; now: Date },
) {
  const wanted = await wantedLines(tx, userId, wish.items);
  if (!(await looksInStock(tx, wanted))) throw new ShopError('OUT_OF_STOCK');
  const level = await levelOf(tx, userId);
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
  return { wanted, lines, coupon, level, quote };
}

/** Coupon, points and the payment that is waited for. */
async function holdRest(
  tx: Queryable,
  order: OrderRow,
  couponId: number | null,
  provider: string,
  now: Date,
) {
  if (couponId !== null) await markUsed(tx, couponId, order.id, now);
  await spendPoints(tx, { userId: order.user_id, orderId: order.id, points: order.used_points }, now);
  await insertPayment(tx, { orderId: order.id, provider, amount: order.final_price }, now);
  await note(tx, order.id, LINE.starts.order.to, now);
}

/** Opening payments and leaving them must not empty the shop's stock. */
async function requireFewUnpaid(tx: Queryable, userId: number, most: number, now: Date): Promise<void> {
  if ((await countUnpaid(tx, userId, most, now)) >= most) throw new ShopError('TOO_MANY_UNPAID_ORDERS');
}

async function findRepeated(tx: Queryable, userId: number, key: string | null, hash: string) {
  if (key === null) return null;
  const order = await findByKey(tx, userId, key);
  if (order && order.request_hash !== hash) throw new ShopError('REQUEST_KEY_REUSED');
  return order ?? null;
}

const hashOf = ({ requestKey: _key, ...wish }: OrderWish): string =>
  createHash('sha256').update(JSON.stringify(wish)).digest('hex');
