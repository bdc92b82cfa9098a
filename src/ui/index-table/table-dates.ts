import { seoulDay } from '#domain/kit/time/time.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Asia/Seoul',
});

/** Formats a day `yyyy-MM-dd` of a table: 2026.11.30. With its year, because tables go back for years. */
export const tableDay = (day: string): string => day.replaceAll('-', '.');

/** Formats the day of a moment in a table, in Asia/Seoul: 2026.11.30. */
export const tableDayOf = (iso: string): string => tableDay(seoulDay(new Date(iso)));

/** Formats a moment in a table, in Asia/Seoul, in one line: 2026.11.30 23:16. */
export const tableTime = (iso: string): string => `${tableDayOf(iso)} ${clock.format(new Date(iso))}`;
