import { emptyDate, emptyTime } from '#src/text/empty-dates.ts';

/** First and last day of a period, `yyyy-MM-dd`, both inclusive; '' if that end is open. */
export type Days = { from: string; until: string };

/** Returns `2026. 12. 1.` of an ISO day, with the time of day if the value has one; what to type for ''. */
export function dayText(value: string, withTime = false): string {
  const [day = '', time = emptyTime] = value.split('T');
  const [year, month, date] = day.split('-').map(Number);
  const shown = month && date ? `${year}. ${month}. ${date}.` : emptyDate;
  return withTime ? `${shown} ${time}` : shown;
}
