import {
  type CashReceipt,
  type CashReceiptWish,
  receiptEnd,
  receiptRefusal,
  receiptTailOf,
} from '#domain/trade/orders/cash-receipt.ts';
import type { Queryable } from '../../db/database.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import type { Secrets } from '../../kit/ports/secrets.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { lockReceiptOrder, putReceipt, receiptFactsOf } from './receipt-store.ts';
import { issueReceipt, receiptOf } from './receipts.ts';
import { type ReceiptPorts, settleReceipts } from './settle-receipts.ts';

/** Stores the wish for the receipt of a locked order, with its number encrypted. */
export async function wishReceipt(
  tx: Queryable,
  secrets: Secrets,
  orderId: number,
  { kind, number }: CashReceiptWish,
  now: Date,
): Promise<void> {
  const sealed = { kind, numberSealed: secrets.seal(number), numberTail: receiptTailOf(number) };
  await putReceipt(tx, orderId, sealed, now);
  await audit(tx, { action: 'CASH_RECEIPT_ASKED', target: ['ORDER', orderId], detail: { kind } }, now);
}

/**
 * Asks for the cash receipt of an own order by deposit, once: before the deposit the wish is stored, after it the
 * receipt is issued at once. Throws if the order cannot have one, or if the provider refuses it.
 */
export async function askForReceipt(
  ports: ReceiptPorts,
  { userId, orderId }: { userId: number; orderId: number },
  wish: CashReceiptWish,
  attempt: IdempotentRequest | null,
): Promise<CashReceipt> {
  const { db, clock, jobs, secrets } = ports;
  // The plain hash of a request would reveal its number to anyone who tries all numbers.
  const keyed = attempt && { ...attempt, hash: secrets.tag('cash-receipt', attempt.hash) };
  await runIdempotent(ports, keyed, async (tx) => {
    const now = clock.now();
    if (!(await lockReceiptOrder(tx, orderId, userId))) throw new ShopError('ORDER_NOT_FOUND');
    const facts = await receiptFactsOf(tx, orderId);
    const refusal = receiptRefusal(facts, now);
    if (refusal) throw new ShopError(refusal);
    await wishReceipt(tx, secrets, orderId, wish, now);
    if (facts.paidAt) await issueReceipt(tx, orderId, { now, jobs });
    return null;
  });
  await settleReceipts(ports, orderId);
  const receipt = await receiptOf(db, orderId);
  if (receipt === null || receipt.state === 'REFUSED') throw new ShopError('CASH_RECEIPT_REFUSED');
  return receipt;
}

/** Returns until when the receipt of an order can be asked for; null if it cannot. */
export async function receiptUntil(
  db: Queryable,
  orderId: number,
  { now, dueAt }: { now: Date; dueAt: string | null },
): Promise<string | null> {
  const facts = await receiptFactsOf(db, orderId);
  if (receiptRefusal(facts, now)) return null;
  return facts.paidAt ? receiptEnd(facts.paidAt).toISOString() : dueAt;
}
