import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { moveStock } from '../../../catalogue/stock/stock-store.ts';
import type { Queryable } from '../../../db/database.ts';
import type { StatementPart } from '../../../db/statements/statement-part.ts';
import type { Actor } from '../../../kit/actor.ts';
import { type PaidWithLines, partsOfPaid } from '../mark-paid.ts';
import { type NewlyPlaced, placedParts } from '../order-step-store.ts';
import type { OrderRow } from '../order-store.ts';
import type { Payment } from '../payment-store.ts';
import { movesOf } from '../stock.ts';
import type { ChargeAtOnce } from './order-request.ts';

type Written = Omit<NewlyPlaced, 'payment'> & { by?: Actor };

const isPaid = ({ status }: OrderRow): boolean => status === LINE_STATE.ORDERED;

/**
 * Charges those of new orders that are inserted as paid, then takes the stock of all and writes their
 * lines, payments and history, the ledger of the provider and the notes of the paid ones, in one
 * statement. Returns false if stock is short, and the caller rolls back.
 */
export async function writePlaced(
  tx: Queryable,
  written: readonly Written[],
  { charge, provider, now }: { charge: ChargeAtOnce | undefined; provider: string; now: Date },
): Promise<boolean> {
  const orders = written.map(({ order }) => order);
  const { payments, ledger } = await paymentsOf(tx, orders, charge);
  const placed = written.map((one) => ({ ...one, payment: payments.get(one.order.id) ?? null }));
  const paid = written.filter(({ order }) => isPaid(order)).map(toPaid);
  const beside = [...ledger, ...placedParts(tx, placed, { provider, now }), ...partsOfPaid(tx, paid, now)];
  const moves = written.flatMap(({ order, lines }) =>
    movesOf(lines, { orderId: order.id, reason: 'HOLD' }, -1),
  );
  return moveStock(tx, moves, { now, beside });
}

const toPaid = ({ order, lines, by }: Written): PaidWithLines => ({
  order,
  lines,
  ...(by ? { by } : {}),
});

type Paying = {
  /** Payments of the orders that are inserted as paid, by order. */
  payments: ReadonlyMap<number, Payment>;
  ledger: readonly StatementPart[];
};

/** Charges the orders that are inserted as paid and cost something. */
async function paymentsOf(
  tx: Queryable,
  orders: readonly OrderRow[],
  charge: ChargeAtOnce | undefined,
): Promise<Paying> {
  const paid = orders.filter(isPaid);
  const due = paid.filter((order) => order.finalPrice > 0);
  const charged = charge && due.length > 0 ? await charge(tx, due) : { payments: [], ledger: [] };
  if (charged.payments.length !== due.length)
    throw new Error('an order was inserted as paid without a charge');
  const byId = new Map(due.map(({ id }, index) => [id, charged.payments[index] ?? NOTHING_TO_PAY]));
  return {
    payments: new Map(paid.map(({ id }) => [id, byId.get(id) ?? NOTHING_TO_PAY])),
    ledger: charged.ledger,
  };
}

const NOTHING_TO_PAY: Payment = { key: null, receiptUrl: null };
