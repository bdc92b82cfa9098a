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
    refundsLate: Number(row.refundsLate),
    ordersLate: Number(row.ordersLate),
    termsBroken: Number(row.termsBroken),
    notReceived: Number(row.notReceived),
    verifiedShare: rateOf(Number(row.verified), Number(row.accounts)),
    reportsOpen: Number(row.reportsOpen),
    reportsAge: since(row.reportsMiddle),
    couponsOpen: Number(row.couponsOpen),
    stockOuts: Number(row.stockOuts),
    mailsFailed: Number(row.mailsFailed),
    sweepAge: since(await jobs.lastDone('sweep-all')),
    auditEnd: Number(row.auditEnd),
    auditWaiting: Number(row.auditWaiting),
    auditCheckAge: since(row.auditCheckedAt),
    auditProblems: row.auditProblems === null ? null : Number(row.auditProblems),
    backupAge: config.databaseUrl ? null : since(await lastBackup(config.backupDir)),
  };
}
