import { sql } from 'kysely';
import type { CashReceiptKind, ReceiptFacts } from '#domain/trade/orders/cash-receipt.ts';
import { DEPOSIT_METHOD } from '#domain/trade/orders/deposit.ts';
import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** SQL: won that were paid for the row of `orders` and are not refunded; its price before the deposit. */
const KEPT = sql<number>`(orders.final_price - coalesce((
  select sum(amount) from refunds where order_id = orders.id and payment_key is null), 0))::int`;

/** SQL: sum of the calls of a kind about the row of `cash_receipts`, without those that failed to issue. */
const sumOf = (kind: 'ISSUE' | 'CANCEL') => sql<number>`coalesce((
  select sum(amount) from cash_receipt_calls as call where call.order_id = cash_receipts.order_id
    and call.kind = ${kind} and (call.kind = 'CANCEL' or call.state <> 'FAILED')), 0)::int`;

/** Locks the row of an order, as every payment and refund of it does; `userId` restricts it to one of this buyer. */
export async function lockReceiptOrder(tx: Queryable, orderId: number, userId?: number): Promise<boolean> {
  let query = tx.selectFrom('orders').select('id').where('id', '=', orderId);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  return (await query.forUpdate().executeTakeFirst()) !== undefined;
}

/** Finds what decides whether a receipt of an order may be asked for. */
export async function receiptFactsOf(db: Queryable, orderId: number): Promise<ReceiptFacts> {
  const row = await db
    .selectFrom('orders')
    .leftJoin('payments', (join) =>
      join.onRef('payments.order_id', '=', 'orders.id').on('payments.status', '=', 'PAID'),
    )
    .leftJoin('cash_receipts', 'cash_receipts.order_id', 'orders.id')
    .select(columns(['orders.status', 'orders.payment_method', 'payments.paid_at']))
    .select(['cash_receipts.state', KEPT.as('kept')])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return {
    isDeposit: row.paymentMethod === DEPOSIT_METHOD,
    isEnded: row.status === LINE_STATE.EXPIRED,
    paidAt: row.paidAt,
    kept: row.kept,
    state: row.state,
  };
}

/** Finds the receipt of an order without its number, with the sums of what was issued and cancelled in won. */
export const findReceipt = (db: Queryable, orderId: number) =>
  db
    .selectFrom('cash_receipts')
    .select(columns(['state', 'kind', 'number_tail', 'approval_no', 'issued_at']))
    .select([sumOf('ISSUE').as('amount'), sumOf('CANCEL').as('cancelled')])
    .where('order_id', '=', orderId)
    .executeTakeFirst();

type Wish = { kind: CashReceiptKind; numberSealed: string; numberTail: string };

/** Stores the wish for the receipt of a locked order, in place of a refused one. */
export function putReceipt(
  tx: Queryable,
  orderId: number,
  { kind, numberSealed, numberTail }: Wish,
  now: Date,
) {
  const number = { number_sealed: numberSealed, number_tail: numberTail };
  const row = { kind, ...number, state: 'WISHED' as const, asked_at: now };
  return tx
    .insertInto('cash_receipts')
    .values({ order_id: orderId, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute();
}

/** Deletes the wish for the receipt of a locked order that was not paid. */
export const dropReceipt = (tx: Queryable, orderId: number) =>
  tx.deleteFrom('cash_receipts').where('order_id', '=', orderId).where('state', '=', 'WISHED').execute();

/** Lets the wished receipt of a locked, paid order be issued; returns whether there is one. */
export async function startIssue(
  tx: Queryable,
  orderId: number,
  amount: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cash_receipts')
    .set({ state: 'ASKED' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'WISHED')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await addCall(tx, { orderId, kind: 'ISSUE', amount, refundId: null }, now);
  return true;
}

/** Adds the cancellation of a part of the receipt of a locked order; returns false if nothing of it is issued. */
export async function addCancellation(
  tx: Queryable,
  { orderId, refundId, amount }: { orderId: number; refundId: number; amount: number },
  now: Date,
): Promise<boolean> {
  const receipt = await tx
    .selectFrom('cash_receipts')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['ASKED', 'ISSUED'])
    .executeTakeFirst();
  if (!receipt) return false;
  await addCall(tx, { orderId, kind: 'CANCEL', amount, refundId }, now);
  return true;
}

type NewCall = { orderId: number; kind: 'ISSUE' | 'CANCEL'; amount: number; refundId: number | null };

const addCall = (tx: Queryable, { orderId, kind, amount, refundId }: NewCall, now: Date) =>
  tx
    .insertInto('cash_receipt_calls')
    .values({
      order_id: orderId,
      kind,
      amount,
      refund_id: refundId,
      next_try_at: now,
      first_asked_at: null,
      created_at: now,
    })
    .execute();
