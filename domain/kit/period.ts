import { MOST_FIGURE_YEARS, SPAN_DAYS } from '../policies/figures.ts';
import { laterDay } from './time/time.ts';

/** Days in Seoul, both ends belong to it. */
export type Period = { readonly from: string; readonly to: string };

/** The longest that is looked at at once, and what is looked at when nobody says. */
export const MOST_DAYS = MOST_FIGURE_YEARS * 366;
export const USUAL_DAYS = SPAN_DAYS.month;
const DAY_MS = 86_400_000;

/** With what a period is compared: the days just before it, the same days a year ago, or nothing. */
export const COMPARISONS = ['previous', 'year', 'none'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export const daysBetween = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

export const daysOf = (period: Period): string[] =>
  Array.from({ length: daysBetween(period) }, (_, index) => laterDay(period.from, index));

/** The last so many days, today included. */
export const lastDays = (today: string, count: number): Period => ({
  from: laterDay(today, 1 - count),
  to: today,
});

type Wish = { from?: string | undefined; to?: string | undefined; days?: number };

/** The period that is asked for, as far as it has come and not longer than may be: what is cut off is at its start. */
export function periodOf({ from, to, days = USUAL_DAYS }: Wish, today: string): Period {
  const end = to === undefined || to > today ? today : to;
  const [longest, usual] = [laterDay(end, 1 - MOST_DAYS), laterDay(end, 1 - days)];
  // Days as texts sort by time.
  const [, start = end] = [longest, from ?? usual].toSorted();
  return { from: [start, end].toSorted()[0] ?? end, to: end };
}

export function periodBefore(period: Period, comparison: Comparison): Period | null {
  if (comparison === 'none') return null;
  const back = comparison === 'year' ? 365 : daysBetween(period);
  return { from: laterDay(period.from, -back), to: laterDay(period.to, -back) };
}

const SEOUL = '+09:00';
/** The first moment of a day in Seoul. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00${SEOUL}`);
/** The first moment that a period has not. */
export const endOf = ({ to }: Pick<Period, 'to'>): Date => startOf(laterDay(to, 1));

/** A period as an address asks for it: two days, or so many days up to today. */
export type AskedPeriod = {
  from?: string;
  to?: string;
  days?: number;
  compare: Comparison;
};

/** How far apart the bars of a picture are. */
export const STEPS = ['day', 'week', 'month'] as const;
export type Step = (typeof STEPS)[number];

const MONDAY_OF_1970 = Date.parse('1970-01-05');
const WEEK = 7;

/** The day on which the bar of a day begins: itself, its Monday, or the first of its month. */
function barOf(day: string, step: Step): string {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  const since = Math.round((Date.parse(day) - MONDAY_OF_1970) / DAY_MS);
  return laterDay(day, -(((since % WEEK) + WEEK) % WEEK));
}

/** The days of a period as bars, each with the day on which it begins within the period, and the sum of its values. */
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
