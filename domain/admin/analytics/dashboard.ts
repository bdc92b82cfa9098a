import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { dateField } from '../../kit/forms/form-fields.ts';
import { pagedOf, pageQuery } from '../../kit/page.ts';
import type { Period } from '../../kit/period.ts';
import { periodQuery, periodSchema } from '../../kit/time/period-schema.ts';
import { METRIC_KEYS, METRICS, type MetricKey } from './metrics.ts';

const forAdmins = { access: 'admin', wrapping: 'envelope' } as const;

const metricSchema = v.object({
  key: v.picklist(METRIC_KEYS),
  /** Null when there is nothing to count or the shop does not record the number. */
  value: v.nullable(v.number()),
  before: v.nullable(v.number()),
  /** One value per day of the period; empty for a metric that has no daily values. */
  series: v.array(v.nullable(v.number())),
  /** Address of the list of rows behind the number; null if there is none. */
  href: v.nullable(v.string()),
});
export type MetricValue = v.InferOutput<typeof metricSchema>;

/**
 * Endpoint of admins: reads all shop figures of a period of days (Asia/Seoul), with the previous
 * period and daily values.
 */
export const getDashboard = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/dashboard',
  summary:
    'Returns every metric of the shop for a period of days (Asia/Seoul), with the previous period and a value per day.',
  query: v.object(periodQuery()),
  response: v.object({
    period: periodSchema,
    before: v.nullable(periodSchema),
    /** True while the last day of the period has not ended; its values are the current ones. */
    isRunning: v.boolean(),
    /** Number of days whose aggregates are not written yet; every metric lacks them. */
    missingDays: v.number(),
    metrics: v.array(metricSchema),
  }),
});
export type Dashboard = v.InferOutput<typeof getDashboard.response>;

/** Kinds of rows that have a page of their own. */
export const ROW_TARGETS = ['FEED', 'PRODUCT', 'MEMBER'] as const;

const figureRow = v.object({
  id: v.string(),
  at: v.nullable(v.string()),
  /** Display name of the row. */
  text: v.string(),
  /** Amount that the row adds to the metric; null if it counts as one. */
  amount: v.nullable(v.number()),
  /** Thing that the row can link to; null if it has no page. */
  target: v.nullable(v.object({ type: v.picklist(ROW_TARGETS), id: v.number() })),
});
export type MetricRow = v.InferOutput<typeof figureRow>;

/** Endpoint of admins: lists the rows that a figure of the dashboard counts, newest first. */
export const listMetricRows = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/dashboard/rows',
  summary: 'Lists the rows that a metric of the dashboard counts, newest first.',
  query: v.object({
    ...pageQuery(),
    metric: v.picklist(METRIC_KEYS),
    from: v.optional(dateField),
    to: v.optional(dateField),
  }),
  response: pagedOf(figureRow),
});

/** Returns the address of the list of rows behind a metric; null if it has none. */
export function hrefOf(key: MetricKey, { from, to }: Period): string | null {
  const { rows } = METRICS[key];
  return rows === 'list' ? `/admin/dashboard?from=${from}&to=${to}&open=${key}` : rows;
}
