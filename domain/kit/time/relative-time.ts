import { seoulDay } from './time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Days after which the date is shown instead of the relative time. */
const RECENT_DAYS = 7;

/** Formats `11.22`, and for another year `2025.11.22`; '' for an invalid date. */
function dayText(at: Date, now: number | null): string {
  const [year = '', month, day] = seoulDay(at).split('-').map(Number);
  const isThisYear = now === null || seoulDay(new Date(now)).startsWith(`${year}-`);
  return `${isThisYear ? '' : `${year}.`}${month}.${day}`;
}

/**
 * Formats the time since a moment: `3시간 전`, after a week its date (Asia/Seoul). Without `now`
 * always the date.
 */
export function sinceText(iso: string, now: number | null): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  if (now === null) return dayText(at, now);
  const ago = now - at.getTime();
  // Clocks differ slightly, so a moment just ahead is shown as "just now".
  if (ago < MINUTE_MS) return '방금 전';
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)}분 전`;
  if (ago < DAY_MS) return `${Math.floor(ago / HOUR_MS)}시간 전`;
  if (ago < RECENT_DAYS * DAY_MS) return `${Math.floor(ago / DAY_MS)}일 전`;
  return dayText(at, now);
}
