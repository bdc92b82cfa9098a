import { continueIssues } from '../../admin/coupons/issue-service.ts';
import { sweepChecks } from '../../audit-log/check-audit.ts';
import { sweepAudit } from '../../audit-log/sweep-audit.ts';
import { notifyWaiting } from '../../catalogue/stock/restock-service.ts';
import { notifyPriceDrops } from '../../catalogue/wishlist/price-drop-service.ts';
import { reconcileEvents } from '../../events/reconcile/reconcile-event.ts';
import { freezeEnded } from '../../events/results/draw/freeze-service.ts';
import { payEventRewards } from '../../events/results/payouts/pay-service.ts';
import { sweepInquiries } from '../../inquiries/sweep-inquiries.ts';
import type { Context } from '../../kit/context.ts';
import { sendMails } from '../../mail/send-mails.ts';
import { remindMarketing } from '../../members/consents/remind-marketing.ts';
import { takeSecondSteps } from '../../members/mfa/mfa-reset-service.ts';
import { sendPushes } from '../../notices/push/send-pushes.ts';
import { sendNotices } from '../../notices/send-notices.ts';
import { sendTalks } from '../../notices/talk/send-talks.ts';
import { sweepProblemReports } from '../../problem-reports/sweep-reports.ts';
import { noteBirthdays, payFeedRewards } from '../../rewards/pay-feed-rewards.ts';
import { expirePoints } from '../../rewards/points/expire-points.ts';
import { closeSettlements } from '../../seller/settlements/close-service.ts';
import { retryProviderRequests } from '../../trade/payments/retry-provider-requests.ts';
import { settleReceipts } from '../../trade/receipts/settle-receipts.ts';
import { settleRefunds } from '../../trade/refunds/refunds.ts';
import {
  confirmKept,
  deliverShipped,
  endStrayClaims,
  followLate,
  releaseLapsed,
} from '../orders/order-sweeps.ts';
import { compareTerms } from '../reminders/compare-terms.ts';
import { notifySales, summarizeSales } from '../reminders/notify-sellers.ts';
import { remind } from '../reminders/remind.ts';
import { sweepStores } from '../sweeps/sweep-stores.ts';

/** Dependencies of periodic jobs. */
export type PeriodicJobPorts = Pick<
  Context,
  | 'db'
  | 'clock'
  | 'payments'
  | 'log'
  | 'config'
  | 'jobs'
  | 'copies'
  | 'mailer'
  | 'push'
  | 'talk'
  | 'secrets'
  | 'beacon'
  | 'parcels'
>;

/**
 * Unknown payments are resolved before reservations are released, so that a paid order is still
 * completed.
 */
const BY_THE_CLOCK = {
  askAgain: (ports: PeriodicJobPorts) => retryProviderRequests(ports),
  releaseLapsed,
  deliverShipped,
  followLate,
  confirmKept,
  endStrayClaims,
  sweepInquiries,
  sweepProblemReports,
  // After the confirmations, so that the settlement of a week is complete.
  closeSettlements,
  reconcileEvents: (ports: PeriodicJobPorts) => reconcileEvents(ports),
  notifyWaiting,
  notifyPriceDrops: (ports: PeriodicJobPorts) => notifyPriceDrops(ports),
  expirePoints,
  noteBirthdays: (ports: PeriodicJobPorts) => noteBirthdays(ports),
  payFeedRewards: (ports: PeriodicJobPorts) => payFeedRewards(ports),
  freezeEnded: (ports: PeriodicJobPorts) => freezeEnded(ports),
  payEventRewards: (ports: PeriodicJobPorts) => payEventRewards(ports),
  continueIssues: (ports: PeriodicJobPorts) => continueIssues(ports),
  settleRefunds: (ports: PeriodicJobPorts) => settleRefunds(ports),
  settleReceipts: (ports: PeriodicJobPorts) => settleReceipts(ports),
  takeSecondSteps: (ports: PeriodicJobPorts) => takeSecondSteps(ports),
  remindMarketing: (ports: PeriodicJobPorts) => remindMarketing(ports),
  notifySales: (ports: PeriodicJobPorts) => notifySales(ports),
  summarizeSales: (ports: PeriodicJobPorts) => summarizeSales(ports),
  remind: (ports: PeriodicJobPorts) => remind(ports),
  sendNotices: (ports: PeriodicJobPorts) => sendNotices(ports),
  sendPushes: (ports: PeriodicJobPorts) => sendPushes(ports),
  sendTalks: (ports: PeriodicJobPorts) => sendTalks(ports),
  sendMails: (ports: PeriodicJobPorts) => sendMails(ports),
  sweepStores,
  compareTerms: (ports: PeriodicJobPorts) => compareTerms(ports),
  sweepAudit,
  sweepChecks: (ports: PeriodicJobPorts) => sweepChecks(ports),
};

/**
 * Does everything that is due, whether or not its job exists; safe to run concurrently. Steps run
 * in sequence; a failed one is logged and does not stop the others.
 */
export async function sweepOnce(ports: PeriodicJobPorts): Promise<void> {
  for (const [name, step] of Object.entries(BY_THE_CLOCK)) {
    try {
      await step(ports);
    } catch (error) {
      ports.log.error({ err: error, sweep: name }, 'a sweep failed');
    }
  }
}
