import { notifyWaiting } from '../catalogue/restock-service.ts';
import type { Context } from '../kit/context.ts';
import { sendMails } from '../mail/send-mails.ts';
import { remindMarketing } from '../members/joining/remind-marketing.ts';
import { writeNoticeMails } from '../notices/write-mails.ts';
import { expirePoints } from '../rewards/expire-points.ts';
import { askAgain } from '../trade/payments/ask-again.ts';
import { settleRefunds } from '../trade/refunds/refunds.ts';
import { confirmKept, deliverShipped, endStrayClaims, releaseLapsed } from './order-sweeps.ts';
import { sweepAudit } from './sweep-audit.ts';

export type SweepPorts = Pick<
  Context,
  'db' | 'clock' | 'payments' | 'log' | 'config' | 'jobs' | 'copies' | 'mailer' | 'secrets'
>;

/** Unknown payments come before lapsed holds, so that what was paid becomes an order while it still can. */
const BY_THE_CLOCK = {
  askAgain: (ports: SweepPorts) => askAgain(ports),
  releaseLapsed,
  deliverShipped,
  confirmKept,
  endStrayClaims,
  notifyWaiting,
  expirePoints,
  settleRefunds: (ports: SweepPorts) => settleRefunds(ports),
  remindMarketing: (ports: SweepPorts) => remindMarketing(ports),
  writeNoticeMails: (ports: SweepPorts) => writeNoticeMails(ports),
  sendMails: (ports: SweepPorts) => sendMails(ports),
  sweepAudit,
};

/**
 * Does everything that time has brought about, whether or not there is a job for it: the net under the jobs. Many
 * servers may run it at once. One step after the other; one that fails is told and does not stop those after it.
 */
export async function sweepOnce(ports: SweepPorts): Promise<void> {
  for (const [name, step] of Object.entries(BY_THE_CLOCK)) {
    try {
      await step(ports);
    } catch (error) {
      ports.log.error({ err: error, sweep: name }, 'a sweep failed');
    }
  }
}
