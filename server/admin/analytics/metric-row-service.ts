import type { listMetricRows, MetricRow } from '#domain/admin/analytics/dashboard.ts';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { isPastEnd, toPaged } from '#domain/kit/page.ts';
import { periodOf } from '#domain/kit/period.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { MetricPorts } from './current-metrics.ts';
import { ROWS } from './metric-row-sql.ts';
import { countRows, findRows, type SourceRow } from './metric-row-store.ts';

/**
 * Returns the rows that a metric counts; empty for metrics with a page of their own or without
 * rows.
 */
export async function listRows(
  { db, clock }: Pick<MetricPorts, 'db' | 'clock'>,
  { metric, ...query }: QueryOf<typeof listMetricRows>,
) {
  const now = clock.now();
  const source = ROWS[metric]?.({ period: periodOf(query, seoulDay(now)), now });
  if (!source) return toPaged<MetricRow>([], query, 0);
  const total = await countRows(db, source);
  const rows = isPastEnd(query, total) ? [] : await findRows(db, source, query);
  return toPaged(rows.map(toRow), query, total);
}

const toRow = ({ id, at, text, amount, target_type: type, target_id: target }: SourceRow): MetricRow => ({
  id: String(id),
  at: at?.toISOString() ?? null,
  text,
  amount: amount === null ? null : Number(amount),
  target: type === null || target === null ? null : { type, id: Number(target) },
});
