import { inTransaction } from '../../db/transaction.ts';
import { isTooLate, nextTry } from '../../kit/external-calls/retry.ts';
import { PaymentPaused, type ProviderPayment } from '../../kit/ports/payment-gateway.ts';
import { completePayment, ignoreStray, notePartialDeposit, type PayPorts } from './complete-payment.ts';
import {
  type ClaimedProviderRequest,
  claimProviderRequest,
  delayProviderRequest,
  deleteProviderRequest,
} from './provider-request-store.ts';
import { scheduleStatusCheck } from './schedule-status-check.ts';

/** Most payments of one run, so that other jobs get their turn. */
const MOST = 200;
/** Time in ms that the provider may work on a confirmation after the shop's timeout. */
const CONFIRMING_MS = 120_000;

/**
 * Queries the provider about payments with an unknown outcome, of one order or all, and completes
 * them.
 */
export async function retryProviderRequests(ports: PayPorts, orderId?: number): Promise<void> {
  const { db, clock, payments } = ports;
  for (let count = 0; count < MOST && !payments.isPaused?.(); count += 1) {
    const ask = await claimProviderRequest(db, clock.now(), orderId);
    if (!ask) return;
    await askOnce(ports, ask);
  }
}

async function askOnce(ports: PayPorts, ask: ClaimedProviderRequest): Promise<void> {
  const { db, clock, payments, log } = ports;
  const orderId = ask.orderId;
  try {
    const known = await payments.find(ask.paymentKey);
    if (known?.state === 'waiting') await notePartialDeposit(ports, known);
    if (known?.state === 'paid') await completePayment(ports, known.orderNo, known).catch(ignoreStray);
    if (isOutcome(known, clock.now().getTime() - ask.askedAt.getTime())) await deleteProviderRequest(db, ask);
    else await wait(ports, ask);
  } catch (error) {
    // The provider was not called: the request is due again after its lease.
    if (error instanceof PaymentPaused) return;
    log.warn({ err: error, orderId }, 'payment outcome is unknown');
    await wait(ports, ask);
  }
}

/** Returns whether the provider's state is final: captured, or no longer capturable. */
function isOutcome(known: ProviderPayment | null, ageMs: number): boolean {
  if (known?.state === 'open') return false;
  // A virtual account is asked about after its deadline, and only once.
  if (known?.state === 'waiting') return known.deposited !== undefined;
  return known?.state !== 'approvable' || ageMs >= CONFIRMING_MS;
}

async function wait(ports: PayPorts, ask: ClaimedProviderRequest): Promise<void> {
  const { db, clock, log } = ports;
  if (!isTooLate(ask.askedAt, clock.now())) return tryLater(ports, ask);
  log.error({ orderId: ask.orderId }, 'payment outcome could not be determined: manual action required');
  await deleteProviderRequest(db, ask);
}

const tryLater = ({ db, clock, jobs }: PayPorts, ask: ClaimedProviderRequest): Promise<void> =>
  inTransaction(db, async (tx) => {
    // The first wait was for the call itself.
    const attempts = ask.attempts + 1;
    const until = nextTry(clock.now(), attempts);
    await delayProviderRequest(tx, ask, attempts, until);
    await scheduleStatusCheck(tx, jobs, ask, attempts, until);
  });
