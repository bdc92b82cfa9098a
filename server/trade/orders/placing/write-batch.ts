import type { Quote } from '#domain/trade/cart/quote.ts';
import { moveStock } from '../../../catalogue/stock/stock-store.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../kit/actor.ts';
import { insertPlaced } from '../order-step-store.ts';
import { holdKeyOf, type LineRow, type OrderRow } from '../order-store.ts';
import type { BasketLine } from './basket.ts';
import { insertOrders, type NewOrder } from './new-order-store.ts';
import type { OrderRequest, PayAtOnce, PlacePorts } from './order-request.ts';

/** Order that waits for a batch, with its immediate payment if any. */
export type Placing = { userId: number; wish: OrderRequest; payAtOnce: PayAtOnce | undefined; by: Actor };

/** Accepted order of a batch. */
export type Accepted = { placing: Placing; line: BasketLine; quote: Quote; order: NewOrder };

type Made = { order: OrderRow; one: Accepted };

/** Inserts accepted orders set-wise, with immediate payments, and returns the row of each. */
export async function writeAccepted(
  tx: Queryable,
  ports: PlacePorts,
  decided: readonly Accepted[],
  now: Date,
): Promise<Map<Accepted, OrderRow>> {
  // Two requests with one key are one order.
  const accepted = [...new Set(decided)];
  if (accepted.length === 0) return new Map();
  const rows = await insertOrders(
    tx,
    accepted.map(({ order }) => order),
  );
  const made = accepted.flatMap((one, index): Made[] => {
    const order = rows[index];
    return order ? [{ order, one }] : [];
  });
  const moves = made.map(({ order, one: { line } }) => {
    const { optionId, quantity } = line;
    return { optionId, delta: -quantity, reason: 'HOLD', orderId: order.id } as const;
  });
  if (!(await moveStock(tx, moves, { now }))) throw new Error('the counted stock is not there');
  const placed = made.map(({ order, one: { line, quote } }) => ({ order, lines: [line], quote }));
  const lines = await insertPlaced(tx, placed, { provider: ports.payments.name, now });
  await endHoldsLater(
    tx,
    ports,
    made.filter(({ one }) => !one.placing.payAtOnce),
    now,
  );
  const paid = await payThose(tx, made, lines, now);
  return new Map([...made.map(({ order, one }) => [one, order] as const), ...paid]);
}

/** Enqueues the jobs that release these orders if they are not paid in time. */
const endHoldsLater = (
  tx: Queryable,
  { jobs }: PlacePorts,
  made: readonly Made[],
  now: Date,
): Promise<void> =>
  jobs.sendEach(
    tx,
    'release-hold',
    made.map(({ order }) => ({
      data: { orderId: order.id },
      due: { dueAt: order.hold_expires_at ?? now, key: holdKeyOf(order) },
    })),
  );

/**
 * Pays the orders with immediate payment, all by the same provider, and returns their updated rows.
 */
async function payThose(
  tx: Queryable,
  made: readonly Made[],
  lines: readonly LineRow[],
  now: Date,
): Promise<[Accepted, OrderRow][]> {
  const due = made.filter(({ one }) => one.placing.payAtOnce);
  const payAtOnce = due[0]?.one.placing.payAtOnce;
  if (!payAtOnce) return [];
  const paying = due.map(({ order, one }) => {
    const own = lines.filter((line) => line.order_id === order.id);
    return { order, lines: own, by: one.placing.by };
  });
  const paid = await payAtOnce(tx, paying, now);
  return due.map(({ order, one }, index) => [one, paid[index] ?? order]);
}
