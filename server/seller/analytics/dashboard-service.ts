import type { QueryOf } from '#domain/kit/endpoint.ts';
import { daysOf, type Period, periodBefore, periodOf } from '#domain/kit/period.ts';
import { rateOf } from '#domain/kit/pricing/rate.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import {
  daysLeft,
  type readSellerDashboard,
  SELLER_METRICS,
  type SellerDashboard,
  type SellerMetric,
} from '#domain/seller/analytics/seller-dashboard.ts';
import { lateSince } from '#domain/seller/orders/seller-line.ts';
import { CLAIM_REASONS } from '#domain/trade/claims/cancellation-reasons.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import { findStore } from '../orders/line-list-store.ts';
import { paceSince } from '../sold-sql.ts';
import {
  countReasons,
  type DayRow,
  findEnding,
  findMisfits,
  sumDays,
  sumReviews,
} from './dashboard-store.ts';
import { type Sold, soldIn } from './sales.ts';
import { countToDo } from './to-do-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
type Days = Map<string, DayRow>;
type Seen = { period: Period; days: Days; reviews: { count: number; stars: number | null } };

async function see(db: Queryable, storeId: number, period: Period): Promise<Seen> {
  const rows = await sumDays(db, storeId, period);
  const reviews = await sumReviews(db, storeId, period);
  return { period, days: new Map(rows.map((row) => [row.day, row])), reviews };
}

const total = ({ days }: Seen, of: Exclude<keyof DayRow, 'day'>): number =>
  [...days.values()].reduce((sum, row) => sum + row[of], 0);

/** Computes a metric of a period; null for a zero divisor. */
function numberOf(key: SellerMetric, seen: Seen): number | null {
  const { count, stars } = seen.reviews;
  const orders = total(seen, 'orders');
  const numbers: Record<SellerMetric, () => number | null> = {
    net: () => total(seen, 'net'),
    gross: () => total(seen, 'gross'),
    orders: () => orders,
    average: () => (orders === 0 ? null : Math.round(total(seen, 'gross') / orders)),
    cancelRate: () => rateOf(total(seen, 'cancelled'), total(seen, 'lines')),
    returnRate: () => rateOf(total(seen, 'returned'), total(seen, 'lines')),
    stars: () => (stars === null ? null : Math.round(stars * 100) / 100),
    reviews: () => count,
  };
  return numbers[key]();
}

/** Returns the daily values of metrics that can be summed; empty for others. */
const seriesOf = (key: SellerMetric, { period, days }: Seen): number[] =>
  key === 'net' || key === 'gross' || key === 'orders'
    ? daysOf(period).map((day) => days.get(day)?.[key] ?? 0)
    : [];

const NOTHING: Sold = { topGoods: [], topOptions: [], sizes: [] };

/** Returns the dashboard of a seller's store; all zeros without a store. */
export async function readDashboard(
  { db, clock }: Ports,
  sellerId: number,
  { compare, ...wish }: QueryOf<typeof readSellerDashboard>,
): Promise<SellerDashboard> {
  const now = clock.now();
  const today = seoulDay(now);
  const period = periodOf(wish, today);
  const before = periodBefore(period, compare);
  const storeId = (await findStore(db, sellerId))?.id ?? 0;
  const seen = await see(db, storeId, period);
  const earlier = before && (await see(db, storeId, before));
  const reasons = await countReasons(db, storeId, period);
  const ending = await findEnding(db, storeId, paceSince(now));
  const misfits = await findMisfits(db, storeId, period);
  return {
    period,
    before,
    isRunning: period.to === today,
    toDo: storeId
      ? await countToDo(db, storeId, { since: lateSince(now), today })
      : {
          newLines: 0,
          lateLines: 0,
          overdueLines: 0,
          notReceived: 0,
          received: 0,
          lowGoods: 0,
          unanswered: 0,
        },
    metrics: SELLER_METRICS.map((key) => ({
      key,
      value: numberOf(key, seen),
      before: earlier && numberOf(key, earlier),
      series: seriesOf(key, seen),
    })),
    ...(storeId ? await soldIn(db, storeId, period) : NOTHING),
    ending: ending.map((row) => ({
      optionId: row.id,
      productId: row.productId,
      name: row.name,
      color: row.color,
      size: row.size,
      stock: row.stock,
      sold30: row.sold,
      daysLeft: daysLeft(row.stock, row.sold) ?? 0,
    })),
    claims: CLAIM_REASONS.map((reason) => ({
      reason,
      count: reasons.find((one) => one.reason === reason)?.count ?? 0,
    })),
    misfits: misfits.map((row) => ({
      productId: row.productId,
      name: row.name,
      tooSmall: row.tooSmall,
      tooLarge: row.tooLarge,
      returned: row.returned,
    })),
  };
}
