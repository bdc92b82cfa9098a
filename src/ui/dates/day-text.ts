import { datesText as text } from '#src/text/dates.ts';
import type { Days } from './quick-days.ts';

/** Returns `2026. 12. 1.` of an ISO day, with the time of day if the value has one; what to type for ''. */
export function dayText(value: string, withTime = false): string {
  const [day = '', time = text.emptyTime] = value.split('T');
  const [year, month, date] = day.split('-').map(Number);
  const shown = month && date ? `${year}. ${month}. ${date}.` : text.empty;
  return withTime ? `${shown} ${time}` : shown;
}

/** Returns both ends of a period. */
export const daysText = ({ from, until }: Days): string => text.days(dayText(from), dayText(until));
