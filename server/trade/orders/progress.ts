import { pointsEarnedBy } from '#domain/trade/cart/earned-points.ts';
import { isGone, LINE_STATE, type OrderStatus, orderStatusOf } from '#domain/trade/orders/order-lifecycle.ts';
import { orderTermsOf } from '#domain/trade/orders/order-terms.ts';
import type { Queryable } from '../../db/database.ts';
import { recordActivities, revokeActivity } from '../../rewards/activities.ts';
import { syncPurchaseBadges } from '../../rewards/badges/purchase-badges.ts';
import { bringCreditsTo } from '../../rewards/points/order-credit.ts';
import { type LineRow, type OrderRow, setOrderStatus, type WithLines, withLines } from './order-store.ts';
import { paidForAll } from './placing/line-money.ts';

/** Returns the won paid for confirmed lines that were not returned. */
const keptWorth = (lines: readonly LineRow[]): number =>
  paidForAll(lines.filter(({ confirmedAt, status }) => confirmedAt && status === LINE_STATE.DELIVERED));

/**
 * Updates status and earnings of a locked order after a change of its lines. Points are credited
 * for all confirmed lines together, so that parts add up to the points of the whole order, and
 * revoked when a confirmed line is returned; activity points are credited once every living line is
 * confirmed.
 */
export async function refreshOrder(tx: Queryable, order: OrderRow, now: Date): Promise<OrderStatus> {
  const all = await refreshOrders(tx, [order], now);
  return orderStatusOf(all.flatMap(({ lines }) => lines.map(({ status }) => status)));
}

/**
 * Updates several locked orders, and badges once per member. Returns the orders with their current
 * lines.
 */
export async function refreshOrders(
  tx: Queryable,
  orders: readonly OrderRow[],
  now: Date,
): Promise<WithLines[]> {
  const all = await withLines(tx, orders);
  const byStatus = new Map<OrderStatus, number[]>();
  for (const { order, lines } of all) {
    const status = orderStatusOf(lines.map((line) => line.status));
    byStatus.set(status, [...(byStatus.get(status) ?? []), order.id]);
  }
  for (const [status, ids] of byStatus) await setOrderStatus(tx, ids, status);
  await refreshRewards(tx, all, now);
  const isReturned = ({ lines }: WithLines) => lines.some(({ status }) => status === LINE_STATE.RETURNED);
  const userIds = [...buyersOf(all)];
  await syncPurchaseBadges(tx, { userIds, returned: buyersOf(all.filter(isReturned)) }, now);
  return all;
}

const buyersOf = (all: readonly WithLines[]): Set<number> => new Set(all.map(({ order }) => order.userId));

const livingOf = ({ lines }: WithLines): LineRow[] => lines.filter(({ status }) => !isGone(status));

const isDone = (one: WithLines): boolean => {
  const living = livingOf(one);
  return living.length > 0 && living.every(({ confirmedAt }) => confirmedAt !== null);
};

const deedOf = ({ order }: WithLines) =>
  ({ userId: order.userId, type: 'PURCHASE_COMPLETION', refType: 'ORDER', refId: order.id }) as const;

async function refreshRewards(tx: Queryable, all: readonly WithLines[], now: Date): Promise<void> {
  // Without a confirmed line nothing was earned.
  const earning = all.filter(({ lines }) => lines.some(({ confirmedAt }) => confirmedAt !== null));
  await recordActivities(tx, earning.filter(isDone).map(deedOf), now);
  for (const one of earning) if (livingOf(one).length === 0) await revokeActivity(tx, deedOf(one));
  const credits = earning.map(({ order, lines }) => ({
    userId: order.userId,
    orderId: order.id,
    target: pointsEarnedBy(keptWorth(lines), orderTermsOf(order).earn),
  }));
  await bringCreditsTo(tx, credits, now);
}
