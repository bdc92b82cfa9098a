import { paths } from '#src/lib/navigation/paths.ts';
import { screensOf } from '#src/lib/navigation/screen-row.ts';

/** Module with the imports of screens that no server-rendered visit starts with. */
const code = () => import('./screen-code.ts');

/** Address, title and access of points, level, ranking and badges. */
export const rewardScreens = screensOf(code, {
  points: {
    path: paths.points,
    title: '적립 포인트',
    access: 'login',
  },
  level: {
    path: paths.level,
    title: '등급과 활동',
    access: 'login',
  },
  ranking: {
    path: '/mypage/level/ranking',
    title: '활동 순위',
    access: 'login',
  },
  badges: {
    path: paths.badges,
    title: '내 뱃지',
    access: 'login',
  },
});
