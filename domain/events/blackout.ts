import { laterDay, startOfDay } from '../kit/time/time.ts';

const HOUR_MS = 3_600_000;

/** The first moment after an event: midnight in Seoul after its last day. */
export const endOfEvent = (endDate: string): Date => startOfDay(laterDay(endDate, 1));

/** When the ranking of an event goes dark, and whether it is now: the last hours before its end. */
export function blackoutOf(event: { endDate: string; hours: number }, now: Date) {
  if (event.hours === 0) return { from: null, isOn: false };
  const end = endOfEvent(event.endDate);
  const from = new Date(end.getTime() - event.hours * HOUR_MS);
  return { from, isOn: from <= now && now < end };
}
