import { TEST_COURIER_DAYS } from '#domain/policies/delivery.ts';
import { LINE } from '#domain/trade/order-life.ts';
import { confirmsAt, daysAfter } from '#domain/trade/order-rules.ts';
import { orderTermsOf } from '#domain/trade/order-terms.ts';
import type { Queryable } from '../../db/database.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import { noteLate } from './note-late.ts';
import { type LineRow, note, type OrderRow, setLineStatus } from './order-store.ts';
import { tellBuyer } from './tell-buyer.ts';

type Moment = { now: Date; jobs: Jobs };

/** Lines of a locked order have arrived with their courier; from now on their days for a return run. */
export async function deliverLines(
  tx: Queryable,
  order: Pick<OrderRow, 'id' | 'user_id' | 'promised_on' | 'terms'>,
  lines: readonly LineRow[],
  { now, jobs }: Moment,
): Promise<void> {
  await noteLate(tx, order, lines, now);
  const ids = lines.map(({ id }) => id);
  await setLineStatus(tx, ids, { status: LINE.moves.deliver.to, delivered_at: now });
  for (const line of lines) await note(tx, order.id, LINE.moves.deliver.to, now, line.carrier ?? '', line.id);
  await tellBuyer(tx, 'ORDER_DELIVERED', order, lines, now);
  await confirmLater(tx, order, { now, jobs });
}

/** What was delivered now confirms itself when the days of its order's terms are over. */
export const confirmLater = (
  tx: Queryable,
  { id: orderId, terms }: Pick<OrderRow, 'id' | 'terms'>,
  { now, jobs }: Moment,
): Promise<void> =>
  jobs.send(
    tx,
    'confirm-order',
    { orderId },
    { dueAt: confirmsAt(now, orderTermsOf({ terms })), key: `${orderId}-${now.toISOString()}` },
  );

/** The built-in courier takes so long with what was shipped now. */
export const deliverLater = (tx: Queryable, orderId: number, { now, jobs }: Moment): Promise<void> =>
  jobs.send(
    tx,
    'deliver-order',
    { orderId },
    { dueAt: daysAfter(now, TEST_COURIER_DAYS), key: `${orderId}-${now.toISOString()}` },
  );
