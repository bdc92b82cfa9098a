import type { AnyStateMachine } from 'xstate';
import { NO_FEEDS } from '#domain/community/feed-list.ts';
import { myBadges } from '#domain/rewards/badge.ts';
import { myLevel } from '#domain/rewards/level.ts';
import { pointBalance } from '#domain/rewards/points.ts';
import { listCoupons } from '#domain/trade/coupons/coupon.ts';
import { countOrders } from '#domain/trade/orders/order.ts';
import {
  mypageBadgesMachine,
  mypageCouponsMachine,
  mypageFeedsMachine,
  mypageLevelMachine,
  mypageOrdersMachine,
  mypagePointsMachine,
} from '#machines/shell/mypage.machines.ts';
import { done, type RegistryEntry } from '../entry.ts';
import { feedCountsOf, neverFails } from '../kit/member-acts.ts';
import { resource, resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

const error = new Error('정보를 불러오는데 실패했습니다');

const figure = (title: string, machine: AnyStateMachine, value: unknown): RegistryEntry =>
  resourceEntry({ title, group: '회원', machine, load: { done: value, error } });

const mypageOrdersEntry = figure('마이페이지 주문', mypageOrdersMachine, {
  ordered: 1,
  shipped: 2,
  toConfirm: 0,
});

const mypageCouponsEntry = figure('마이페이지 쿠폰', mypageCouponsMachine, 2);

const mypagePointsEntry = figure('마이페이지 적립 포인트', mypagePointsMachine, {
  currentPoints: 1_200,
  totalEarnedPoints: 3_000,
  totalUsedPoints: 1_500,
  totalExpiredPoints: 300,
});

const mypageLevelEntry = figure('마이페이지 등급', mypageLevelMachine, {
  levelEmoji: '🥇',
  levelDisplayName: 'Lv.3 🥇 골드',
  totalPoints: 400,
  userRank: 2,
  pointsToNextLevel: 200,
  levelProgress: 33,
  currentLevel: { levelId: 3, levelName: '골드' },
});

const mypageBadgesEntry = figure('마이페이지 뱃지', mypageBadgesMachine, {
  badges: [],
  progress: [],
  nextBadgeType: null,
  totalCount: 0,
  displayedCount: 0,
});

const feeds = { totalCount: 3, dailyCount: 2, eventCount: 1, rankingCount: 0 };

const mypageFeedsEntry = resourceEntry({
  title: '마이페이지 착화 피드',
  group: '회원',
  machine: mypageFeedsMachine,
  load: { done: feeds, error, otherDone: [NO_FEEDS] },
  walkthroughs: [
    { name: '피드 수 보기', steps: [done('load', feeds)] },
    { name: '세지 못하면 0', steps: [done('load', NO_FEEDS)] },
  ],
});

export const proofs: readonly Proof[] = [
  proof(mypageOrdersEntry, {
    about: '마이페이지에서 진행 중인 주문이 몇 건인지 봐요.',
    says: { load: '단계별 주문 수를 불러와요' },
    driver: resource('/mypage', { asks: [countOrders] }, 'user'),
  }),
  proof(mypageCouponsEntry, {
    about: '마이페이지에서 쓸 수 있는 쿠폰이 몇 장인지 봐요.',
    says: { load: '쓸 수 있는 쿠폰 수를 불러와요' },
    driver: resource('/mypage', { asks: [listCoupons] }, 'user'),
  }),
  proof(mypagePointsEntry, {
    about: '마이페이지에서 쓸 수 있는 포인트를 봐요.',
    says: { load: '포인트 잔액을 불러와요' },
    driver: resource('/mypage', { asks: [pointBalance] }, 'user'),
  }),
  proof(mypageLevelEntry, {
    about: '마이페이지에서 내 등급과 순위를 봐요.',
    says: { load: '등급과 순위를 불러와요' },
    driver: resource('/mypage', { asks: [myLevel] }, 'user'),
  }),
  proof(mypageBadgesEntry, {
    about: '마이페이지에서 내 뱃지가 몇 개인지 봐요.',
    says: { load: '뱃지를 불러와요' },
    driver: resource('/mypage', { asks: [myBadges] }, 'user'),
  }),
  proof(mypageFeedsEntry, {
    about: '마이페이지에서 내가 쓴 피드가 몇 개인지 봐요.',
    says: { load: '종류별 내 피드 수를 불러와요' },
    driver: feedCountsOf('/mypage', { 'screen.retried': neverFails }),
  }),
];
