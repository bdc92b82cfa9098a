import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { dateField } from '../../kit/forms/form-fields.ts';
import { pagedOf, pageQuery } from '../../kit/page.ts';
import type { Period } from '../../kit/period.ts';
import { periodQuery, periodSchema } from '../../kit/time/asked-period.ts';
import { METRIC_KEYS, METRICS, type MetricKey } from './metrics.ts';

const forAdmins = { access: 'admin', wrapping: 'envelope' } as const;

const metricSchema = v.object({
  key: v.picklist(METRIC_KEYS),
  /** Null: there is nothing to count, or nobody notes it. */
  value: v.nullable(v.number()),
  before: v.nullable(v.number()),
  /** One value a day of the period; none of what has no day. */
  series: v.array(v.nullable(v.number())),
  /** Where its rows are. */
  href: v.nullable(v.string()),
});
export type MetricValue = v.InferOutput<typeof metricSchema>;

export const getDashboard = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/dashboard',
  summary: 'Every number of the shop for a period of days in Seoul, with the one before and a value a day',
  query: v.object(periodQuery()),
  response: v.object({
    period: periodSchema,
    before: v.nullable(periodSchema),
    /** The last day has not ended: it is counted as it stands. */
    isRunning: v.boolean(),
    /** Days whose sums are still to be written; they are missing in every number. */
    missingDays: v.number(),
    metrics: v.array(metricSchema),
  }),
});
export type Dashboard = v.InferOutput<typeof getDashboard.response>;

/** Things that have a page. */
export const ROW_TARGETS = ['FEED', 'PRODUCT', 'MEMBER'] as const;

const figureRow = v.object({
  id: v.string(),
  at: v.nullable(v.string()),
  /** What it is called. */
  text: v.string(),
  /** What it adds to the number, where it is not just one. */
  amount: v.nullable(v.number()),
  /** What the shop can show of it. */
  target: v.nullable(v.object({ type: v.picklist(ROW_TARGETS), id: v.number() })),
});
export type FigureRow = v.InferOutput<typeof figureRow>;

export const listFigureRows = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/dashboard/rows',
  summary: 'The rows that a number of the dashboard counts, newest first',
  query: v.object({
    ...pageQuery(),
    metric: v.picklist(METRIC_KEYS),
    from: v.optional(dateField),
    to: v.optional(dateField),
  }),
  response: pagedOf(figureRow),
});

/** Where the rows of a number are. */
export function hrefOf(key: MetricKey, { from, to }: Period): string | null {
  const { rows } = METRICS[key];
  return rows === 'list' ? `/admin/dashboard?from=${from}&to=${to}&open=${key}` : rows;
}
