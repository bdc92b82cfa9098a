import { laterDay } from '#domain/kit/time/time.ts';
import { SPAN_DAYS } from '#domain/policies/figures.ts';
import { datesText as text } from '#src/text/dates.ts';
import type { Days } from './day-text.ts';

/** Returns the periods that end on a day and are chosen with one press: that day, a week, a month, and its own month. */
export const quickDays = (today: string): readonly (Days & { label: string })[] => [
  { label: text.today, from: today, until: today },
  { label: text.week, from: laterDay(today, 1 - SPAN_DAYS.week), until: today },
  { label: text.month, from: laterDay(today, 1 - SPAN_DAYS.month), until: today },
  { label: text.thisMonth, from: `${today.slice(0, 8)}01`, until: today },
];
