import { type CashReceipt, shownReceiptState } from '#domain/trade/orders/cash-receipt.ts';
import type { Queryable } from '../../db/database.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import { addCancellation, findReceipt, receiptFactsOf, startIssue } from './receipt-store.ts';

type Moment = { now: Date; jobs: Jobs };

/** Returns the cash receipt of an order as its buyer sees it; null if it has none. */
export async function receiptOf(db: Queryable, orderId: number): Promise<CashReceipt | null> {
  const row = await findReceipt(db, orderId);
  if (!row) return null;
  const { state, issuedAt, ...shown } = row;
  return { ...shown, state: shownReceiptState(state, row), issuedAt: issuedAt?.toISOString() ?? null };
}

/**
 * Lets the wished receipt of a locked, paid order be issued after the commit, for what was deposited and is not
 * refunded. A repeated call has no effect.
 */
export async function issueReceipt(tx: Queryable, orderId: number, { now, jobs }: Moment): Promise<void> {
  const { kept: amount } = await receiptFactsOf(tx, orderId);
  if (amount === 0 || !(await startIssue(tx, orderId, amount, now))) return;
  await jobs.send(tx, 'settle-receipts', { orderId }, { dueAt: now, key: `${orderId}-issue` });
}

/**
 * Cancels the receipt of a locked order by the amount of a refund of its deposit, in the transaction of the refund,
 * so that issued minus cancelled is always what the shop keeps.
 */
export async function cancelReceipt(
  tx: Queryable,
  refund: { orderId: number; refundId: number; amount: number },
  { now, jobs }: Moment,
): Promise<void> {
  const { orderId, refundId } = refund;
  if (!(await addCancellation(tx, refund, now))) return;
  await jobs.send(tx, 'settle-receipts', { orderId }, { dueAt: now, key: `${orderId}-cancel-${refundId}` });
}
