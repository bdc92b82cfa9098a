import { seoulHour } from '#domain/kit/time/time.ts';
import { NIGHT } from '#domain/policies/accounts.ts';

const HOUR_MS = 3_600_000;

/** From nine in the evening to eight in the morning in Seoul. */
export const isNight = (at: Date): boolean => seoulHour(at) >= NIGHT.from || seoulHour(at) < NIGHT.until;

/** The moment itself, or the next eight o'clock in the morning in Seoul where it is night. */
export function byDay(at: Date): Date {
  if (!isNight(at)) return at;
  const hours = (24 + NIGHT.until - seoulHour(at)) % 24;
  // Hours in Seoul are whole hours elsewhere too.
  return new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS + hours * HOUR_MS);
}
