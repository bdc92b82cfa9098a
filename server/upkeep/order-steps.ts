import { TEST_COURIER_DAYS } from '#domain/policies/delivery.ts';
import { confirmsAt, daysAfter } from '#domain/trade/order-rules.ts';
import { orderTermsOf } from '#domain/trade/order-terms.ts';
import type { Queryable } from '../db/database.ts';
import type { Context } from '../kit/context.ts';
import { confirmNow } from '../trade/orders/buyer-service.ts';
import { cancelOverdue } from '../trade/orders/cancel-late.ts';
import { deliverLines } from '../trade/orders/deliver.ts';
import { disputedLines } from '../trade/orders/dispute-store.ts';
import { endClaims } from '../trade/orders/end-claims.ts';
import { noteLate } from '../trade/orders/note-late.ts';
import { type LineRow, linesOf, type OrderRow } from '../trade/orders/order-store.ts';
import { refreshOrder } from '../trade/orders/progress.ts';
import { releaseOrder } from '../trade/orders/settle.ts';
import { returnStock } from '../trade/orders/stock.ts';
import { askedLines } from './order-sweep-store.ts';

/** What time does to a locked order. Whoever comes early, late or twice changes nothing. */
export type Step = (
  tx: Queryable,
  order: OrderRow,
  ports: Pick<Context, 'clock' | 'jobs' | 'parcels'>,
) => Promise<void>;

/** A hold whose time is over gives everything back. */
export const releaseHold: Step = async (tx, order, { clock, jobs }) => {
  const now = clock.now();
  const isOver = order.hold_expires_at !== null && order.hold_expires_at <= now;
  if (order.status === 'PENDING' && isOver)
    await releaseOrder(tx, order, '결제 시간이 지났어요', { now, jobs });
};

/** The built-in courier arrives; parcels of real ones are followed by `deliverTracked`. */
export const deliverOrder: Step = async (tx, order, { clock, jobs, parcels }) => {
  if (!parcels.isBuiltIn) return;
  const now = clock.now();
  const due = daysAfter(now, -TEST_COURIER_DAYS);
  const arrived = (await linesOf(tx, order.id)).filter(
    (line) => line.status === 'SHIPPED' && line.shipped_at && line.shipped_at <= due,
  );
  if (arrived.length === 0) return;
  await deliverLines(tx, order, arrived, { now, jobs });
  await refreshOrder(tx, order, now);
};

/** The promised day is over: it is noted once and, long after, what has not come is cancelled. */
export const followLate: Step = async (tx, order, { clock, jobs }) => {
  const now = clock.now();
  await noteLate(tx, order, await linesOf(tx, order.id), now);
  await cancelOverdue(tx, order, { now, jobs });
};

/** At the end of the days of its terms a purchase confirms itself, unless a request is open or its delivery is disputed. */
export const confirmOrder: Step = async (tx, order, { clock }) => {
  const now = clock.now();
  const terms = orderTermsOf(order);
  const all = await linesOf(tx, order.id);
  const asked = new Set(await askedLines(tx, order.id));
  const disputed = await disputedLines(
    tx,
    all.map(({ id }) => id),
  );
  const isKept = (line: LineRow) =>
    line.status === 'DELIVERED' &&
    !line.confirmed_at &&
    line.delivered_at !== null &&
    confirmsAt(line.delivered_at, terms) <= now &&
    !asked.has(line.id) &&
    !disputed.has(line.id);
  const kept = all.filter(isKept);
  if (kept.length > 0) await confirmNow(tx, order, kept, now);
};

/** No request outlives its line: it ends, and the pair it held can be bought again. */
export const endStrayClaims: Step = async (tx, order, { clock, jobs }) => {
  const now = clock.now();
  const gone = (await linesOf(tx, order.id)).filter(({ status }) => status !== 'DELIVERED');
  const held = await endClaims(tx, gone, { refundId: null, answer: '', now });
  await returnStock(tx, held, { orderId: order.id, reason: 'RELEASE', now, jobs });
};
