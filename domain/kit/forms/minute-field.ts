/** Day and minute in Seoul as fields for a moment show them: `yyyy-MM-ddTHH:mm`. */
export const seoulMinute = (at: Date): string =>
  // Swedes write days and hours as these fields do.
  at.toLocaleString('sv-SE', { timeZone: 'Asia/Seoul' }).slice(0, 16).replace(' ', 'T');

/** The moment that such a field names; null for text that names none. */
export function momentOfMinute(text: string): Date | null {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}+09:00`) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at);
}

/** A moment as its field shows it. */
export const minuteOf = (iso: string | null): string => (iso ? seoulMinute(new Date(iso)) : '');

/** What a field for a moment says; one that nobody touched keeps the seconds that it does not show. */
export const momentOf = (text: string, known: string | null): string | null =>
  known && minuteOf(known) === text ? known : (momentOfMinute(text)?.toISOString() ?? null);
