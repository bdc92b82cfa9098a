import { isAnnounced } from '#domain/events/states.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { ListedEvent } from '#machines/events/event-list.machine.ts';
import { useNow } from '#src/lib/use-now.ts';
import { eventText as text } from '../events.text.ts';

const DAY_MS = 86_400_000;
/** Whole days from today in Seoul to another day. */
const daysTo = (day: string, now: number): number =>
  (Date.parse(day) - Date.parse(seoulDay(new Date(now)))) / DAY_MS;

type Standing = Pick<ListedEvent, 'status' | 'state' | 'resultState' | 'eventStartDate' | 'eventEndDate'>;

/** How an event stands, as the wire of lists says it. */
export function standingOf({
  status,
  state,
  resultState,
}: Omit<Standing, 'eventStartDate' | 'eventEndDate'>) {
  if (state === 'DRAFT') return 'draft';
  if (state === 'CANCELLED') return 'cancelled';
  return status === 'ended' && isAnnounced(resultState) ? 'announced' : status;
}

/** How an event stands in words, with the days that are left once the page knows the day. */
export function EventStanding({ event }: { event: Standing }) {
  const now = useNow();
  const standing = standingOf(event);
  const days = now === null ? '' : daysWords(standing, event, now);
  return (
    <>
      {text.standing[standing]}
      {days ? <b>{days}</b> : null}
    </>
  );
}

function daysWords(standing: string, { eventStartDate, eventEndDate }: Standing, now: number): string {
  const left = daysTo(standing === 'upcoming' ? eventStartDate : eventEndDate, now);
  if (left < 0) return '';
  if (standing === 'ongoing') return text.daysLeft(left);
  return standing === 'upcoming' ? text.daysUntil(left) : '';
}
