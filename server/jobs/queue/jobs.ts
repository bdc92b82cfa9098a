import * as v from 'valibot';
import { AUDIT_LINK_MINUTES, SWEEP_MINUTES } from '#domain/policies/figures.ts';
import { SETTLEMENT_CLOSE } from '#domain/policies/selling.ts';
import { closeDays } from '../../admin/analytics/close-days.ts';
import { continueIssue } from '../../admin/coupons/issue-service.ts';
import { sumReportMonths } from '../../admin/reports/reports/report-months.ts';
import { sweepAudit } from '../../audit-log/sweep-audit.ts';
import { notifyRestocked } from '../../catalogue/stock/restock-service.ts';
import { inTransaction } from '../../db/transaction.ts';
import { reconcileEvent, reconcileEvents } from '../../events/reconcile/reconcile-event.ts';
import { freezeEnded } from '../../events/results/draw/freeze-service.ts';
import { payEventRewards } from '../../events/results/payouts/pay-service.ts';
import { makeVariants } from '../../files/make-variants.ts';
import type { Context } from '../../kit/context.ts';
import { EMAIL_PURPOSES, type JobData, type SentKind } from '../../kit/ports/jobs.ts';
import { sendMails } from '../../mail/send-mails.ts';
import { takeSecondSteps } from '../../members/mfa/mfa-reset-service.ts';
import { completeSignup } from '../../members/signup/complete-signup.ts';
import { writeEmail } from '../../members/write-email.ts';
import { sendPushes } from '../../notices/push/send-pushes.ts';
import { sendNotices } from '../../notices/send-notices.ts';
import { sendTalks } from '../../notices/talk/send-talks.ts';
import { noteBirthdays } from '../../rewards/pay-feed-rewards.ts';
import { expirePoints } from '../../rewards/points/expire-points.ts';
import { sweepDocuments } from '../../seller/applications/document-service.ts';
import { closeSettlements } from '../../seller/settlements/close-service.ts';
import { retryProviderRequests } from '../../trade/payments/retry-provider-requests.ts';
import { settleReceipts } from '../../trade/receipts/settle-receipts.ts';
import { settleRefunds } from '../../trade/refunds/refunds.ts';
import type { Backups } from '../backups/keep-backups.ts';
import { deliverTracked } from '../orders/deliver-tracked.ts';
import { confirmOrders, deliverOrders, releaseHolds, type StepOnOrders } from '../orders/order-steps.ts';
import { followLate, stepOn, stepOnFree } from '../orders/order-sweeps.ts';
import { notifySales, summarizeSales } from '../reminders/notify-sellers.ts';
import { remind } from '../reminders/remind.ts';
import { sweepPictures } from '../sweeps/sweep-pictures.ts';
import { sweepRecords } from '../sweeps/sweep-records.ts';
import { sweepTraces } from '../sweeps/sweep-traces.ts';
import { whileAnswered } from './after-pause.ts';
import { type PeriodicJobPorts, sweepOnce } from './periodic-jobs.ts';

/** Dependencies of jobs; backups exist for the embedded engine only. */
export type JobPorts = PeriodicJobPorts & Pick<Context, 'files'> & { backups: Backups | null };

/** Kind of job with its handlers and retry policy. */
export type JobKind = {
  /** Validates the data and runs the job; an error leads to a retry. */
  run(ports: JobPorts, data: unknown): Promise<unknown>;
  /**
   * Runs several jobs in one transaction and returns for each whether it was done; `run` handles
   * the others. If it throws none was done.
   */
  runTogether?(ports: JobPorts, data: readonly unknown[]): Promise<readonly boolean[]>;
  /** Retries after the first attempt, and the initial delay in seconds, which doubles. */
  retryLimit: number;
  retryDelay: number;
  /** Polling interval in seconds, and concurrent jobs per worker. */
  lookEvery: number;
  lanes: number;
  /** Schedule in Asia/Seoul of a periodic job. */
  cron?: string;
};

type OrderKind = 'release-hold' | 'deliver-order' | 'confirm-order';

const ofOrder = v.object({ orderId: v.number() });
const SOON = { retryLimit: 6, retryDelay: 10, lookEvery: 3, lanes: 1 };
/** Policy of jobs that call a provider, which may be slow. */
const ABROAD = { ...SOON, lanes: 4 };
/** Policy of e-mails that a person is waiting for. */
const PROMPT = { ...ABROAD, lookEvery: 1 };
/** Policy of periodic jobs, whose next run is the retry. */
const REGULAR = { retryLimit: 1, retryDelay: 20, lookEvery: 10, lanes: 1 };

function sent<K extends SentKind>(
  schema: v.GenericSchema<unknown, JobData[K]>,
  run: (ports: JobPorts, data: JobData[K]) => Promise<unknown>,
  policy = SOON,
): JobKind {
  return { ...policy, run: (ports, data) => run(ports, v.parse(schema, data)) };
}

const onOrders = (step: StepOnOrders): JobKind => ({
  ...sent<OrderKind>(ofOrder, (ports, { orderId }) => stepOn(ports, step, orderId)),
  async runTogether(ports, data) {
    const ids = data.map((one) => v.parse(ofOrder, one).orderId);
    const done = await stepOnFree(ports, step, ids);
    return ids.map((id) => done.has(id));
  },
});
const regular = (cron: string, run: (ports: JobPorts) => Promise<unknown>): JobKind => ({
  ...REGULAR,
  cron,
  run,
});

const SENT = {
  'release-hold': onOrders(releaseHolds),
  'deliver-order': onOrders(deliverOrders),
  'confirm-order': onOrders(confirmOrders),
  'settle-refunds': sent<'settle-refunds'>(ofOrder, whileAnswered('settle-refunds', settleRefunds), ABROAD),
  'settle-receipts': sent<'settle-receipts'>(
    ofOrder,
    whileAnswered('settle-receipts', settleReceipts),
    ABROAD,
  ),
  'ask-payment': sent<'ask-payment'>(ofOrder, whileAnswered('ask-payment', retryProviderRequests), ABROAD),
  'notify-restock': sent<'notify-restock'>(
    v.object({ optionIds: v.array(v.number()) }),
    ({ db, clock }, { optionIds }) => inTransaction(db, (tx) => notifyRestocked(tx, optionIds, clock.now())),
  ),
  'send-mail': sent<'send-mail'>(
    v.object({ mailId: v.number() }),
    (ports, { mailId }) => sendMails(ports, mailId),
    PROMPT,
  ),
  'make-variants': sent<'make-variants'>(
    v.object({ objectName: v.string() }),
    ({ files }, { objectName }) => makeVariants(files, objectName),
    { ...SOON, lookEvery: 1 },
  ),
  'finish-sign-up': sent<'finish-sign-up'>(v.object({ signUpId: v.number() }), completeSignup, PROMPT),
  'issue-coupons': sent<'issue-coupons'>(v.object({ issueId: v.number() }), (ports, { issueId }) =>
    continueIssue(ports, issueId),
  ),
  'settle-event': sent<'settle-event'>(v.object({ eventId: v.number() }), reconcileEvent),
  'write-letter': sent<'write-letter'>(
    v.object({ purpose: v.picklist(EMAIL_PURPOSES), email: v.string() }),
    writeEmail,
    PROMPT,
  ),
} satisfies Record<SentKind, JobKind>;

/** All kinds of jobs with their data schema, handler, retry policy and schedule. */
export const JOBS: Readonly<Record<string, JobKind>> = {
  ...SENT,
  'chain-audit': regular(`*/${AUDIT_LINK_MINUTES} * * * *`, sweepAudit),
  'send-notices': regular('* * * * *', sendNotices),
  'send-pushes': regular('* * * * *', sendPushes),
  'send-talks': regular('* * * * *', sendTalks),
  'notify-sales': regular('1 * * * *', notifySales),
  'summarize-sales': regular('0 9 * * *', summarizeSales),
  'deliver-tracked': regular('7 * * * *', deliverTracked),
  'follow-late': regular('11 * * * *', followLate),
  remind: regular('27 * * * *', remind),
  'take-second-steps': regular('*/5 * * * *', takeSecondSteps),
  'expire-points': regular('* * * * *', expirePoints),
  'settle-events': regular('* * * * *', reconcileEvents),
  'close-settlements': regular(`${SETTLEMENT_CLOSE.minute} * * * *`, closeSettlements),
  'sum-days': regular('* * * * *', closeDays),
  'sum-report-months': regular('47 * * * *', sumReportMonths),
  'freeze-events': regular('* * * * *', freezeEnded),
  'pay-event-rewards': regular('* * * * *', payEventRewards),
  'note-birthdays': regular('7 * * * *', noteBirthdays),
  'back-up': regular('*/10 * * * *', async ({ backups }) => backups?.makeIfDue()),
  'sweep-pictures': regular('17 * * * *', sweepPictures),
  'sweep-traces': regular('37 * * * *', sweepTraces),
  'sweep-records': regular('42 * * * *', sweepRecords),
  'sweep-documents': regular('52 * * * *', sweepDocuments),
  /** Fallback for lost jobs. */
  'sweep-all': regular(`*/${SWEEP_MINUTES} * * * *`, sweepOnce),
};
