import { paths } from '#src/lib/navigation/paths.ts';
import { screensOf } from '#src/lib/navigation/screen-row.ts';

const code = () => import('./screen-code.ts');

/** Address, title and access of event list and event page. */
export const eventScreens = screensOf(code, {
  events: {
    path: paths.events,
    also: ['/events'],
    title: '이벤트',
    access: 'open',
  },
  event: {
    path: '/events/:id',
    title: '이벤트',
    access: 'open',
  },
});
