import { formatDay, formatNumber } from '#domain/kit/format.ts';
import type { Step } from '#domain/kit/period.ts';
import { metricText as text } from '#src/text/metrics.ts';

/** Unit of a metric. */
export type MetricUnit = 'won' | 'count' | 'percent' | 'stars' | 'points' | 'ms';
/** Name, definition and unit of a metric, and the direction that is better (null for neither). */
export type MetricDefinition = {
  name: string;
  unit: MetricUnit;
  sentence: string;
  good: 'up' | 'down' | null;
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function age(ms: number): string {
  const count = (unit: number) => formatNumber(Math.floor(ms / unit));
  if (ms < MINUTE) return text.ago.seconds(count(SECOND));
  if (ms < HOUR) return text.ago.minutes(count(MINUTE));
  if (ms < DAY) return text.ago.hours(count(HOUR));
  return text.ago.days(count(DAY));
}

/** Value with its unit. */
export function shown(value: number | null, unit: MetricUnit): string {
  if (value === null) return text.nothing;
  if (unit === 'ms') return age(value);
  const number = formatNumber(value);
  if (unit === 'won') return text.won(number);
  if (unit === 'points') return text.points(number);
  if (unit === 'percent') return text.percent(number);
  return unit === 'stars' ? text.stars(number) : number;
}

const HUNDRED_MILLION = 100_000_000;
const TEN_THOUSAND = 10_000;
const oneDigit = (value: number): string => formatNumber(Math.round(value * 10) / 10);

/** Short value for an axis. */
export function short(value: number): string {
  if (Math.abs(value) >= HUNDRED_MILLION)
    return text.short.hundredMillions(oneDigit(value / HUNDRED_MILLION));
  if (Math.abs(value) >= TEN_THOUSAND) return text.short.tenThousands(oneDigit(value / TEN_THOUSAND));
  return oneDigit(value);
}

export type Change = { words: string; tone: 'good' | 'bad' | 'even'; isUp: boolean | null };

/** Change of a value against the period before; null without a comparison. */
export function changeOf(
  { unit, good }: Pick<MetricDefinition, 'unit' | 'good'>,
  value: number | null,
  before: number | null,
): Change | null {
  if (value === null || before === null) return null;
  const by = value - before;
  if (by === 0) return { words: text.same, tone: 'even', isUp: null };
  if (before === 0 && unit !== 'percent') return { words: text.fromNothing, tone: 'even', isUp: by > 0 };
  const amount =
    unit === 'percent'
      ? text.pointsOfPercent(oneDigit(Math.abs(by)))
      : text.percent(oneDigit(Math.abs((by / before) * 100)));
  const tone = good === null ? 'even' : by > 0 === (good === 'up') ? 'good' : 'bad';
  return { words: by > 0 ? text.more(amount) : text.less(amount), tone, isUp: by > 0 };
}

/** Text of the day, week or month that begins on a day. */
export function whenOf(day: string, step: Step): string {
  if (step === 'month') {
    const [year = '', month = ''] = day.split('-');
    return text.monthOf(year, String(Number(month)));
  }
  return step === 'day' ? formatDay(day) : text.weekOf(formatDay(day));
}

/** Short text of it for the axis. */
export const shortWhenOf = (day: string, step: Step): string =>
  step === 'month' ? text.monthShort(String(Number(day.slice(5, 7)))) : formatDay(day).replace(/\(.*/, '');
