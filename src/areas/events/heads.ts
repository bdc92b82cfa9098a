import { eventListMachine } from '#machines/events/event-list.machine.ts';
import { type DrawnScreen, type Heads, type ScreenHead, unlisted } from '#src/flow/screen-head.ts';
import { paths } from '#src/lib/paths.ts';
import { eventFilterFrom, eventsAddress } from './event-filter.ts';
import { eventHeadText as text } from './heads.text.ts';
import type { eventScreens } from './screens.ts';

export const eventHeads: Heads<typeof eventScreens> = {
  events: eventList,
  event: unlisted(paths.events, text.list),
};

/** Every tab has its pages; what was searched or put into another order is nobody's address. */
function eventList({ search, known }: DrawnScreen): ScreenHead {
  const { filter, page } = eventFilterFrom(search);
  const listed = eventsAddress({ ...eventFilterFrom('').filter, status: filter.status }, page);
  const path = eventsAddress(filter, page);
  const isEmpty = known(eventListMachine)?.page?.items.length === 0;
  return { path, description: text.list, robots: path !== listed || isEmpty ? 'noindex, follow' : null };
}
