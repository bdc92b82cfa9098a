import { levelMachine } from '#machines/rewards/level.machine.ts';
import type { RegistryEntry } from '../../entry.ts';
import { ledgerEntry } from '../kit/ledger.entry.ts';
import { rankingEntry } from './ranking.entry.ts';

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

/**
 * Registry entries of the charts of the member's level and the ranking: sample data and labels for tests,
 * drawings and the inspector.
 */
export const levelEntries: readonly RegistryEntry[] = [level, rankingEntry];
