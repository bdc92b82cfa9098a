import { seoulHour } from '#domain/kit/time/time.ts';
import { NIGHT } from '#domain/policies/accounts.ts';

const HOUR_MS = 3_600_000;

/** Returns whether it is night in Asia/Seoul (policy NIGHT). */
export const isNight = (at: Date): boolean => seoulHour(at) >= NIGHT.from || seoulHour(at) < NIGHT.until;

/** Returns the moment itself, or the next end of the night (Asia/Seoul). */
export function byDay(at: Date): Date {
  if (!isNight(at)) return at;
  const hours = (24 + NIGHT.until - seoulHour(at)) % 24;
  // Asia/Seoul has a whole-hour offset.
  return new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS + hours * HOUR_MS);
}
