import type { Context } from '../kit/context.ts';
import { expirePoints } from '../rewards/expire-points.ts';
import { askAgain } from '../trade/payments/ask-again.ts';
import { settleRefunds } from '../trade/refunds/refunds.ts';
import type { Backups } from './keep-backups.ts';
import { confirmKept, deliverShipped, endStrayClaims, releaseLapsed } from './order-sweeps.ts';
import { repeat } from './repeat.ts';
import { sweepAudit } from './sweep-audit.ts';
import { sweepPictures } from './sweep-pictures.ts';
import { sweepTraces } from './sweep-traces.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'payments' | 'log' | 'config'>;

const EVERY_MS = 30_000;
const HOUR_MS = 3_600_000;
/** Often enough for a shop that is restarted every hour. */
const BACKUP_CHECK_MS = 600_000;

/** Unknown payments come before lapsed holds, so that what was paid becomes an order while it still can. */
const BY_THE_CLOCK = {
  askAgain,
  releaseLapsed,
  deliverShipped,
  confirmKept,
  endStrayClaims,
  expirePoints,
  settleRefunds: (ports: Ports) => settleRefunds(ports),
  sweepAudit,
};

/** Does what time brings about, now and then; answers how to stop. Many servers may run it at once. */
export function startSweeps(
  ports: Ports & Pick<Context, 'files'> & { backups: Backups | null },
): () => Promise<void> {
  const hourly = {
    sweepPictures: () => sweepPictures(ports),
    sweepTraces: () => sweepTraces(ports),
    dropIncoming: () => ports.files.incoming.dropOlderThan(HOUR_MS),
  };
  // A process may be restarted before its first hour is over, so what the last one left is removed now.
  const atStart = eachStep(ports.log, { dropIncoming: hourly.dropIncoming });
  const stops = [
    repeat(EVERY_MS, () => sweepOnce(ports)),
    repeat(HOUR_MS, () => eachStep(ports.log, hourly)),
    repeat(BACKUP_CHECK_MS, () => eachStep(ports.log, { backUp: async () => ports.backups?.makeIfDue() })),
  ];
  return async () => {
    await Promise.all([atStart, ...stops.map((stop) => stop())]);
  };
}

/** Unknown payments, lapsed holds, arrivals of the built-in courier, own confirmations, requests without their line, point expiry, waiting refunds and the audit chain. */
export const sweepOnce = (ports: Ports): Promise<void> =>
  eachStep(
    ports.log,
    Object.fromEntries(Object.entries(BY_THE_CLOCK).map(([name, step]) => [name, () => step(ports)])),
  );

/** One after the other; a step that fails is told and does not stop those after it. */
async function eachStep(log: Context['log'], steps: Record<string, () => Promise<void>>): Promise<void> {
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (error) {
      log.error({ err: error, sweep: name }, 'a sweep failed');
    }
  }
}
