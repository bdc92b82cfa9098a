import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import { isTooLate, nextTry } from '../../kit/external-calls/retry.ts';
import { type IssuedReceipt, PaymentPaused, PaymentRefused } from '../../kit/ports/payment-gateway.ts';
import { notify } from '../../notices/notify.ts';
import { type ClaimedCall, claimCall, delayCall, endCall, setIssued, setRefused } from './call-store.ts';
import { lockReceiptOrder } from './receipt-store.ts';

/** Dependencies of cash receipts; `secrets` opens the numbers of buyers. */
export type ReceiptPorts = Pick<Context, 'db' | 'clock' | 'payments' | 'log' | 'jobs' | 'secrets'>;
/** Calls per run, and refusals of a cancellation after which it is left to a person. */
const MOST = 100;
const MOST_REFUSALS = 5;

/**
 * Issues and cancels all receipts that are due, of one order or all, each claimed first. Each call has its own
 * idempotency key, so that a retry has one effect; failures are retried with growing delays.
 */
export async function settleReceipts(ports: ReceiptPorts, orderId?: number): Promise<void> {
  for (let count = 0; count < MOST && !ports.payments.isPaused?.(); count += 1) {
    const call = await claimCall(ports.db, ports.clock.now(), orderId);
    if (!call) return;
    await settle(ports, call);
  }
}

async function settle(ports: ReceiptPorts, call: ClaimedCall): Promise<void> {
  const { db, clock, log } = ports;
  const { id, orderId, attempts } = call;
  if (isTooLate(call.firstAskedAt, clock.now())) return giveUp(ports, call);
  try {
    await (call.deed === 'ISSUE' ? issue(ports, call) : cancel(ports, call));
  } catch (error) {
    // The provider was not called: the attempt is not counted, and the call is due again.
    if (error instanceof PaymentPaused) {
      await delayCall(db, id, { attempts, until: clock.now() });
      return;
    }
    log.warn({ err: error, orderId }, 'cash receipt is waiting for the payment provider');
    const isRefused = error instanceof PaymentRefused;
    if (isRefused && (call.deed === 'ISSUE' || attempts + 1 >= MOST_REFUSALS)) return giveUp(ports, call);
    await tryLater(ports, call);
  }
}

async function issue(ports: ReceiptPorts, call: ClaimedCall): Promise<void> {
  const { payments, secrets } = ports;
  const { id, orderNo, amount, kind, numberSealed } = call;
  if (!payments.issueReceipt || numberSealed === null)
    throw new PaymentRefused('no cash receipt can be issued');
  const orderName = `신발장 주문 ${orderNo}`;
  const key = `receipt-${id}`;
  const number = secrets.open(numberSealed);
  const issued = await payments.issueReceipt({ orderNo, orderName, amount, kind, number, key });
  await close(ports, call, 'DONE', (tx, now) => noteIssued(tx, call, issued, now));
}

async function noteIssued(
  tx: Queryable,
  { orderId, orderNo, userId, amount }: ClaimedCall,
  issued: IssuedReceipt,
  now: Date,
): Promise<void> {
  await setIssued(tx, orderId, issued, now);
  await audit(tx, { action: 'CASH_RECEIPT_ISSUED', target: ['ORDER', orderId], detail: { amount } }, now);
  const facts = { orderId, orderNo, amount, approvalNo: issued.approvalNo };
  await notify(tx, 'CASH_RECEIPT_ISSUED', [{ userId, facts }], now);
}

async function cancel(ports: ReceiptPorts, call: ClaimedCall): Promise<void> {
  const { payments } = ports;
  const { id, orderId, amount, receiptKey } = call;
  if (!payments.cancelReceipt || receiptKey === null)
    throw new PaymentRefused('no cash receipt can be cancelled');
  await payments.cancelReceipt({ receiptKey, amount, key: `receipt-${id}` });
  await close(ports, call, 'DONE', (tx, now) =>
    audit(tx, { action: 'CASH_RECEIPT_CANCELLED', target: ['ORDER', orderId], detail: { amount } }, now),
  );
}

/** Ends a call without success: the buyer may ask for a refused receipt again; a cancellation is left to a person. */
async function giveUp(ports: ReceiptPorts, call: ClaimedCall): Promise<void> {
  const { orderId, orderNo, userId, id: callId, amount, deed } = call;
  if (deed === 'CANCEL')
    ports.log.error({ orderId }, 'cash receipt could not be cancelled: manual action required');
  await close(ports, call, 'FAILED', async (tx, now) => {
    if (deed === 'CANCEL') return;
    await setRefused(tx, orderId);
    await audit(tx, { action: 'CASH_RECEIPT_REFUSED', target: ['ORDER', orderId], detail: { amount } }, now);
    await notify(tx, 'CASH_RECEIPT_REFUSED', [{ userId, facts: { orderId, orderNo, callId } }], now);
  });
}

/**
 * Ends a call under the lock of its order, as refunds take it. Two servers may have called about the same one: only
 * the first to record it does the rest.
 */
const close = (
  { db, clock }: ReceiptPorts,
  { id, orderId }: ClaimedCall,
  state: 'DONE' | 'FAILED',
  rest: (tx: Queryable, now: Date) => Promise<unknown>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockReceiptOrder(tx, orderId);
    if (await endCall(tx, id, state)) await rest(tx, clock.now());
  });

const tryLater = ({ db, clock, jobs }: ReceiptPorts, { id, orderId, attempts: before }: ClaimedCall) =>
  inTransaction(db, async (tx) => {
    const attempts = before + 1;
    const until = nextTry(clock.now(), attempts);
    await delayCall(tx, id, { attempts, until });
    await jobs.send(tx, 'settle-receipts', { orderId }, { dueAt: until, key: `call-${id}-${attempts}` });
  });
