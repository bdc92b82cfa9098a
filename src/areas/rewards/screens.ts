import { paths } from '#src/lib/navigation/paths.ts';
import { STAGES } from '#src/lib/navigation/screen-preview.ts';
import type { ScreenRow } from '#src/lib/navigation/screen-row.ts';

/** Address, title and access of points, level, ranking and badges. */
export const rewardScreens = {
  points: {
    path: paths.points,
    title: '적립 포인트',
    access: 'login',
    load: () => import('./points/points-screen.tsx'),
    later: true,
    look: { chart: 'points', shape: 'reward', stages: STAGES, who: 'user' },
  },
  level: {
    path: paths.level,
    title: '등급과 활동',
    access: 'login',
    load: () => import('./levels/level-screen.tsx'),
    later: true,
    look: { chart: 'level', shape: 'reward', stages: STAGES, who: 'user' },
  },
  ranking: {
    path: '/mypage/level/ranking',
    title: '활동 순위',
    access: 'login',
    load: () => import('./ranking/ranking-screen.tsx'),
    later: true,
    look: { chart: 'ranking', shape: 'reward', stages: STAGES, who: 'user' },
  },
  badges: {
    path: paths.badges,
    title: '내 뱃지',
    access: 'login',
    load: () => import('./badges/badges-screen.tsx'),
    later: true,
    look: { chart: 'badges', shape: 'reward', stages: STAGES, who: 'user' },
  },
} satisfies Record<string, ScreenRow>;
