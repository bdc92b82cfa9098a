import { describe, expect, it } from 'vitest';
import { TOPICS } from '#domain/policies/registry.ts';
import { contradictionsOf, type PolicyValues } from '#domain/trade/orders/policy-contradictions.ts';

/** The current policies with other values in one topic. */
const withOther = <T extends keyof PolicyValues>(
  topic: T,
  values: Partial<PolicyValues[T]>,
): PolicyValues => ({
  ...TOPICS,
  [topic]: { ...TOPICS[topic], ...values },
});

const BROKEN: readonly (readonly [policies: PolicyValues, says: string])[] = [
  [withOther('returns', { RETURN_DAYS: 8 }), 'RETURN_DAYS is above CONFIRM_DAYS'],
  [
    withOther('returns', { RETURN_DAYS: 29, CONFIRM_DAYS: 29, DEFECT_MONTHS: 1 }),
    'RETURN_DAYS is above DEFECT',
  ],
  [withOther('records', { CONTACT_DAYS: 6 }), 'CONTACT_DAYS is below RETURN_DAYS'],
  [withOther('returns', { CHECK_DAYS: 4 }), 'CHECK_DAYS is above REFUND_DAYS'],
  [withOther('returns', { PICKUP_CHOICES: 0 }), 'PICKUP_CHOICES is below one'],
  [withOther('delivery', { FREE_DELIVERY_FROM: -1 }), 'FREE_DELIVERY_FROM is below zero'],
  [withOther('delivery', { DELIVERY_FEE: -1 }), 'DELIVERY_FEE is below zero'],
  [withOther('delivery', { CUT_OFF_HOUR: 25 }), 'CUT_OFF_HOUR'],
  [withOther('late-delivery', { BUYER_CANCEL_DAYS: 8 }), 'BUYER_CANCEL_DAYS is above SHOP_CANCEL_DAYS'],
  [withOther('delivery', { TRACKED_DAYS: 1 }), 'TRACKED_DAYS is below COURIER_DAYS'],
  [withOther('reminders', { REVIEW_REMINDER_DAYS: { from: 3, until: 3 } }), 'REVIEW_REMINDER_DAYS'],
  [withOther('points', { DAILY_POINT_DAYS: { usual: 367, most: 366 } }), 'DAILY_POINT_DAYS'],
  [withOther('points', { MOST_POINTS_PERCENT: 101 }), 'MOST_POINTS_PERCENT'],
  [withOther('points', { POINT_UNIT: 0 }), 'POINT_UNIT'],
  [withOther('points', { EARN: { stepWon: 0, points: 50 } }), 'the step of EARN'],
  [withOther('points', { EARN: { stepWon: 10_000, points: -1 } }), 'the points of EARN'],
  [withOther('points', { EXPIRING_DAYS: 366 }), 'EXPIRING_DAYS is above POINT_YEARS'],
  [withOther('points', { COMMENTS_A_DAY: { comments: 4, feeds: 5 } }), 'COMMENTS_A_DAY'],
  [withOther('orders', { HOLD_MINUTES: 0 }), 'HOLD_MINUTES'],
  [withOther('orders', { MIN_QUANTITY: 6 }), 'MIN_QUANTITY is above MAX_QUANTITY'],
  [withOther('selling', { GOODS_PRICE: { least: 2, most: 1 } }), 'GOODS_PRICE'],
  [withOther('selling', { GOODS_DISCOUNT: { least: 91, most: 90 } }), 'GOODS_DISCOUNT'],
  [withOther('selling', { MIN_STOCK: 1_000_000 }), 'MIN_STOCK is above MAX_STOCK'],
  [withOther('selling', { LEAST_FEE: 3_001 }), 'LEAST_FEE is above MOST_FEE'],
  [withOther('moderation', { MAX_SANCTION_DAYS: 29 }), 'USUAL_SANCTION_DAYS'],
];

describe('contradictionsOf', () => {
  it('is empty for the present policies', () => expect(contradictionsOf(TOPICS)).toEqual([]));

  it.each(BROKEN.map(([policies, says]) => [says, policies] as const))('reports %s', (says, policies) => {
    const found = contradictionsOf(policies);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(says);
  });

  it.each([
    withOther('returns', { CONFIRM_DAYS: 8 }),
    withOther('delivery', { FREE_DELIVERY_FROM: 0, DELIVERY_FEE: 0 }),
    withOther('points', { MOST_POINTS_PERCENT: 100 }),
    withOther('late-delivery', { BUYER_CANCEL_DAYS: 7 }),
  ])('is empty for values at a limit', (policies) => expect(contradictionsOf(policies)).toEqual([]));
});
