import type { Quote } from '#domain/trade/cart/quote.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../kit/actor.ts';
import { holdKeyOf, type OrderRow } from '../order-store.ts';
import type { BasketLine } from './basket.ts';
import { insertOrders, type NewOrder } from './new-order-store.ts';
import type { ChargeAtOnce, OrderRequest, PlacePorts } from './order-request.ts';
import { writePlaced } from './write-placed.ts';

/** Order that waits for a batch, with its immediate charge if any. */
export type Placing = { userId: number; wish: OrderRequest; charge: ChargeAtOnce | undefined; by: Actor };

/** Accepted order of a batch. */
export type Accepted = { placing: Placing; line: BasketLine; quote: Quote; order: NewOrder };

type Made = { order: OrderRow; one: Accepted };

/**
 * Inserts accepted orders set-wise, some as paid, and returns the row of each. All are charged by the
 * same provider.
 */
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
  const placed = made.map(({ order, one: { line, quote, placing } }) => {
    return { order, lines: [line], quote, by: placing.by };
  });
  const charge = accepted.find(({ placing }) => placing.charge)?.placing.charge;
  const isTaken = await writePlaced(tx, placed, { charge, provider: ports.payments.name, now });
  if (!isTaken) throw new Error('the counted stock is not there');
  await endHoldsLater(
    tx,
    ports,
    made.filter(({ one }) => !one.order.isPaid),
    now,
  );
  return new Map(made.map(({ order, one }) => [one, order]));
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
      due: { dueAt: order.holdExpiresAt ?? now, key: holdKeyOf(order) },
    })),
  );
