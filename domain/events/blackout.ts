import { laterDay, startOfDay } from '../kit/time/time.ts';

const HOUR_MS = 3_600_000;

/** Returns the exclusive end of an event: midnight in Asia/Seoul after its last day. */
export const endOfEvent = (endDate: string): Date => startOfDay(laterDay(endDate, 1));

/**
 * Returns the start of the voting blackout (the last hours of an event) and whether it is in force.
 */
export function blackoutOf(event: { endDate: string; hours: number }, now: Date) {
  if (event.hours === 0) return { from: null, isOn: false };
  const end = endOfEvent(event.endDate);
  const from = new Date(end.getTime() - event.hours * HOUR_MS);
  return { from, isOn: from <= now && now < end };
}
