import { isAnnounced } from '#domain/events/event-states.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { ListedEvent } from '#machines/events/event-list.machine.ts';
import { useNow } from '#src/lib/use-now.ts';
import { eventText as text } from '../events.text.ts';

const DAY_MS = 86_400_000;
/** Days from today (Seoul) to another day. */
const daysTo = (day: string, now: number): number =>
  (Date.parse(day) - Date.parse(seoulDay(new Date(now)))) / DAY_MS;

type Standing = Pick<ListedEvent, 'status' | 'state' | 'resultState' | 'eventStartDate' | 'eventEndDate'>;

/** Status of an event in a list. */
export function listStatusOf({
  status,
  state,
  resultState,
}: Omit<Standing, 'eventStartDate' | 'eventEndDate'>) {
  if (state === 'DRAFT') return 'draft';
  if (state === 'CANCELLED') return 'cancelled';
  return status === 'ended' && isAnnounced(resultState) ? 'announced' : status;
}

/** Status of an event as text, with the remaining days once the page knows the date. */
export function EventStatusLabel({ event }: { event: Standing }) {
  const now = useNow();
  const standing = listStatusOf(event);
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
