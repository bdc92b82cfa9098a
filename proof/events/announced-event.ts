import { listEvents } from '#domain/events/event.ts';
import { isAnnounced } from '#domain/events/event-states.ts';
import type { Call } from '#src/http/call.ts';

/** The page of the event that was announced first (server/seed/desk). */
export async function announcedEvent(call: Call): Promise<string> {
  const { content } = await call(listEvents, { query: { status: 'ended', sort: 'latest', size: 50 } });
  const found = content.findLast(({ resultState }) => isAnnounced(resultState));
  if (!found) throw new Error('the seed has no announced event');
  return `/events/${found.eventId}`;
}
