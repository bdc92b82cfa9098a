import { ledgerEntry } from '../kit/ledger.entry.ts';
import { levelMachine } from './level.machine.ts';

export const levelEntry = ledgerEntry({
  title: '등급과 활동',
  group: '회원',
  machine: levelMachine,
  summary: {
    levelEmoji: '🥇',
    levelDisplayName: 'Lv.3 🥇 골드',
    rewardDescription: '5% 할인',
    pointsToNextLevel: 200,
    levelProgress: 33.3,
    totalPoints: 400,
    userRank: 2,
    currentLevel: { levelId: 3 },
  },
  row: { activityId: 1, description: '댓글을 남겼어요', pointsEarned: 3, createdAt: '2026-11-20T00:00:00Z' },
  error: new Error('등급 정보를 불러오는데 실패했습니다'),
});
