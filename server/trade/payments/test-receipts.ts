import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type PaymentGateway, PaymentRefused } from '../../kit/ports/payment-gateway.ts';
import { addTestReceiptCancel, noteTestReceiptCancel, openTestReceipt } from './test-receipt-store.ts';

/** Mobile number that the built-in provider refuses, so that a refusal can be tried out. */
export const REFUSED_NUMBER = '01000000000';

/** Cash receipts of the built-in provider, which issues at once; nothing is reported to a tax office. */
export const testReceipts = (
  db: Kysely<Database>,
): Required<Pick<PaymentGateway, 'issueReceipt' | 'cancelReceipt'>> => ({
  async issueReceipt({ amount, number, key }) {
    if (number === REFUSED_NUMBER) throw new PaymentRefused('the number is not registered');
    const approvalNo = String(randomInt(100_000_000, 1_000_000_000));
    return openTestReceipt(db, { key, receiptKey: `test_${key}`, approvalNo, amount });
  },
  cancelReceipt: (cancel) =>
    inTransaction(db, async (tx) => {
      const isFirst = await noteTestReceiptCancel(tx, cancel);
      if (isFirst && !(await addTestReceiptCancel(tx, cancel)))
        throw new PaymentRefused('more than was issued cannot be cancelled');
    }),
});
