import { seoulDay } from './time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From then on its day says more than how long ago it was. */
const RECENT_DAYS = 7;

/** `11.22`, and in another year `2025.11.22`; '' for text that is no date. */
function dayText(at: Date, now: number | null): string {
  const [year = '', month, day] = seoulDay(at).split('-').map(Number);
  const isThisYear = now === null || seoulDay(new Date(now)).startsWith(`${year}-`);
  return `${isThisYear ? '' : `${year}.`}${month}.${day}`;
}

/** How long ago something was, in Seoul: `3시간 전`, after a week its day. Without a time to compare with, its day. */
export function sinceText(iso: string, now: number | null): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  if (now === null) return dayText(at, now);
  const ago = now - at.getTime();
  // Clocks differ by a little: what is said to come has just come.
  if (ago < MINUTE_MS) return '방금 전';
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)}분 전`;
  if (ago < DAY_MS) return `${Math.floor(ago / HOUR_MS)}시간 전`;
  if (ago < RECENT_DAYS * DAY_MS) return `${Math.floor(ago / DAY_MS)}일 전`;
  return dayText(at, now);
}
