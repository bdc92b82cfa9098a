import { MAX_UNPAID_ORDERS } from '#domain/policies/orders.ts';
import { levelProgressOf } from '#domain/rewards/level.ts';
import type { LevelBenefits } from '#domain/rewards/level-benefits.ts';
import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { spendPoints } from '../../../rewards/points/point-ledger.ts';
import { markUsed } from '../../coupons/store.ts';
import { findOrder, holdKeyOf, type OrderRow } from '../order-store.ts';
import { lockBasket, readWanted, requireWanted } from './basket.ts';
import { insertOrders } from './new-order-store.ts';
import {
  type ChargeAtOnce,
  newOrderOf,
  type OrderRequest,
  type PlacePorts,
  repeated,
  requireBuyer,
  requireOffer,
} from './order-request.ts';
import { lockUsableCoupon, priceBasket, requirePoints, requireReach } from './pricing.ts';
import { lockBuyer, readAccount } from './unpaid-store.ts';
import { writePlaced } from './write-placed.ts';

/**
 * Places a pending order and reserves stock, coupon and points until `hold_expires_at`; with
 * `charge`, or where nothing is to be paid, it is inserted as paid, without a reservation. A repeated
 * request finds the first order. Lock order: member, coupon, options.
 */
export const placeOrder = (
  { db, clock, payments, config, jobs }: PlacePorts,
  userId: number,
  wish: OrderRequest,
  charge?: ChargeAtOnce,
): Promise<OrderRow> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const buyer = await lockBuyer(tx, userId);
    requireBuyer(buyer);
    const mostUnpaid = MAX_UNPAID_ORDERS * config.rateLimitFactor;
    const wanted = await readWanted(tx, userId, wish.items);
    const asked = { most: mostUnpaid, key: wish.requestKey, wanted, now };
    const account = await readAccount(tx, userId, asked);
    const { earlierId: id } = account;
    const earlier = repeated(id === null ? undefined : await findOrder(tx, { id }), wish);
    if (earlier) return earlier;
    // Limits reservations, so that opening payments without paying cannot empty the stock.
    if (account.unpaid >= mostUnpaid) throw new ShopError('TOO_MANY_UNPAID_ORDERS');
    requireWanted(wanted);
    if (!account.isInStock) throw new ShopError('OUT_OF_STOCK');
    const { level } = levelProgressOf(buyer.activityPoints);
    const terms = { level, balance: Math.max(0, account.points), now };
    const { lines, coupon, quote } = await priceWish(tx, userId, { ...wish, items: wanted }, terms);
    requireOffer(wish, quote, payments);
    // Checked on the locked rows before anything is written.
    if (lines.some(({ stock, quantity }) => stock < quantity)) throw new ShopError('OUT_OF_STOCK');
    const priced = { quote, level, couponId: coupon?.id ?? null, charge, now };
    const [order] = await insertOrders(tx, [newOrderOf(userId, wish, payments, priced)]);
    if (!order) throw new Error('no order was written');
    const isTaken = await writePlaced(tx, [{ order, lines, quote }], {
      charge,
      provider: payments.name,
      now,
    });
    if (!isTaken) throw new ShopError('OUT_OF_STOCK');
    if (coupon) await markUsed(tx, coupon.id, order.id, now);
    await spendPoints(tx, { userId, orderId: order.id, points: order.usedPoints }, now);
    if (order.status === LINE_STATE.ORDERED) return order;
    const due = { dueAt: order.holdExpiresAt ?? now, key: holdKeyOf(order) };
    await jobs.send(tx, 'release-hold', { orderId: order.id }, due);
    return order;
  });

/** Locks coupon and stock rows and prices the order of these lines. */
async function priceWish(
  tx: Queryable,
  userId: number,
  wish: OrderRequest,
  { level, balance, now }: { level: LevelBenefits; balance: number; now: Date },
) {
  const coupon = await lockUsableCoupon(tx, userId, wish.couponId, now);
  const lines = await lockBasket(tx, wish.items, { userId, now });
  const terms = {
    benefits: level,
    coupon: coupon?.terms ?? null,
    balance,
    points: wish.usedPoints,
  };
  const { quote, most } = priceBasket(lines, terms);
  requireReach(coupon?.terms ?? null, lines);
  requirePoints(wish.usedPoints, most, balance);
  return { lines, coupon, quote };
}
