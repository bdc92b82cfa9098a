import { TEST_COURIER_DAYS } from '#domain/policies/delivery.ts';
import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { confirmsAt, daysAfter } from '#domain/trade/orders/order-rules.ts';
import { orderTermsOf } from '#domain/trade/orders/order-terms.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Jobs } from '../../../kit/ports/jobs.ts';
import { notifyBuyers } from '../notify-buyer.ts';
import { noteLines, type OrderRow, setLineStatus, type WithLines } from '../order-store.ts';
import { recordDelays } from './record-delays.ts';

type Moment = { now: Date; jobs: Jobs };

/** Marks lines of locked orders as delivered, which starts their return period. */
export async function deliverLines(
  tx: Queryable,
  arrived: readonly WithLines[],
  { now, jobs }: Moment,
): Promise<void> {
  for (const { order, lines } of arrived) await recordDelays(tx, order, lines, now);
  const lines = arrived.flatMap((one) => one.lines);
  const ids = lines.map(({ id }) => id);
  await setLineStatus(tx, ids, { status: LINE_STATE.DELIVERED, delivered_at: now });
  await noteLines(tx, lines, LINE_STATE.DELIVERED, now, ({ carrier }) => carrier ?? '');
  await notifyBuyers(tx, 'ORDER_DELIVERED', arrived, now);
  await jobs.sendEach(
    tx,
    'confirm-order',
    arrived.map(({ order }) => confirmation(order, now)),
  );
}

/** Builds the confirmation job of an order delivered now, due by its terms. */
const confirmation = ({ id: orderId, terms }: Pick<OrderRow, 'id' | 'terms'>, now: Date) => ({
  data: { orderId },
  due: { dueAt: confirmsAt(now, orderTermsOf({ terms })), key: `${orderId}-${now.toISOString()}` },
});

/** Enqueues the automatic confirmation of what was delivered now. */
export const confirmLater = (
  tx: Queryable,
  order: Pick<OrderRow, 'id' | 'terms'>,
  { now, jobs }: Moment,
): Promise<void> => jobs.sendEach(tx, 'confirm-order', [confirmation(order, now)]);

/** Enqueues the delivery by the built-in carrier of what was shipped now. */
export const deliverLater = (tx: Queryable, orderId: number, { now, jobs }: Moment): Promise<void> =>
  jobs.send(
    tx,
    'deliver-order',
    { orderId },
    { dueAt: daysAfter(now, TEST_COURIER_DAYS), key: `${orderId}-${now.toISOString()}` },
  );
