import type { Queryable } from '../../db/database.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import type { Ask } from './ask-store.ts';

/** The provider is asked about this payment when the time has come; each attempt is one job. */
export const askLater = (
  tx: Queryable,
  jobs: Jobs,
  { order_id: orderId, payment_key: paymentKey }: Ask,
  attempts: number,
  dueAt: Date,
): Promise<void> =>
  jobs.send(tx, 'ask-payment', { orderId }, { dueAt, key: `${orderId}-${paymentKey}-${attempts}` });
