import { paths } from '#src/lib/paths.ts';
import { loadFrom, type ScreenRow } from '#src/lib/screen-row.ts';

const code = () => import('./screen-code.ts');

export const eventScreens = {
  events: {
    path: paths.events,
    also: ['/events'],
    title: '이벤트',
    access: 'open',
    load: loadFrom(code, 'events'),
  },
  event: {
    path: '/events/:id',
    title: '이벤트',
    access: 'open',
    load: loadFrom(code, 'event'),
  },
} satisfies Record<string, ScreenRow>;
