import { listMetricRows, type MetricRow } from '#domain/admin/analytics/dashboard.ts';
import type { MetricKey } from '#domain/admin/analytics/metrics.ts';
import { pagePort } from '../../kit/endpoint-port.ts';
import { createPagedMachine } from '../../kit/paged.machine.ts';

/** A metric and the days (Asia/Seoul, both included) that it covers. */
export type CountedIn = { metric: MetricKey; from: string; to: string };

/** Machine of the rows behind one dashboard figure: a paged list, newest first, 20 a page. */
export const metricRowsMachine = createPagedMachine<MetricRow, CountedIn>({
  id: 'metricRows',
  description: 'The rows that one number of the dashboard counts, page by page.',
  loadPage: pagePort(listMetricRows, ({ filter, page, size }) => ({ ...filter, page, size })),
  size: 20,
});
