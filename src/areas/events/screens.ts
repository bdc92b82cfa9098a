import { paths } from '#src/lib/navigation/paths.ts';
import { NEVER_EMPTY, STAGES } from '#src/lib/navigation/screen-preview.ts';
import type { ScreenRow } from '#src/lib/navigation/screen-row.ts';

/** Address, title and access of event list and event page. */
export const eventScreens = {
  events: {
    path: paths.events,
    also: ['/events'],
    title: '이벤트',
    access: 'open',
    load: () => import('./event-list/event-list-screen.tsx'),
    later: true,
    look: { chart: 'eventList', shape: 'eventCards', stages: STAGES, who: 'user' },
  },
  event: {
    path: '/events/:id',
    title: '이벤트',
    access: 'open',
    load: () => import('./event/event-screen.tsx'),
    later: true,
    look: { chart: 'eventDetail', shape: 'event', stages: NEVER_EMPTY, address: paths.event(1), who: 'user' },
  },
} satisfies Record<string, ScreenRow>;
