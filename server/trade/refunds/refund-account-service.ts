import type { BodyOf } from '#domain/kit/endpoint.ts';
import { type setRefundAccount, tailOf } from '#domain/trade/claims/refund-account.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { lockDepositOrder, makeRefundsDue, putRefundAccount } from './refund-account-store.ts';
import { type RefundPorts, settleRefunds } from './refunds.ts';

/**
 * Stores the account to which the deposit of an own order is refunded, with its number encrypted, and pays the
 * refunds that have waited for it. A later account replaces it for refunds that are not paid yet.
 */
export async function keepRefundAccount(
  ports: RefundPorts,
  userId: number,
  orderId: number,
  { bank, accountNumber, holder }: BodyOf<typeof setRefundAccount>,
) {
  const numberTail = tailOf(accountNumber);
  await inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now();
    if (!(await lockDepositOrder(tx, orderId, userId))) throw new ShopError('ORDER_NOT_FOUND');
    const numberSealed = ports.secrets.seal(accountNumber);
    await putRefundAccount(tx, orderId, { bank, numberSealed, numberTail, holder }, now);
    await makeRefundsDue(tx, orderId, now);
    await audit(tx, { action: 'REFUND_ACCOUNT_SET', target: ['ORDER', orderId], detail: { bank } }, now);
  });
  await settleRefunds(ports, orderId);
  return { bank, numberTail, holder };
}
