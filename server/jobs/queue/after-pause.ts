import type { Context } from '../../kit/context.ts';
import { later } from '../../kit/external-calls/retry.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'payments' | 'jobs' | 'log' | 'secrets'>;
type OfOrder = { orderId: number };

/** Delay in ms of a retry, longer than the circuit breaker's pause. */
const PAUSE_MS = 60_000;

/** Runs provider work for an order, and enqueues it again while the provider does not respond. */
export const whileAnswered =
  (
    kind: 'settle-refunds' | 'settle-receipts' | 'ask-payment',
    ask: (ports: Ports, orderId: number) => Promise<void>,
  ) =>
  async (ports: Ports, { orderId }: OfOrder): Promise<void> => {
    await ask(ports, orderId);
    if (!ports.payments.isPaused?.()) return;
    const due = { dueAt: later(ports.clock.now(), PAUSE_MS), key: `${orderId}-paused` };
    await ports.jobs.send(ports.db, kind, { orderId }, due);
  };
