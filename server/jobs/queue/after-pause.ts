import type { Context } from '../../kit/context.ts';
import { later } from '../../kit/outside-calls/retry.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'payments' | 'jobs' | 'log'>;
type OfOrder = { orderId: number };

/** Longer than the provider is left alone for. */
const PAUSE_MS = 60_000;

/** Asks the provider for an order; what it was not asked because it does not answer comes again when it may. */
export const whileAnswered =
  (kind: 'settle-refunds' | 'ask-payment', ask: (ports: Ports, orderId: number) => Promise<void>) =>
  async (ports: Ports, { orderId }: OfOrder): Promise<void> => {
    await ask(ports, orderId);
    if (!ports.payments.isPaused?.()) return;
    const due = { dueAt: later(ports.clock.now(), PAUSE_MS), key: `${orderId}-paused` };
    await ports.jobs.send(ports.db, kind, { orderId }, due);
  };
