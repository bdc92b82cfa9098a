import { endOfEvent } from '#domain/events/blackout.ts';
import type { EventDetail } from '#domain/events/event.ts';
import { isAnnounced } from '#domain/events/event-states.ts';
import { startOfDay } from '#domain/kit/time/time.ts';

export type Stage = 'draft' | 'cancelled' | 'upcoming' | 'ongoing' | 'waiting' | 'announced';
type Dated = Pick<
  EventDetail,
  'state' | 'status' | 'resultState' | 'eventStartDate' | 'eventEndDate' | 'announcementDate'
>;

/** Phase of an event and the time of the next one; null if there is none. */
export function stageOf(event: Dated): { stage: Stage; until: Date | null } {
  const { state, status, resultState, eventStartDate, eventEndDate, announcementDate } = event;
  if (state === 'DRAFT') return { stage: 'draft', until: null };
  if (state === 'CANCELLED') return { stage: 'cancelled', until: null };
  if (isAnnounced(resultState)) return { stage: 'announced', until: null };
  if (status === 'UPCOMING') return { stage: 'upcoming', until: startOfDay(eventStartDate) };
  if (status === 'ONGOING') return { stage: 'ongoing', until: endOfEvent(eventEndDate) };
  return { stage: 'waiting', until: announcementDate ? startOfDay(announcementDate) : null };
}

const MINUTE_MS = 60_000;

/** Remaining days, hours and minutes; null once the time is over. */
export function timeLeft(until: Date, now: number): [days: number, hours: number, minutes: number] | null {
  const minutes = Math.ceil((until.getTime() - now) / MINUTE_MS);
  if (minutes <= 0) return null;
  return [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
}
