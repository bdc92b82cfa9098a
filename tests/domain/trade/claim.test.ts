import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { CLAIM_REASONS } from '#domain/trade/claims/cancellation-reasons.ts';
import { claimForm, isSellersFault } from '#domain/trade/claims/claim.ts';
import {
  couponCodeField,
  couponDiscount,
  couponStatusOf,
  issueCoupon,
} from '#domain/trade/coupons/coupon.ts';
import { createOrder } from '#domain/trade/orders/order-endpoints.ts';
import { orderStatusOf } from '#domain/trade/orders/order-lifecycle.ts';
import { claimWindowOf, daysAfter } from '#domain/trade/orders/order-rules.ts';
import { PRESENT_TERMS } from '#domain/trade/orders/order-terms.ts';

it('isSellersFault is true for a defect and a wrong product', () =>
  expect(CLAIM_REASONS.filter(isSellersFault)).toEqual(['DEFECT', 'WRONG_ITEM']));

describe('claimForm and claim rules', () => {
  const base = { orderItemId: 3, type: 'RETURN', reason: 'SIZE' };
  it('use blank text and no new option by default', () =>
    expect(v.parse(claimForm, base)).toEqual({
      ...base,
      detail: '',
      newOptionId: null,
      method: null,
      pickupOn: null,
      pickupPlace: '',
      isPrepaid: false,
      quantity: null,
    }));

  it.each([
    [{ ...base, type: 'EXCHANGE' }, 'newOptionId', '바꿀 사이즈를 골라 주세요.'],
    [{ ...base, type: 'REFUND' }, 'type', '반품과 교환 중에서 골라 주세요.'],
    [{ ...base, method: 'PICKUP' }, 'pickupOn', '수거할 날을 골라 주세요.'],
    [{ ...base, reason: 'NONE' }, 'reason', '사유를 골라 주세요.'],
    [{ ...base, detail: '가'.repeat(501) }, 'detail', '자세한 내용은 500자까지 입력할 수 있어요.'],
  ])('refuse %j', (form, field, message) =>
    expect(problemsOf(claimForm, form)).toEqual([{ field, message }]),
  );

  it('claimWindowOf is open for seven days, then for defects only, then closed', () => {
    const at = new Date('2026-11-01T09:00:00.000Z');
    const times = ['2026-11-08T14:59:59.999Z', '2026-11-08T15:00:00.000Z', '2027-02-01T08:59:59.999Z'];
    const later = [...times, '2027-02-01T09:00:00.000Z'].map((time) => new Date(time));
    expect(later.map((now) => claimWindowOf(at, false, now, PRESENT_TERMS))).toEqual([
      'open',
      'defectOnly',
      'defectOnly',
      'closed',
    ]);
    expect(later.map((now) => claimWindowOf(at, true, now, PRESENT_TERMS))).toEqual([
      'defectOnly',
      'defectOnly',
      'defectOnly',
      'closed',
    ]);
    expect(daysAfter(at, -1)).toEqual(new Date('2026-10-31T09:00:00.000Z'));
  });

  it('orderStatusOf is that of the least advanced line', () => {
    expect(orderStatusOf(['DELIVERED', 'SHIPPED', 'CANCELLED'])).toBe('SHIPPED');
    expect(orderStatusOf([])).toBe('CANCELLED');
  });
});

describe('coupon', () => {
  const terms = { freeShipping: false, minOrderAmount: 0, maxDiscountAmount: null };
  it.each([
    ['FIXED_DISCOUNT', 5_000, null, 4_000, 4_000],
    ['FIXED_DISCOUNT', 5_000, 3_000, 9_000, 3_000],
    ['FIXED_DISCOUNT', -5_000, null, 9_000, 0],
    ['RATE_DISCOUNT', 50, 3_000, 5_999, 2_999],
    ['RATE_DISCOUNT', 50, 3_000, 6_001, 3_000],
    ['RATE_DISCOUNT', 200, null, 5_000, 5_000],
  ] as const)(
    '%s %i, at most %s, takes off %i won order %i',
    (discountType, discountValue, most, goods, off) =>
      expect(couponDiscount({ ...terms, discountType, discountValue, maxDiscountAmount: most }, goods)).toBe(
        off,
      ),
  );

  it('couponStatusOf a used coupon stays USED after it has expired', () => {
    const [early, late] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-09T00:00:00Z')];
    expect(couponStatusOf(early, early, late)).toBe('USED');
    expect(couponStatusOf(null, late, early)).toBe('ACTIVE');
  });

  it.each([
    [' welcome-10 ', 'WELCOME-10'],
    ['ABCD', 'ABCD'],
    ['A_1-'.repeat(15), 'A_1-'.repeat(15)],
  ])('couponCodeField reads %j as %s', (typed, code) => expect(v.parse(couponCodeField, typed)).toBe(code));
  it.each(['ABC', 'A'.repeat(61), 'ABC D', '쿠폰코드', ''])('couponCodeField refuses %j', (typed) =>
    expect(problemsOf(couponCodeField, typed)).toEqual([
      { field: '', message: '쿠폰 코드는 영문과 숫자 4자 이상이에요.' },
    ]),
  );

  const rate = (discountValue: number) =>
    v.safeParse(issueCoupon.body, {
      email: 'user@sinbaljang.test',
      couponCode: 'SOME-CODE',
      couponName: '시험',
      discountType: 'RATE_DISCOUNT',
      discountValue,
      expiresAt: '2027-01-01T00:00:00.000Z',
    });
  it.each([
    [1, true],
    [100, true],
    [101, false],
    [0, false],
    [0.5, true],
    [2.5, false],
  ])('issueCoupon with %d percent: %s', (percent, may) => expect(rate(percent).success).toBe(may));
});

it('createOrder accepts a card number with spaces and dashes and removes them', () => {
  const { cardNumber, cardExpiry, cardCvc } = createOrder.body.entries;
  expect(v.parse(cardNumber, '1234-5678 9012-3456')).toBe('1234567890123456');
  expect([v.parse(cardNumber, ''), v.parse(cardNumber, null)]).toEqual(['', null]);
  for (const text of ['123456789', '12345678901234567890', '1234x56789'])
    expect(problemsOf(cardNumber, text)).toEqual([{ field: '', message: '카드 번호를 확인해 주세요.' }]);
  expect(['12/27', '1227', '', '1/27', '12//27'].map((text) => v.is(cardExpiry, text))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(['123', '', '12', '1234'].map((text) => v.is(cardCvc, text))).toEqual([true, true, false, false]);
});
