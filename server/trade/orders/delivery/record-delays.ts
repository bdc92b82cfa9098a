import { seoulDay } from '#domain/kit/time/time.ts';
import { TEST_COURIER_DAYS } from '#domain/policies/delivery.ts';
import { countedFromOf, isOverdue, latePointsOf } from '#domain/trade/delivery/late-delivery.ts';
import { isComing, LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { daysAfter } from '#domain/trade/orders/order-rules.ts';
import { orderTermsOf } from '#domain/trade/orders/order-terms.ts';
import type { Queryable } from '../../../db/database.ts';
import { notify } from '../../../notices/notify.ts';
import { creditOnce } from '../../../rewards/points/point-ledger.ts';
import { type LineRow, note, type OrderRow } from '../order-store.ts';
import { productNameOf } from '../placing/product-name-store.ts';
import { insertLate, sellerOfStore } from './late-store.ts';

type Promised = Pick<OrderRow, 'id' | 'userId' | 'promisedOn' | 'terms'>;
type OnTheWay = Pick<LineRow, 'status' | 'shippedAt'>;

/**
 * Returns whether the built-in carrier has delivered a line by now, even if its job has not run
 * yet.
 */
export const hasArrived = ({ status, shippedAt }: OnTheWay, now: Date): boolean =>
  status === LINE_STATE.SHIPPED && shippedAt !== null && daysAfter(shippedAt, TEST_COURIER_DAYS) <= now;

/**
 * Returns the day of delivery or, in transit, the day of `now`, independent of delays of the job.
 */
function comesOn(line: OnTheWay, now: Date): string {
  return seoulDay(
    hasArrived(line, now) && line.shippedAt ? daysAfter(line.shippedAt, TEST_COURIER_DAYS) : now,
  );
}

/** Returns the undelivered lines of an order whose promised day has passed. */
export const lateLines = <Line extends OnTheWay>(
  { promisedOn: promised }: Pick<Promised, 'promisedOn'>,
  lines: readonly Line[],
  now: Date,
): Line[] => {
  if (promised === null) return [];
  return lines.filter((line) => isComing(line.status) && isOverdue(promised, comesOn(line, now)));
};

/**
 * Records which stores of a locked order missed its promised day. The first record of each store
 * notifies buyer and seller, and credits the order's compensation once.
 */
export async function recordDelays(
  tx: Queryable,
  order: Promised,
  lines: readonly LineRow[],
  now: Date,
): Promise<void> {
  const late = lateLines(order, lines, now);
  for (const storeId of new Set(late.map((line) => line.storeId))) {
    const own = late.filter((line) => line.storeId === storeId);
    await noteStore(tx, order, { storeId, own }, now);
  }
}

async function noteStore(
  tx: Queryable,
  { id: orderId, userId, promisedOn: promised, terms }: Promised,
  { storeId, own }: { storeId: number; own: readonly LineRow[] },
  now: Date,
): Promise<void> {
  const [first] = own;
  if (!first || promised === null) return;
  const countedFrom = countedFromOf(promised, seoulDay(now));
  if (!(await insertLate(tx, { orderId, storeId, countedFrom }, now))) return;
  await note(tx, orderId, 'LATE', now, '', first.id);
  const { sellerId } = await sellerOfStore(tx, storeId);
  const product = await productNameOf(tx, first.productId);
  const facts = { orderId, lineId: first.id, product, others: own.length - 1 };
  const points = latePointsOf(promised, orderTermsOf({ terms }).late);
  await notify(tx, 'DELIVERY_LATE', [{ userId, facts: { ...facts, points } }], now);
  await notify(tx, 'SALE_LATE', [{ userId: sellerId, facts }], now);
  if (points === 0) return;
  const cause = { userId, reason: 'LATE_DELIVERY', refType: 'ORDER', refId: orderId, orderId };
  await creditOnce(tx, { ...cause, points, description: '배송이 늦어 드려요' }, now);
}
