/** Formats a moment for a `datetime-local` field in Asia/Seoul: `yyyy-MM-ddTHH:mm`. */
export const seoulMinute = (at: Date): string =>
  // The Swedish locale formats dates as these fields do.
  at.toLocaleString('sv-SE', { timeZone: 'Asia/Seoul' }).slice(0, 16).replace(' ', 'T');

/** Parses the value of such a field; null if it is invalid. */
export function momentOfMinute(text: string): Date | null {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}+09:00`) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at);
}

/** Returns the field value of an ISO timestamp; '' for null. */
export const minuteOf = (iso: string | null): string => (iso ? seoulMinute(new Date(iso)) : '');

/**
 * Returns the ISO timestamp of a field; an unchanged field keeps the seconds, which it does not
 * show.
 */
export const momentOf = (text: string, known: string | null): string | null =>
  known && minuteOf(known) === text ? known : (momentOfMinute(text)?.toISOString() ?? null);
