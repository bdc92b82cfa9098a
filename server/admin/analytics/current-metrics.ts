import type { CurrentMetric } from '#domain/admin/analytics/metrics.ts';
import { rateOf } from '#domain/kit/pricing/rate.ts';
import type { Context } from '../../kit/context.ts';
import { lastBackup } from '../../kit/last-backup.ts';
import { readNow } from './current-metric-store.ts';

/** Dependencies of the metrics. */
export type MetricPorts = Pick<Context, 'db' | 'clock' | 'jobs' | 'config'>;

/** Returns the metrics of the current state. */
export async function currentMetrics({
  db,
  clock,
  jobs,
  config,
}: MetricPorts): Promise<Readonly<Record<CurrentMetric, number | null>>> {
  const now = clock.now();
  const since = (at: Date | null) => at && Math.max(0, now.getTime() - at.getTime());
  const row = await readNow(db, now);
  return {
    refundsLate: Number(row.refunds_late),
    ordersLate: Number(row.orders_late),
    termsBroken: Number(row.terms_broken),
    notReceived: Number(row.not_received),
    verifiedShare: rateOf(Number(row.verified), Number(row.accounts)),
    reportsOpen: Number(row.reports_open),
    reportsAge: since(row.reports_middle),
    couponsOpen: Number(row.coupons_open),
    stockOuts: Number(row.stock_outs),
    mailsFailed: Number(row.mails_failed),
    sweepAge: since(await jobs.lastDone('sweep-all')),
    auditEnd: Number(row.audit_end),
    auditWaiting: Number(row.audit_waiting),
    auditCheckAge: since(row.audit_checked_at),
    auditProblems: row.audit_problems === null ? null : Number(row.audit_problems),
    backupAge: config.databaseUrl ? null : since(await lastBackup(config.backupDir)),
  };
}
