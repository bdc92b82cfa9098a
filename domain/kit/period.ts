import { MOST_FIGURE_YEARS, SPAN_DAYS } from '../policies/figures.ts';
import { laterDay } from './time/time.ts';

/** Period of days in Asia/Seoul, both ends inclusive. */
export type Period = { readonly from: string; readonly to: string };

/** Longest period of one query in days. */
export const MOST_DAYS = MOST_FIGURE_YEARS * 366;
/** Default length of a period in days. */
export const USUAL_DAYS = SPAN_DAYS.month;
const DAY_MS = 86_400_000;

/** Comparison of a period: the days just before it, the same days of last year, or none. */
export const COMPARISONS = ['previous', 'year', 'none'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Returns the number of days of a period, both ends included. */
export const daysBetween = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Returns all days of a period in order. */
export const daysOf = (period: Period): string[] =>
  Array.from({ length: daysBetween(period) }, (_, index) => laterDay(period.from, index));

/** Returns the last `count` days including today. */
export const lastDays = (today: string, count: number): Period => ({
  from: laterDay(today, 1 - count),
  to: today,
});

type Wish = { from?: string | undefined; to?: string | undefined; days?: number };

/**
 * Returns the requested period without future days; a longer one than MOST_DAYS is shortened at its
 * start.
 */
export function periodOf({ from, to, days = USUAL_DAYS }: Wish, today: string): Period {
  const end = to === undefined || to > today ? today : to;
  const [longest, usual] = [laterDay(end, 1 - MOST_DAYS), laterDay(end, 1 - days)];
  // ISO days sort chronologically as text.
  const [, start = end] = [longest, from ?? usual].toSorted();
  return { from: [start, end].toSorted()[0] ?? end, to: end };
}

/** Returns the period to compare with; null for no comparison. */
export function periodBefore(period: Period, comparison: Comparison): Period | null {
  if (comparison === 'none') return null;
  const back = comparison === 'year' ? 365 : daysBetween(period);
  return { from: laterDay(period.from, -back), to: laterDay(period.to, -back) };
}

const SEOUL = '+09:00';
/** Returns the first moment of a day in Asia/Seoul. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00${SEOUL}`);
/** Returns the exclusive end of a period. */
export const endOf = ({ to }: Pick<Period, 'to'>): Date => startOf(laterDay(to, 1));

/** Period of an address: two days, or a number of days up to today. */
export type AskedPeriod = {
  from?: string;
  to?: string;
  days?: number;
  compare: Comparison;
};

/** Granularities of a chart. */
export const STEPS = ['day', 'week', 'month'] as const;
export type Step = (typeof STEPS)[number];

const MONDAY_OF_1970 = Date.parse('1970-01-05');
const WEEK = 7;

/**
 * Returns the first day of the bar that contains a day: the day, its Monday, or the first of its
 * month.
 */
function barOf(day: string, step: Step): string {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  const since = Math.round((Date.parse(day) - MONDAY_OF_1970) / DAY_MS);
  return laterDay(day, -(((since % WEEK) + WEEK) % WEEK));
}

/**
 * Groups the days of a period into bars, each with its first day within the period and the sum of
 * its values.
 */
export function barsOf(
  days: readonly string[],
  values: readonly number[],
  step: Step,
): { from: string; value: number }[] {
  const bars = new Map<string, { from: string; value: number }>();
  for (const [index, day] of days.entries()) {
    const bar = bars.get(barOf(day, step)) ?? { from: day, value: 0 };
    bar.value += values[index] ?? 0;
    bars.set(barOf(day, step), bar);
  }
  return [...bars.values()];
}
