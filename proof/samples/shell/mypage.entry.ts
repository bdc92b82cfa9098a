import type { AnyStateMachine } from 'xstate';
import { NO_FEEDS } from '#domain/community/feed-list.ts';
import {
  mypageBadgesMachine,
  mypageCouponsMachine,
  mypageFeedsMachine,
  mypageLevelMachine,
  mypageOrdersMachine,
  mypagePointsMachine,
} from '#machines/shell/mypage.machines.ts';
import { done, type RegistryEntry } from '../../entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';

const error = new Error('정보를 불러오는데 실패했습니다');

const figure = (title: string, machine: AnyStateMachine, value: unknown): RegistryEntry =>
  resourceEntry({ title, group: '회원', machine, load: { done: value, error } });

/**
 * Registry entry of the chart of the order figures on the member's own page: sample data and labels
 * for tests, diagrams and the inspector.
 */
export const mypageOrdersEntry = figure('마이페이지 주문', mypageOrdersMachine, {
  ordered: 1,
  shipped: 2,
  toConfirm: 0,
});
/**
 * Registry entry of the chart of the coupon count on the member's own page: sample data and labels
 * for tests, diagrams and the inspector.
 */
export const mypageCouponsEntry = figure('마이페이지 쿠폰', mypageCouponsMachine, 2);
/**
 * Registry entry of the chart of the point balance on the member's own page: sample data and labels
 * for tests, diagrams and the inspector.
 */
export const mypagePointsEntry = figure('마이페이지 적립 포인트', mypagePointsMachine, {
  currentPoints: 1_200,
  totalEarnedPoints: 3_000,
  totalUsedPoints: 1_500,
  totalExpiredPoints: 300,
});
/**
 * Registry entry of the chart of the level on the member's own page: sample data and labels for
 * tests, diagrams and the inspector.
 */
export const mypageLevelEntry = figure('마이페이지 등급', mypageLevelMachine, {
  levelEmoji: '🥇',
  levelDisplayName: 'Lv.3 🥇 골드',
  totalPoints: 400,
  userRank: 2,
  pointsToNextLevel: 200,
  levelProgress: 33,
  currentLevel: { levelId: 3, levelName: '골드' },
});
/**
 * Registry entry of the chart of the badges on the member's own page: sample data and labels for
 * tests, diagrams and the inspector.
 */
export const mypageBadgesEntry = figure('마이페이지 뱃지', mypageBadgesMachine, {
  badges: [],
  progress: [],
  nextBadgeType: null,
  totalCount: 0,
  displayedCount: 0,
});
const feeds = { totalCount: 3, dailyCount: 2, eventCount: 1, rankingCount: 0 };
/**
 * Registry entry of the chart of the feed count on the member's own page: sample data and labels
 * for tests, diagrams and the inspector.
 */
export const mypageFeedsEntry = resourceEntry({
  title: '마이페이지 착화 피드',
  group: '회원',
  machine: mypageFeedsMachine,
  load: { done: feeds, error, otherDone: [NO_FEEDS] },
  walkthroughs: [
    { name: '피드 수 보기', steps: [done('load', feeds)] },
    { name: '세지 못하면 0', steps: [done('load', NO_FEEDS)] },
  ],
});
