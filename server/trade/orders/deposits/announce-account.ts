import { formatDateTime } from '#domain/kit/format.ts';
import type { Queryable } from '../../../db/database.ts';
import { executeParts } from '../../../db/statements/statement-part.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import { notify } from '../../../notices/notify.ts';
import { removalOfOptions } from '../../cart/store.ts';
import { linesOf, type OrderRow } from '../order-store.ts';

type Account = { bank: string; accountNumber: string; dueAt: Date };

/** Notifies the buyer of a locked order of its virtual account, and deletes the ordered lines of the cart. */
export async function announceAccount(
  tx: Queryable,
  { id: orderId, orderNo, userId, fromCart, finalPrice: amount }: OrderRow,
  { bank, accountNumber, dueAt }: Account,
  now: Date,
): Promise<void> {
  if (fromCart) {
    const options = (await linesOf(tx, orderId)).map(({ optionId }) => optionId);
    await executeParts(tx, [removalOfOptions(tx, userId, options)]);
  }
  const until = formatDateTime(dueAt.toISOString());
  const facts = { orderId, orderNo, amount, account: `${bank} ${accountNumber}`, until };
  await notify(tx, 'DEPOSIT_REQUESTED', [{ userId, facts }], now);
  await audit(tx, { action: 'DEPOSIT_REQUESTED', target: ['ORDER', orderId], detail: { amount, bank } }, now);
}
