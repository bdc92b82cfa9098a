import {
  type CalendarDate,
  type CalendarDateTime,
  type DateValue,
  GregorianCalendar,
  parseDate,
  parseDateTime,
  toCalendarDate,
} from '@internationalized/date';

/** Language of every date field, whatever the browser speaks. */
export const LOCALE = 'ko-KR';
/** Time zone of the shop, whose day is marked as today. */
export const ZONE = 'Asia/Seoul';
/** Year below which a date is still being typed: 20 of 2026. */
const FIRST_YEAR = 1000;

/** The only calendar of the shop. */
export const gregorian = () => new GregorianCalendar();

/** Returns the day of an ISO text, at its time of day (midnight without one) if asked for; null for anything else. */
export function momentOf(text: string | undefined, withTime = false): CalendarDate | CalendarDateTime | null {
  if (!text) return null;
  try {
    return withTime ? parseDateTime(text) : parseDate(text.slice(0, 10));
  } catch {
    return null;
  }
}

/** Returns the day of an ISO text. */
export const dayOf = (text: string | undefined): CalendarDate | null => {
  const moment = momentOf(text);
  return moment && toCalendarDate(moment);
};

/** Returns `yyyy-MM-dd`, with a time `yyyy-MM-ddTHH:mm`; '' for a date that is not complete. */
export function textOf(moment: DateValue | null, withTime = false): string {
  if (!moment || moment.year < FIRST_YEAR) return '';
  return moment.toString().slice(0, withTime ? 16 : 10);
}

/** Bounds of a field as the library takes them. */
export const boundsOf = (min: string | undefined, max: string | undefined) => {
  const [minValue, maxValue] = [dayOf(min), dayOf(max)];
  return { ...(minValue ? { minValue } : {}), ...(maxValue ? { maxValue } : {}) };
};
