import type { Dashboard } from '#domain/admin/analytics/dashboard.ts';
import { METRICS } from '#domain/admin/analytics/metrics.ts';
import type { Cohort, Stats, StatsPart } from '#domain/admin/analytics/stats.ts';
import { csvFile } from '#domain/kit/csv.ts';
import { daysOf } from '#domain/kit/period.ts';
import { COHORT_MONTHS } from '#domain/policies/figures.ts';
import { dashboardText, statsText as text } from './dashboard.text.ts';

/** CSV of the dashboard with one line per metric. */
export function dashboardFile({ period, metrics }: Dashboard): string {
  const { name, unit, value, valueBefore, meaning } = dashboardText;
  return csvFile(
    [name, unit, value, valueBefore, meaning, ...daysOf(period)],
    metrics.map((metric) => {
      const { name: called, unit: counted, sentence } = METRICS[metric.key];
      return [called, counted, metric.value, metric.before, sentence, ...metric.series];
    }),
  );
}

/** Returns the statistics of one kind of part (category, store, size) as CSV. */
export const partsFile = (kind: string, parts: readonly StatsPart[]): string =>
  csvFile(
    [kind, text.goods, text.goodsBefore, text.pieces, text.cancel, text.back, text.exchange],
    parts.map((part) => [
      part.part === null ? text.rest : part.name,
      part.goods,
      part.goodsBefore,
      part.pieces,
      part.cancelRate,
      part.returnRate,
      part.exchangeRate,
    ]),
  );

/** Returns the cohorts by month as CSV. */
export const cohortsFile = (cohorts: readonly Cohort[]): string =>
  csvFile(
    [text.joined, text.members, ...Array.from({ length: COHORT_MONTHS }, (_, later) => text.month(later))],
    cohorts.map(({ month, members, orders }) => [month, members, ...orders]),
  );

/** Returns the funnel from cart to confirmation and returns for size as CSV. */
export const funnelFile = ({ funnel, sizeMismatch }: Stats): string =>
  csvFile(
    [dashboardText.name, dashboardText.value],
    [
      ...(['cart', 'checkout', 'paid', 'confirmed'] as const).map((step) => [text.steps[step], funnel[step]]),
      ...sizeMismatch.map(({ advice, rate }) => [text.advice[advice], rate]),
    ],
  );
