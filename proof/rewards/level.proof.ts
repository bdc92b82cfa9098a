import { myActivities } from '#domain/rewards/activity.ts';
import { myLevel } from '#domain/rewards/level.ts';
import { levelMachine } from '#machines/rewards/level.machine.ts';
import { ledger, ledgerEntry } from '../kit/ledger.ts';
import { type Proof, proof } from '../page.ts';

const golden = {
  levelEmoji: '🥇',
  levelDisplayName: 'Lv.3 🥇 골드',
  rewardDescription: '5% 할인',
  pointsToNextLevel: 200,
  levelProgress: 33.3,
  totalPoints: 400,
  userRank: 2,
  currentLevel: { levelId: 3 },
};

const beginner = {
  levelEmoji: '🥉',
  levelDisplayName: 'Lv.1 🥉 브론즈',
  rewardDescription: '활동을 시작해 보세요',
  pointsToNextLevel: 100,
  levelProgress: 0,
  totalPoints: 0,
  userRank: 41,
  currentLevel: { levelId: 1 },
};

const row = {
  activityId: 1,
  description: '댓글을 남겼어요',
  pointsEarned: 3,
  createdAt: '2026-11-20T00:00:00Z',
};

const level = ledgerEntry({
  title: '등급과 활동',
  group: '회원',
  machine: levelMachine,
  summary: { some: golden, none: beginner },
  rows: [row, { ...row, activityId: 2, description: '리뷰를 썼어요', pointsEarned: 10 }],
  error: new Error('등급 정보를 불러오는데 실패했습니다'),
});

export const proofs: readonly Proof[] = [
  proof(level, {
    about: '내 등급과 순위, 등급을 올린 활동을 봐요.',
    says: { summary: '등급과 순위를 불러와요', history: '활동 내역 한 쪽을 불러와요' },
    driver: ledger({
      member: 'user',
      path: '/mypage/level',
      tabs: { summary: '등급 정보', history: '활동 내역' },
      summary: myLevel,
      history: myActivities,
    }),
  }),
];
