const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;

/** Returns the day in Asia/Seoul as `yyyy-MM-dd`; Korea has no daylight saving time. */
export const seoulDay = (at: Date): string =>
  new Date(at.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10);

/** Returns the first moment of a day in Asia/Seoul. */
export const startOfDay = (day: string): Date => new Date(Date.parse(day) - SEOUL_OFFSET_MS);

/** Returns the hour of the day in Asia/Seoul, 0 to 23. */
export const seoulHour = (at: Date): number => new Date(at.getTime() + SEOUL_OFFSET_MS).getUTCHours();

/** Returns the day `count` days later. */
export const laterDay = (day: string, count: number): string => {
  const at = new Date(day);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
};

const MONDAY_OF_1970 = Date.parse('1970-01-05');
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the first moment of the week (Monday, Asia/Seoul) that contains `at`. */
export function seoulWeek(at: Date): Date {
  const day = seoulDay(at);
  const days = (Date.parse(day) - MONDAY_OF_1970) / DAY_MS;
  const sinceMonday = ((days % 7) + 7) % 7;
  return startOfDay(laterDay(day, -sinceMonday));
}

/**
 * Returns the same time of day (Asia/Seoul) `months` later, earlier if negative; the day is clamped
 * to the length of the month.
 */
export function monthsAfter(at: Date, months: number): Date {
  const today = seoulDay(at);
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const then = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)));
  return new Date(then.getTime() + at.getTime() - Date.parse(today));
}

/** Returns the first moment (Asia/Seoul) of the month `later` months after that of `at`. */
export function seoulMonth(at: Date, later = 0): Date {
  const [year = 0, month = 0] = seoulDay(at).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later, 1) - SEOUL_OFFSET_MS);
}
