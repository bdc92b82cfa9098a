import { computeMetric, totalOf } from '#domain/admin/analytics/compute-metric.ts';
import {
  type Dashboard,
  type getDashboard,
  hrefOf,
  type MetricValue,
} from '#domain/admin/analytics/dashboard.ts';
import { type CurrentMetric, METRIC_KEYS, METRICS, type MetricKey } from '#domain/admin/analytics/metrics.ts';
import { DAY_SUMS, type Sums } from '#domain/admin/analytics/sums.ts';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { daysOf, type Period, periodBefore, periodOf } from '#domain/kit/period.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { currentMetrics, type MetricPorts } from './current-metrics.ts';
import { firstDay } from './daily-sum-store.ts';
import { type Days, lookAt } from './daily-sums.ts';
import { countPeople, type People, readBefore } from './metric-store.ts';

const POINT_SUMS = DAY_SUMS.filter((name) => name.startsWith('points'));

/** Period with the data that its metrics need. */
type Seen = { period: Period; days: Days; total: Sums; before: Sums; people: People };

async function see(
  { db }: MetricPorts,
  period: Period,
  { before, ...moment }: { today: string; first: string | null; before: Sums },
): Promise<Seen> {
  const days = await lookAt(db, period, moment);
  const people = await countPeople(db, period.to, days.live);
  return { period, days, total: totalOf(days.sums.values()), before, people };
}

/** Returns all metrics of a period, with the values of the comparison period. */
export async function readDashboard(
  ports: MetricPorts,
  { compare, ...wish }: QueryOf<typeof getDashboard>,
): Promise<Dashboard> {
  const today = seoulDay(ports.clock.now());
  const period = periodOf(wish, today);
  const before = periodBefore(period, compare);
  const starts = [period, ...(before ? [before] : [])].map(({ from }) => from);
  const [rest = {}, restBefore = {}] = await readBefore(ports.db, starts, POINT_SUMS);
  const first = await firstDay(ports.db);
  const seen = await see(ports, period, { today, first, before: rest });
  const earlier = before && (await see(ports, before, { today, first, before: restBefore }));
  const now = await currentMetrics(ports);
  return {
    period,
    before,
    isRunning: period.to === today,
    missingDays: seen.days.missing,
    metrics: METRIC_KEYS.map((key) => toMetric(key, seen, earlier, now)),
  };
}

function toMetric(
  key: MetricKey,
  seen: Seen,
  earlier: Seen | null,
  now: Readonly<Record<CurrentMetric, number | null>>,
): MetricValue {
  const { reckoning } = METRICS[key];
  const told = { key, href: hrefOf(key, seen.period) };
  if (reckoning.by === 'now') return { ...told, value: now[reckoning.of], before: null, series: [] };
  return {
    ...told,
    value: numberOf(key, seen),
    before: earlier && numberOf(key, earlier),
    series: seriesOf(key, seen),
  };
}

function numberOf(key: MetricKey, { total, before, people }: Seen): number | null {
  const { reckoning } = METRICS[key];
  if (reckoning.by === 'people') return people[reckoning.days];
  return computeMetric(METRICS[key], reckoning.by === 'rest' ? totalOf([before, total]) : total);
}

/** Returns one value per day; metrics over members of several days have none. */
function seriesOf(key: MetricKey, { period, days, before }: Seen): (number | null)[] {
  const { reckoning } = METRICS[key];
  const each = daysOf(period).map((day) => days.sums.get(day) ?? null);
  if (reckoning.by === 'people')
    return reckoning.days === 1 ? each.map((sums) => sums && (sums.activeMembers ?? 0)) : [];
  if (reckoning.by !== 'rest') return each.map((sums) => sums && computeMetric(METRICS[key], sums));
  let rest = before;
  return each.map((sums) => {
    rest = totalOf([rest, sums ?? {}]);
    return computeMetric(METRICS[key], rest);
  });
}
