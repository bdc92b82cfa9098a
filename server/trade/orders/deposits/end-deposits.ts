import { DEPOSIT_METHOD } from '#domain/trade/orders/deposit.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Jobs } from '../../../kit/ports/jobs.ts';
import { notify } from '../../../notices/notify.ts';
import { dropReceipt } from '../../receipts/receipt-store.ts';
import { addStrayRefund } from '../../refunds/refunds.ts';
import type { OrderRow } from '../order-store.ts';
import { accountsOf } from './account-store.ts';

/**
 * Ends the deposits of locked orders whose reservation is released: what has arrived in part is refunded, wishes for
 * receipts are deleted, and
 * `isLapsed` tells the buyers that the deadline has passed.
 */
export async function endDeposits(
  tx: Queryable,
  orders: readonly OrderRow[],
  { isLapsed, now, jobs }: { isLapsed: boolean; now: Date; jobs: Jobs },
): Promise<void> {
  const byDeposit = orders.filter(({ paymentMethod }) => paymentMethod === DEPOSIT_METHOD);
  if (byDeposit.length === 0) return;
  const accounts = await accountsOf(
    tx,
    byDeposit.map(({ id }) => id),
  );
  for (const order of byDeposit) {
    await dropReceipt(tx, order.id);
    const account = accounts.find(({ orderId }) => orderId === order.id);
    if (!account) continue;
    const { paymentKey, deposited: amount } = account;
    if (amount > 0) {
      const reason = '다 입금되지 않은 주문';
      await addStrayRefund(tx, order, { paymentKey, amount, reason }, { now, jobs });
    }
    const facts = { orderId: order.id, orderNo: order.orderNo };
    if (isLapsed) await notify(tx, 'DEPOSIT_EXPIRED', [{ userId: order.userId, facts }], now);
  }
}
