import { laterDay } from '#domain/kit/time/time.ts';
import { POINT_TYPES } from '#domain/rewards/points.ts';
import type { PointFilter } from '#machines/rewards/points.machine.ts';
import { paths } from '#src/lib/navigation/paths.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Length in days, minus one, of a period without a first day: one year, the lifetime of points. */
const YEAR_DAYS = 364;

/** Filter that shows every transaction. */
export const NO_POINT_FILTER: PointFilter = { order: null, kind: null, period: null };

const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** Period of one or two dates of a form, in either order; null without any. */
export function pointPeriodOf(from: string, to: string, today: string): PointFilter['period'] {
  if (!isDay(from) && !isDay(to)) return null;
  const last = isDay(to) ? to : today;
  const first = isDay(from) ? from : laterDay(last, -YEAR_DAYS);
  return first <= last ? { from: first, to: last } : { from: last, to: first };
}

/** Parses `/mypage/points?order` or `?kind&from&to`; invalid values are dropped, and `order` excludes the others. */
export function pointFilterFrom(search: string): PointFilter {
  const query = new URLSearchParams(search);
  const order = Number(query.get('order'));
  if (Number.isSafeInteger(order) && order > 0) return { ...NO_POINT_FILTER, order };
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  return {
    order: null,
    kind: POINT_TYPES.find((type) => type === query.get('kind')) ?? null,
    period: isDay(from) && isDay(to) ? pointPeriodOf(from, to, to) : null,
  };
}

/** Address of a filter, without defaults. */
export function pointAddress({ order, kind, period }: PointFilter): string {
  const query = new URLSearchParams();
  if (order) query.set('order', String(order));
  if (kind) query.set('kind', kind);
  for (const [name, day] of Object.entries(period ?? {})) query.set(name, day);
  return query.size > 0 ? `${paths.points}?${query}` : paths.points;
}
