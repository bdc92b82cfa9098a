import type { EventDetail } from '#domain/events/event.ts';
import { eventDetailMachine } from '#machines/events/event-detail.machine.ts';
import { eventListMachine } from '#machines/events/event-list.machine.ts';
import type { DrawnScreen, Heads, ScreenHead } from '#src/flow/screen-head.ts';
import { breadcrumbs } from '#src/lib/navigation/breadcrumbs.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { shortText } from '#src/lib/short-text.ts';
import { headText } from '#src/text/head.ts';
import { prizeLine } from './event/prizes.ts';
import { eventFilterFrom, eventsAddress } from './event-list/event-filter.ts';
import { eventHeadText as text } from './heads.text.ts';
import type { eventScreens } from './screens.ts';

/** Document heads of event list and event page; drafts are not indexed. */
export const eventHeads: Heads<typeof eventScreens> = {
  events: eventList,
  event: (screen) => {
    const event = screen.known(eventDetailMachine)?.data;
    return event ? ofEvent(event, screen) : null;
  },
};

/** Head of the event list; only pages of a tab in default order have their own canonical address. */
function eventList({ search, known }: DrawnScreen): ScreenHead {
  const { filter, page } = eventFilterFrom(search);
  const listed = eventsAddress({ ...eventFilterFrom('').filter, status: filter.status }, page);
  const path = eventsAddress(filter, page);
  const isEmpty = known(eventListMachine)?.page?.items.length === 0;
  return { path, description: text.list, robots: path !== listed || isEmpty ? 'noindex, follow' : null };
}

function ofEvent(event: EventDetail, screen: DrawnScreen): ScreenHead {
  const { title, eventStartDate, eventEndDate, description } = event;
  const words = text.event(eventStartDate, eventEndDate, prizeLine(event.rewards), description);
  return {
    path: paths.event(event.eventId),
    description: shortText(words, 160),
    kind: 'article',
    picture: event.wideImageUrl ?? event.imageUrl,
    // Drafts are not indexed.
    robots: event.state === 'DRAFT' ? 'noindex' : null,
    linkedData: [
      linkedEvent(event, screen),
      breadcrumbs([
        { name: headText.home, item: screen.at(paths.home) },
        { name: text.crumb, item: screen.at(paths.events) },
        { name: shortText(title, 110), item: screen.at(paths.event(event.eventId)) },
      ]),
    ],
  };
}

/** Event as structured data of schema.org: online, from the first to the last day in Seoul. */
function linkedEvent(event: EventDetail, { at, pictureAt, shop }: DrawnScreen) {
  const url = at(paths.event(event.eventId));
  const pictures = [event.imageUrl, event.wideImageUrl].filter((image) => image != null);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': url,
    url,
    name: event.title,
    description: shortText(event.description, 500),
    startDate: `${event.eventStartDate}T00:00:00+09:00`,
    endDate: `${event.eventEndDate}T23:59:59+09:00`,
    eventStatus: `https://schema.org/${event.state === 'CANCELLED' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    image: pictures.map(pictureAt),
    organizer: { '@type': 'Organization', name: shop.company, url: at(paths.home) },
    maximumAttendeeCapacity: event.maxParticipants,
  };
}
