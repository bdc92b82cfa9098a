import { chargedFee } from '#domain/trade/claims/return-fee.ts';
import { DEPOSIT_METHOD } from '#domain/trade/orders/deposit.ts';
import type { REFUND } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import { isTooLate, LEASE_MS, later, nextTry } from '../../kit/external-calls/retry.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import { PaymentPaused, PaymentRefused, type RefundReceiver } from '../../kit/ports/payment-gateway.ts';
import { notify } from '../../notices/notify.ts';
import { cancelReceipt } from '../receipts/receipts.ts';
import { hasRefundAccount } from './refund-account-store.ts';
import {
  type ClaimedRefund,
  claimRefund,
  delayRefund,
  endRefund,
  findBuyer,
  type Giving,
  insertRefund,
  insertStray,
  type Stray,
} from './refund-store.ts';

/** Dependencies of refunds; `secrets` opens the accounts of buyers. */
export type RefundPorts = Pick<Context, 'db' | 'clock' | 'payments' | 'log' | 'jobs' | 'secrets'>;
type Moment = { now: Date; jobs: Jobs };
/** Order whose payment is refunded. */
type Refunded = { id: number; orderNo: string; userId: number; paymentMethod: string };
/** Concurrent refunds per server, and refunds per lane and run. */
const LANES = 4;
const MOST = 100;
/** Number of refusals by the provider after which a refund is given up. */
const MOST_REFUSALS = 5;

/** Inserts a refund; `settleRefunds` pays it after the commit. */
export async function addRefund(
  tx: Queryable,
  order: Refunded,
  giving: Giving,
  { now, jobs }: Moment,
): Promise<{ id: number }> {
  const { id: orderId } = order;
  const added = await insertRefund(tx, orderId, giving, now);
  const detail = { order: orderId, amount: giving.cash, points: giving.points };
  await audit(tx, { action: 'REFUND_OWED', target: ['REFUND', added.id], detail }, now);
  if (giving.cash === 0) return added;
  const refund = { refundId: added.id, amount: giving.cash };
  await askForAccount(tx, order, refund, now);
  await cancelReceipt(tx, { orderId, ...refund }, { now, jobs });
  await settleLater(tx, orderId, added.id, { now, jobs });
  return added;
}

/** Asks the buyer of a deposit for the account to which it is refunded, unless it is known. */
async function askForAccount(
  tx: Queryable,
  { id: orderId, orderNo, userId, paymentMethod }: Refunded,
  owed: { refundId: number; amount: number },
  now: Date,
): Promise<void> {
  if (paymentMethod !== DEPOSIT_METHOD || (await hasRefundAccount(tx, orderId))) return;
  await notify(tx, 'REFUND_ACCOUNT_ASKED', [{ userId, facts: { orderId, orderNo, ...owed } }], now);
}

/** Refunds an unusable payment once, however often it is reported, and notifies the buyer. */
export async function addStrayRefund(
  tx: Queryable,
  order: Refunded,
  stray: Stray,
  { now, jobs }: Moment,
): Promise<void> {
  const { amount, reason } = stray;
  const added = await insertStray(tx, order.id, stray, now);
  if (!added) return;
  const detail = { order: order.id, amount, points: 0 };
  await audit(tx, { action: 'REFUND_OWED', target: ['REFUND', added.id], detail }, now);
  const facts = { orderNo: order.orderNo, refundId: added.id, amount, reason };
  await notify(tx, 'PAYMENT_RETURNED', [{ userId: order.userId, facts }], now);
  await askForAccount(tx, order, { refundId: added.id, amount }, now);
  await settleLater(tx, order.id, added.id, { now, jobs });
}

/** Enqueues a retry in case the server stops before it pays the refund. */
const settleLater = (tx: Queryable, orderId: number, id: number, { now, jobs }: Moment) =>
  jobs.send(tx, 'settle-refunds', { orderId }, { dueAt: later(now, LEASE_MS), key: `${id}-0` });

/**
 * Pays all due refunds, of one order or all, each claimed first. Each has its own idempotency key,
 * so that a retry pays once; failures are retried with growing delays and finally given up for
 * manual payment.
 */
export async function settleRefunds(ports: RefundPorts, orderId?: number): Promise<void> {
  const lane = async (): Promise<void> => {
    for (let count = 0; count < MOST && !ports.payments.isPaused?.(); count += 1) {
      const refund = await claimRefund(ports.db, ports.clock.now(), orderId);
      if (!refund) return;
      await settle(ports, refund);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function settle(ports: RefundPorts, refund: ClaimedRefund): Promise<void> {
  const { db, clock, payments, log } = ports;
  const { id, amount, reason, paymentKey } = refund;
  if (isTooLate(refund.firstAskedAt, clock.now())) return leaveToPerson(ports, refund);
  try {
    const receiver = receiverOf(ports, refund);
    if (paymentKey) await payments.cancel({ paymentKey, amount, reason, key: `refund-${id}`, receiver });
    await closeRefund(ports, refund, 'pay');
  } catch (error) {
    // The provider was not called: the attempt is not counted, and the refund is due again.
    if (error instanceof PaymentPaused)
      return delayRefund(db, id, { attempts: refund.attempts, until: clock.now() });
    log.warn({ err: error, refundId: id }, 'refund is waiting for the payment provider');
    const attempts = refund.attempts + 1;
    await tryLater(ports, refund, attempts);
    if (error instanceof PaymentRefused && attempts >= MOST_REFUSALS) await leaveToPerson(ports, refund);
  }
}

/** Returns the account to which a deposit is refunded; null for other payments. */
const receiverOf = (
  { secrets }: RefundPorts,
  { bank, numberSealed, holder }: ClaimedRefund,
): RefundReceiver | null =>
  bank && numberSealed && holder ? { bank, accountNumber: secrets.open(numberSealed), holder } : null;

const tryLater = ({ db, clock, jobs }: RefundPorts, { id, orderId }: ClaimedRefund, attempts: number) =>
  inTransaction(db, async (tx) => {
    const until = nextTry(clock.now(), attempts);
    await delayRefund(tx, id, { attempts, until });
    await jobs.send(tx, 'settle-refunds', { orderId }, { dueAt: until, key: `${id}-${attempts}` });
  });

async function leaveToPerson(ports: RefundPorts, refund: ClaimedRefund): Promise<void> {
  const { id, orderId } = refund;
  ports.log.error({ refundId: id, orderId }, 'refund failed permanently: manual refund required');
  await closeRefund(ports, refund, 'giveUp');
}

/**
 * Ends a refund. Two servers may have paid the same one: only the first to record it writes the
 * audit entry.
 */
function closeRefund(
  { db, clock }: RefundPorts,
  refund: ClaimedRefund,
  deed: keyof typeof REFUND.moves,
): Promise<void> {
  const now = clock.now();
  const { id, amount } = refund;
  return inTransaction(db, async (tx) => {
    const isFirst = await endRefund(tx, id, deed, now);
    const action = deed === 'pay' ? 'REFUND_PAID' : 'REFUND_GIVEN_UP';
    if (!isFirst) return;
    await audit(tx, { action, target: ['REFUND', id], detail: { amount } }, now);
    if (deed === 'pay') await tellPaid(tx, refund, now);
  });
}

async function tellPaid(
  tx: Queryable,
  { id: refundId, orderId, amount, deliveryCharge, outboundCharge }: ClaimedRefund,
  now: Date,
): Promise<void> {
  const { userId, orderNo } = await findBuyer(tx, orderId);
  const returnFee = chargedFee({ deliveryCharge, outboundCharge });
  await notify(
    tx,
    'REFUND_PAID',
    [{ userId, facts: { orderId, orderNo, refundId, amount, returnFee } }],
    now,
  );
}
