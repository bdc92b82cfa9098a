import { endOfEvent } from '#domain/events/blackout.ts';
import { eventStatusOf } from '#domain/events/event-states.ts';
import { seoulDay } from '#domain/kit/time/time.ts';

type Life = {
  state: string;
  startDate: string;
  endDate: string;
  frozenAt: Date | null;
  deletedAt?: Date | null;
};

/** Returns whether entries and votes are accepted: published, running today and not frozen. */
export const isRunning = (event: Life, now: Date): boolean =>
  event.state === 'PUBLISHED' &&
  event.frozenAt === null &&
  eventStatusOf(event.startDate, event.endDate, seoulDay(now)) === 'ONGOING';

/** Returns the moment whose facts decide an event: now while it runs, its end afterwards. */
export function decidedAt(endDate: string, now: Date): Date {
  const end = endOfEvent(endDate);
  return now < end ? now : end;
}
