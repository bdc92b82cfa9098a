import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import type { IssuedReceipt } from '../../kit/ports/payment-gateway.ts';

type NewReceipt = IssuedReceipt & { key: string; amount: number };
type Cancel = { receiptKey: string; amount: number; key: string };

/** Issues a test receipt; a repeated call under the same key returns the first one. */
export const openTestReceipt = (
  db: Queryable,
  { key, receiptKey, approvalNo, amount }: NewReceipt,
): Promise<IssuedReceipt> =>
  db
    .insertInto('test_cash_receipts')
    .values({ idempotency_key: key, receipt_key: receiptKey, approval_no: approvalNo, amount })
    .onConflict((conflict) => conflict.column('idempotency_key').doUpdateSet({ idempotency_key: key }))
    .returning(columns(['receipt_key', 'approval_no']))
    .executeTakeFirstOrThrow();

/** Records a cancellation under its key; returns false if it is recorded already. */
export async function noteTestReceiptCancel(
  tx: Queryable,
  { receiptKey, amount, key }: Cancel,
): Promise<boolean> {
  const noted = await tx
    .insertInto('test_cash_receipt_cancels')
    .values({ idempotency_key: key, receipt_key: receiptKey, amount })
    .onConflict((conflict) => conflict.doNothing())
    .returning('amount')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Adds to the cancelled amount of a test receipt; returns false if it would exceed the receipt. */
export async function addTestReceiptCancel(
  tx: Queryable,
  { receiptKey, amount }: Omit<Cancel, 'key'>,
): Promise<boolean> {
  const taken = await tx
    .updateTable('test_cash_receipts')
    .set((eb) => ({ cancelled_amount: eb('cancelled_amount', '+', amount) }))
    .where('receipt_key', '=', receiptKey)
    .where((eb) => eb(eb('cancelled_amount', '+', amount), '<=', eb.ref('amount')))
    .returning('amount')
    .executeTakeFirst();
  return taken !== undefined;
}
