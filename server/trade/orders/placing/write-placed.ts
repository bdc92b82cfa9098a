import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../kit/actor.ts';
import { notePaid } from '../mark-paid.ts';
import { insertPlaced, type NewlyPlaced } from '../order-step-store.ts';
import type { OrderRow } from '../order-store.ts';
import type { Payment } from '../payment-store.ts';
import type { ChargeAtOnce } from './order-request.ts';

type Written = Omit<NewlyPlaced, 'payment'> & { by?: Actor };

const isPaid = ({ status }: OrderRow): boolean => status === LINE_STATE.ORDERED;

/**
 * Charges those of new orders that are inserted as paid, then writes lines, payments and history of
 * all, and the notes of the paid ones.
 */
export async function writePlaced(
  tx: Queryable,
  written: readonly Written[],
  { charge, provider, now }: { charge: ChargeAtOnce | undefined; provider: string; now: Date },
): Promise<void> {
  const orders = written.map(({ order }) => order);
  const payments = await paymentsOf(tx, orders, charge);
  const placed = written.map((one) => ({ ...one, payment: payments.get(one.order.id) ?? null }));
  const lines = await insertPlaced(tx, placed, { provider, now });
  const paid = written
    .filter(({ order }) => isPaid(order))
    .map((one) => ({ ...one, lines: lines.filter((line) => line.orderId === one.order.id) }));
  await notePaid(tx, paid, now);
}

/** Charges the orders that are inserted as paid and cost something; returns payments by order. */
async function paymentsOf(
  tx: Queryable,
  orders: readonly OrderRow[],
  charge: ChargeAtOnce | undefined,
): Promise<Map<number, Payment>> {
  const paid = orders.filter(isPaid);
  const due = paid.filter((order) => order.finalPrice > 0);
  const charged = charge && due.length > 0 ? await charge(tx, due) : [];
  if (charged.length !== due.length) throw new Error('an order was inserted as paid without a charge');
  const byId = new Map(due.map(({ id }, index) => [id, charged[index] ?? NOTHING_TO_PAY]));
  return new Map(paid.map(({ id }) => [id, byId.get(id) ?? NOTHING_TO_PAY]));
}

const NOTHING_TO_PAY: Payment = { key: null, receiptUrl: null };
