import type { FeedEvent } from '#domain/community/feed.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { feedText as text } from '#src/areas/community/feed-list/feeds.text.ts';
import { useNow } from '#src/lib/use-now.ts';

const DAY_MS = 86_400_000;

/** Badge of a feed's event with its status; the remaining days are shown once the page knows the date. */
export function EventTag({ event }: { event: FeedEvent }) {
  const now = useNow();
  if (now !== null && event.status === 'ONGOING' && event.endDate) {
    const left = (Date.parse(event.endDate.slice(0, 10)) - Date.parse(seoulDay(new Date(now)))) / DAY_MS;
    if (left >= 0) return `${text.entry} ${text.daysLeft(left)}`;
  }
  const standing = event.status ? text.eventStatus[event.status] : null;
  return standing ? `${text.entry} ${standing}` : text.entry;
}
