import { paths } from '#src/lib/paths.ts';
import type { ScreenRow } from '#src/lib/screen-row.ts';

const code = () => import('./screen-code.ts');

export const eventScreens = {
  events: {
    path: paths.events,
    also: ['/events'],
    title: '이벤트',
    access: 'open',
    load: () => code().then(({ events }) => events()),
  },
  event: {
    path: '/events/:id',
    title: '이벤트',
    access: 'open',
    load: () => code().then(({ event }) => event()),
  },
} satisfies Record<string, ScreenRow>;
