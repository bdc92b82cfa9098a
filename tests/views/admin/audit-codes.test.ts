import { expect, it } from 'vitest';
import { ACTIVITY_TYPES } from '#domain/admin/members/member-awards.ts';
import { MEMBER_SANCTION_STATUSES } from '#domain/admin/members/member-list.ts';
import { DECISIONS } from '#domain/admin/reports/decision.ts';
import { CASE_STATES } from '#domain/admin/reports/report-case.ts';
import { PUBLICATION_STATES, RESULT_STATES } from '#domain/events/event-states.ts';
import { REWARD_KINDS } from '#domain/events/reward.ts';
import { SANCTION_KINDS, SANCTION_REASONS } from '#domain/members/account/sanction.ts';
import { FEED_REWARD_STATES } from '#domain/rewards/feed-reward.ts';
import { REWARD_NAMES } from '#domain/rewards/reward-history.ts';
import { PRODUCT_STATES } from '#domain/seller/products/product-state.ts';
import { CAUSES } from '#domain/trade/claims/cancellation-reasons.ts';
import { CAMPAIGN_STATES, DISTRIBUTIONS } from '#domain/trade/coupons/coupon-campaign.ts';
import { CASH_RECEIPT_KINDS } from '#domain/trade/orders/cash-receipt.ts';
import { CLAIM_STATES, ORDER_STATUSES } from '#domain/trade/orders/order-lifecycle.ts';
import { detailValue } from '#src/areas/admin/audit/detail-codes.ts';

const WRITTEN: readonly (readonly [string, readonly string[]])[] = [
  ['CLAIM', CLAIM_STATES],
  ['ORDER', [...ORDER_STATUSES, ...CAUSES, ...CASH_RECEIPT_KINDS]],
  [
    'MEMBER',
    [
      ...MEMBER_SANCTION_STATUSES,
      ...SANCTION_KINDS,
      ...Object.keys(SANCTION_REASONS),
      'user',
      'seller',
      'admin',
    ],
  ],
  ['CASE', [...CASE_STATES, ...DECISIONS, ...SANCTION_KINDS]],
  ['EVENT', [...RESULT_STATES, ...PUBLICATION_STATES, ...REWARD_KINDS]],
  ['CAMPAIGN', [...CAMPAIGN_STATES, ...DISTRIBUTIONS]],
  ['POINTS', [...Object.keys(REWARD_NAMES), ...ACTIVITY_TYPES]],
  ['FEED_REWARD', FEED_REWARD_STATES],
  ['PRODUCT', PRODUCT_STATES],
];

it.each(WRITTEN)('codes in the details of an entry about %s are written in Korean', (target, codes) => {
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => !/[가-힣]/.test(detailValue(target, code)))).toEqual([]);
});

it('value of an audit detail is shown as a label, a moment in Korean time, or as it is', () => {
  expect(detailValue('CLAIM', 'COLLECTING')).toBe('수거 중');
  expect(detailValue('CASE', 'REJECTED')).toBe('문제 없음');
  expect(detailValue('CLAIM', 'REJECTED')).toBe('거절');
  expect(detailValue('POINTS', 'EVENT_REWARD_28')).toBe('이벤트 보상 28');
  expect(detailValue('MEMBER', '2026-11-12T22:38:06.677Z')).toBe('2026년 11월 13일 오전 7:38');
  expect(detailValue('ORDER', 12)).toBe('12');
});
