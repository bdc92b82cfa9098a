import { myActivities } from '#domain/rewards/activity.ts';
import { myLevel } from '#domain/rewards/level.ts';
import { ledger } from '../pages.ts';

export const levelDriver = ledger({
  flow: 'level',
  member: 'user',
  path: '/mypage/level',
  tabs: { summary: '등급 정보', history: '활동 내역' },
  summary: myLevel,
  history: myActivities,
});
