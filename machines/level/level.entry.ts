import { done, failed, type RegistryEntry } from '../kit/entry.ts';
import { samplePage } from '../kit/paged.entry.ts';
import { levelMachine } from './level.machine.ts';

const info = {
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
const rows = [row, { ...row, activityId: 2, description: '리뷰를 썼어요', pointsEarned: 10 }];
const history = { items: rows, page: 0, totalPages: 2, totalElements: 12 };
const empty = samplePage([]);
const error = new Error('등급 정보를 불러오는데 실패했습니다');

const toHistory = { type: 'tab.selected', tab: 'history' } as const;
const toInfo = { type: 'tab.selected', tab: 'info' } as const;
const toSecond = { type: 'page.changed', page: 1 } as const;

export const levelEntry: RegistryEntry = {
  title: '등급과 활동',
  group: '회원',
  machine: levelMachine,
  ports: { info: { done: info, error, empty: beginner }, history: { done: history, error, empty } },
  events: [toHistory, toInfo, toSecond, { type: 'screen.retried' }],
  walkthroughs: [
    {
      name: '등급을 보고 활동 내역 2쪽으로',
      steps: [done('info', info), done('history', history), toHistory, toSecond],
    },
    {
      name: '등급 정보만 실패하고 다시 시도',
      steps: [failed('info', error), done('history', empty), { type: 'screen.retried' }, done('info', info)],
    },
  ],
};
