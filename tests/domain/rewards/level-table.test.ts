import { expect, it } from 'vitest';
import { DISCOUNT_TYPES } from '#domain/kit/pricing/pricing.ts';
import { DELIVERY_FEE, FREE_DELIVERY_FROM, TEST_COURIER_DAYS } from '#domain/policies/delivery.ts';
import { HOLD_MINUTES, MAX_UNPAID_ORDERS } from '#domain/policies/orders.ts';
import { ACTIVITY_POINTS, EARN, MOST_POINTS_PERCENT, REVIEW_POINTS } from '#domain/policies/points.ts';
import { DEFECT_MONTHS, RETURN_DAYS } from '#domain/policies/returns.ts';
import { LEVELS } from '#domain/rewards/level.ts';
import { ORDER_STATUSES, UNPAID_STATUSES } from '#domain/trade/orders/order-lifecycle.ts';

it('LEVELS have the benefits of the specification', () =>
  expect(
    LEVELS.map((level) => [
      level.levelId,
      level.levelName,
      level.minPointsRequired,
      level.discountRate,
      level.emoji,
      level.rewardDescription,
    ]),
  ).toEqual([
    [1, '브론즈', 0, 0, '🥉', '활동을 시작해 보세요'],
    [2, '실버', 100, 2, '🥈', '2% 할인'],
    [3, '골드', 300, 5, '🥇', '5% 할인'],
    [4, '플래티넘', 600, 8, '💎', '8% 할인'],
    [5, 'VIP', 1_000, 10, '👑', '10% 할인'],
    [6, 'VVIP', 2_000, 15, '⭐', '15% 할인'],
    [7, '다이아몬드', 3_000, 18, '💍', '18% 할인과 무료 배송'],
    [8, '마스터', 5_000, 20, '🎯', '20% 할인과 무료 배송'],
    [9, '레전드', 8_000, 25, '⚡', '25% 할인과 무료 배송'],
    [10, '신화', 15_000, 30, '✨', '30% 할인과 무료 배송'],
  ]));

it('ACTIVITY_POINTS and EARN have the points of the specification', () =>
  expect(ACTIVITY_POINTS).toEqual({
    FEED_CREATION: 5,
    FEED_LIKE_RECEIVED: 1,
    FEED_LIKES_MILESTONE: 2,
    EVENT_FEED_PARTICIPATION: 2,
    COMMENT_DAILY_ACHIEVEMENT: 1,
    DIVERSE_PRODUCT_FEED: 0,
    VOTE_PARTICIPATION: 1,
    COMMENT_CREATION: 3,
    COMMENT_LIKE_RECEIVED: 1,
    REVIEW_CREATION: 10,
    REVIEW_LIKE_RECEIVED: 1,
    PURCHASE_COMPLETION: 5,
    EVENT_PARTICIPATION: 2,
    EVENT_WINNER: 50,
    SNS_SHARING: 3,
    SNS_VERIFICATION: 20,
    USER_REFERRAL: 15,
    REFERRAL_PURCHASE: 10,
  }));

it('shop constants have the won, points, days and minutes of the specification', () => {
  expect([DELIVERY_FEE, FREE_DELIVERY_FROM]).toEqual([3_000, 50_000]);
  expect([EARN, MOST_POINTS_PERCENT]).toEqual([{ stepWon: 10_000, points: 50 }, 10]);
  expect([RETURN_DAYS, DEFECT_MONTHS, TEST_COURIER_DAYS]).toEqual([7, 3, 2]);
  expect([HOLD_MINUTES, MAX_UNPAID_ORDERS]).toEqual([15, 5]);
  expect(REVIEW_POINTS).toBe(100);
});

it('enums have the values of the API', () => {
  expect(ORDER_STATUSES).toEqual(['ORDERED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED']);
  expect(UNPAID_STATUSES).toEqual(['PENDING', 'EXPIRED']);
  expect(DISCOUNT_TYPES).toEqual(['NONE', 'FIXED_DISCOUNT', 'RATE_DISCOUNT']);
});
