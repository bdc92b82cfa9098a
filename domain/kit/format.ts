const SEOUL = 'Asia/Seoul';
const number = new Intl.NumberFormat('ko-KR');
const date = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: SEOUL });
const clock = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit', timeZone: SEOUL });

/** Formats a number with thousands separators: 12000 → 12,000. */
export const formatNumber = (value: number): string => number.format(value);

/** Formats an amount in won: 12000 → 12,000원. */
export const formatWon = (won: number): string => `${number.format(won)}원`;

const read = (iso: string): Date | null => {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? null : at;
};

/** Formats a date in Asia/Seoul, such as 2026년 11월 21일; '' for an invalid date. */
export const formatDate = (iso: string): string => {
  const at = read(iso);
  return at ? date.format(at) : '';
};

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;
/** Offset of Asia/Seoul in ms; Korea has no daylight saving time. */
const SEOUL_OFFSET = 9 * 60 * 60 * 1000;

/** Formats a short date in Asia/Seoul, such as 11.22(일); '' for an invalid date. */
export const formatShortDate = (iso: string): string => {
  const at = read(iso);
  if (!at) return '';
  const day = new Date(at.getTime() + SEOUL_OFFSET);
  return `${day.getUTCMonth() + 1}.${day.getUTCDate()}(${WEEKDAYS[day.getUTCDay()]})`;
};

/**
 * Formats date and time in Asia/Seoul: 2026년 11월 21일 오후 2:30. The time is composed by hand, as Node
 * and browsers name the halves of a day differently and server-side rendering must match hydration.
 */
export const formatDateTime = (iso: string): string => {
  const at = read(iso);
  if (!at) return '';
  const [hour = 0, minute = 0] = clock.format(at).split(':').map(Number);
  const half = hour < 12 ? '오전' : '오후';
  return `${date.format(at)} ${half} ${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
};

/** Formats a day `yyyy-MM-dd`: 2026-11-25 → 11/25(수). */
export function formatDay(day: string): string {
  const [, month = 0, date = 0] = day.split('-').map(Number);
  return `${month}/${date}(${WEEKDAYS[new Date(day).getUTCDay()] ?? ''})`;
}
