import { createHash } from 'node:crypto';
import type { CashReceiptWish } from '#domain/trade/orders/cash-receipt.ts';
import { type DepositBank, depositDueOf, depositHoldEnd } from '#domain/trade/orders/deposit.ts';
import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { nextTry } from '../../../kit/external-calls/retry.ts';
import type { IssuedAccount } from '../../../kit/ports/payment-gateway.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { awaitDepositOf, findAccount, insertAccount } from '../../orders/deposits/account-store.ts';
import { announceAccount } from '../../orders/deposits/announce-account.ts';
import { holdKeyOf, lockOrder, type OrderRow } from '../../orders/order-store.ts';
import { wishReceipt } from '../../receipts/ask-service.ts';
import type { PayPorts } from '../complete-payment.ts';
import { noteOpened } from '../payment-key-store.ts';
import { withProviderErrors } from '../provider-errors.ts';
import { insertProviderRequest } from '../provider-request-store.ts';
import { scheduleStatusCheck } from '../schedule-status-check.ts';

/** Returns the hash by which a secret of the provider is stored and compared. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Bank and depositor of the account, and the cash receipt that is issued after the deposit. */
export type DepositWish = { bank: DepositBank; depositor: string; receipt: CashReceiptWish | null };

/**
 * Issues the virtual account of a pending order, which then waits for its deposit: the reservation is extended to
 * the deadline. A repeated call finds the first account.
 */
export async function awaitDeposit(
  ports: PayPorts,
  order: OrderRow,
  { bank, depositor, receipt }: DepositWish,
): Promise<void> {
  const { issueAccount } = ports.payments;
  if (!issueAccount) throw new ShopError('PAYMENT_METHOD_UNAVAILABLE');
  if (await findAccount(ports.db, order.id)) return;
  const issued = await withProviderErrors(() =>
    issueAccount({
      orderNo: order.orderNo,
      orderName: `신발장 주문 ${order.orderNo}`,
      amount: order.finalPrice,
      bank,
      depositor,
      // By the time of the order, so that a repeated request is the same one.
      dueAt: depositDueOf(order.orderedAt),
    }),
  );
  const isWaiting = await inTransaction(ports.db, (tx) =>
    writeIssued(tx, ports, order, { issued, depositor, receipt }),
  );
  if (!isWaiting) throw new ShopError('HOLD_EXPIRED');
}

type Issued = Omit<DepositWish, 'bank'> & { issued: IssuedAccount };

/** Stores an issued account; returns false if the order was released meanwhile, whose deposit is then refunded. */
async function writeIssued(
  tx: Queryable,
  { clock, jobs, secrets }: PayPorts,
  { id }: OrderRow,
  { issued, depositor, receipt }: Issued,
): Promise<boolean> {
  const now = clock.now();
  const order = await lockOrder(tx, { id });
  if (!order) throw new ShopError('ORDER_NOT_FOUND');
  const secretHash = issued.secret === null ? null : hashOfSecret(issued.secret);
  const isNew = await insertAccount(tx, id, { ...issued, depositor, secretHash }, now);
  const isPending = order.status === LINE_STATE.PENDING;
  if (!isNew || !isPending) return isPending;
  await noteOpened(tx, id, issued.paymentKey);
  await holdUntilDeposit(tx, order, issued, jobs);
  if (receipt) await wishReceipt(tx, secrets, id, receipt, now);
  await announceAccount(tx, order, issued, now);
  return true;
}

/**
 * Extends the reservation of a locked order to the deadline of its deposit. The provider is asked once after that,
 * so that a deposit in time is found even if its report was lost.
 */
async function holdUntilDeposit(
  tx: Queryable,
  order: OrderRow,
  { paymentKey, dueAt }: IssuedAccount,
  jobs: PayPorts['jobs'],
): Promise<void> {
  const holdEnd = depositHoldEnd(dueAt);
  await awaitDepositOf(tx, order.id, holdEnd);
  await jobs.remove(tx, 'release-hold', holdKeyOf(order));
  await jobs.send(tx, 'release-hold', { orderId: order.id }, { dueAt: holdEnd, key: holdKeyOf(order) });
  const ask = { orderId: order.id, paymentKey };
  await insertProviderRequest(tx, ask, dueAt);
  await scheduleStatusCheck(tx, jobs, ask, 0, nextTry(dueAt, 1));
}
