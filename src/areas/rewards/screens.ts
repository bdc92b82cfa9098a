import { paths } from '#src/lib/paths.ts';
import type { ScreenRow } from '#src/lib/screen-row.ts';

export const rewardScreens = {
  points: {
    path: paths.points,
    title: '적립 포인트',
    access: 'login',
    load: () => import('./points-screen.tsx'),
  },
  level: {
    path: paths.level,
    title: '등급과 활동',
    access: 'login',
    load: () => import('./level-screen.tsx'),
  },
  badges: {
    path: paths.badges,
    title: '내 뱃지',
    access: 'login',
    load: () => import('./badges-screen.tsx'),
  },
} satisfies Record<string, ScreenRow>;
