import { type FigureRow, listFigureRows } from '#domain/admin/analytics/dashboard.ts';
import type { MetricKey } from '#domain/admin/analytics/metrics.ts';
import { asksPage } from '../../kit/endpoint-port.ts';
import { createPagedMachine } from '../../kit/paged.machine.ts';

/** A metric and the days (Asia/Seoul, both included) that it covers. */
export type CountedIn = { metric: MetricKey; from: string; to: string };

export const figureRowsMachine = createPagedMachine<FigureRow, CountedIn>({
  id: 'figureRows',
  description: 'The rows that one number of the dashboard counts, page by page.',
  loadPage: asksPage(listFigureRows, ({ filter, page, size }) => ({ ...filter, page, size })),
  size: 20,
});
