import type { Queryable } from '../../db/database.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import type { ProviderRequest } from './provider-request-store.ts';

/** Enqueues a query of a payment's outcome; one job per attempt. */
export const scheduleStatusCheck = (
  tx: Queryable,
  jobs: Jobs,
  { orderId, paymentKey }: ProviderRequest,
  attempts: number,
  dueAt: Date,
): Promise<void> =>
  jobs.send(tx, 'ask-payment', { orderId }, { dueAt, key: `${orderId}-${paymentKey}-${attempts}` });
