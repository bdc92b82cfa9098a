import { totalOf } from '#domain/admin/analytics/compute-metric.ts';
import { cohortPeriod, cohortsOf, type getStats, type Stats } from '#domain/admin/analytics/stats.ts';
import { ADVICE_PARTS } from '#domain/admin/analytics/sums.ts';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { periodBefore, periodOf } from '#domain/kit/period.ts';
import { rateOf } from '#domain/kit/pricing/rate.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { foldParts, largestOf } from './breakdown.ts';
import type { MetricPorts } from './current-metrics.ts';
import { firstDay } from './daily-sum-store.ts';
import { lookAt } from './daily-sums.ts';
import {
  countBaskets,
  countJoined,
  readCohorts,
  readNames,
  readParts,
  readSellerProduct,
} from './stats-store.ts';

/**
 * Returns the statistics of a period: sales by category, store and size, the funnel from cart to
 * confirmation, returns for size by advice, and cohorts of new members.
 */
export async function readStats(
  { db, clock }: Pick<MetricPorts, 'db' | 'clock'>,
  { compare, ...wish }: QueryOf<typeof getStats>,
): Promise<Stats> {
  const today = seoulDay(clock.now());
  const period = periodOf(wish, today);
  const before = periodBefore(period, compare);
  const days = await lookAt(db, period, { today, first: await firstDay(db) });
  const total = totalOf(days.sums.values());
  const parts = foldParts(await readParts(db, period, days.live));
  const earlier = before && foldParts(await readSellerProduct(db, before));
  const of = (kind: 'category' | 'store' | 'size') =>
    largestOf(parts.get(kind), earlier && (earlier.get(kind) ?? new Map()));
  const [category, store, size] = [of('category'), of('store'), of('size')];
  const idsOf = (list: typeof category) => list.flatMap(({ part }) => (part === null ? [] : [part]));
  const names = await readNames(db, { category: idsOf(category), store: idsOf(store) });
  const named = (kind: string, list: typeof category) =>
    list.map((one) => ({ ...one, name: names.get(`${kind} ${one.part}`) ?? one.part ?? '' }));
  const begun = total.begun ?? 0;
  const cohorts = cohortPeriod(period.to);
  return {
    period,
    isRunning: period.to === today,
    missingDays: days.missing,
    byCategory: named('category', category),
    byStore: named('store', store),
    bySize: named('size', size),
    funnel: {
      cart: begun + (await countBaskets(db, period)),
      checkout: begun,
      paid: total.begunPaid ?? 0,
      confirmed: total.begunConfirmed ?? 0,
    },
    sizeMismatch: ADVICE_PARTS.map((advice) => {
      const { lines = 0, sizeBack = 0 } = parts.get('advice')?.get(advice) ?? {};
      return { advice, lines, sizeBack, rate: rateOf(sizeBack, lines) };
    }),
    cohorts: cohortsOf(period.to, await countJoined(db, cohorts), await readCohorts(db, cohorts, days.live)),
  };
}
