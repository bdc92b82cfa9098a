import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { pointsField } from '#domain/trade/cart/checkout.ts';
import {
  allPoints,
  bestCoupon,
  checkoutProblems,
  EMPTY_QUOTE,
  pointProblem,
  typedPoints,
  usablePoints,
  wishedReceipt,
} from '#domain/trade/cart/checkout-draft.ts';
import { isShippingTo, NO_SHIPPING, shippingTo } from '#domain/trade/orders/shipping.ts';

const limits = { pointBalance: 3_000, mostPoints: 1_200 };
const shipping = {
  ...NO_SHIPPING,
  recipientName: '김하루',
  recipientPhone: '01012345678',
  postalCode: '04524',
  deliveryAddress: '서울 중구 세종대로 110',
  deliveryDetailAddress: '',
  deliveryMessage: '문 앞에 놓아 주세요',
};

describe('typedPoints', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['1,200', 1_200],
    ['1,000,000', 1_000_000],
    [' 300 ', 300],
    ['x', Number.NaN],
  ])('reads %j as %d', (text, points) => expect(typedPoints(text)).toBe(points));

  it.each([
    ['', null, 0],
    ['1,200', null, 1_200],
    ['1100', null, 1_100],
    ['1300', '이 주문에는 1,200포인트까지 쓸 수 있어요.', 0],
    ['150', '포인트는 100포인트 단위로만 사용할 수 있습니다.', 0],
    ['-100', '포인트는 0 이상이어야 합니다.', 0],
    ['백', '포인트는 0 이상이어야 합니다.', 0],
    ['3100', '사용 가능한 포인트가 부족합니다.', 0],
  ])('pointProblem of %j: %s', (text, sentence, usable) => {
    expect(pointProblem(text, limits)).toBe(sentence);
    expect(usablePoints(text, limits)).toBe(usable);
  });

  it('allPoints is the highest multiple of 100 that the order accepts', () => {
    expect([1_200, 1_299, 99, 0].map((mostPoints) => allPoints({ ...limits, mostPoints }))).toEqual([
      '1200',
      '1200',
      '0',
      '0',
    ]);
  });
});

describe('checkoutProblems', () => {
  const choices = {
    ...shipping,
    points: '',
    agreed: true,
    method: '무통장입금',
    receiptKind: '',
    receiptNumber: '',
  };

  it('has one at the number of a wished cash receipt, and none of a receipt for another method', () => {
    const wished = { ...choices, receiptKind: 'BUSINESS', receiptNumber: '220-81-62518' };
    expect(checkoutProblems(wished, limits)).toEqual([
      { field: 'receiptNumber', message: '사업자등록번호가 맞지 않아요. 다시 확인해 주세요.' },
    ]);
    expect(checkoutProblems({ ...wished, receiptNumber: '220-81-62517' }, limits)).toEqual([]);
    expect(checkoutProblems({ ...wished, method: '카드' }, limits)).toEqual([]);
    expect(wishedReceipt({ ...wished, method: '카드' })).toBeNull();
  });

  it('is empty for a valid order', () =>
    expect(checkoutProblems({ ...choices, points: '100', agreed: true }, limits)).toEqual([]));

  it('lists the problem of each field', () =>
    expect(
      checkoutProblems(
        { ...choices, recipientName: '', postalCode: '123', points: '50', agreed: false },
        limits,
      ),
    ).toEqual([
      { field: 'recipientName', message: '받는 분을 입력해 주세요.' },
      { field: 'postalCode', message: '우편번호는 숫자 5자리예요.' },
      { field: 'points', message: '포인트는 100포인트 단위로만 사용할 수 있습니다.' },
      { field: 'agreed', message: '주문 내용을 확인하고 동의해 주세요.' },
    ]));

  it('shippingTo a saved address keeps the typed delivery request', () =>
    expect(
      shippingTo({
        id: 4,
        recipientName: '박바다',
        recipientPhone: '010-9999-8888',
        zipCode: '48058',
        addressLine1: '부산 해운대구 센텀중앙로 79',
        addressLine2: '101호',
        isDefault: true,
      }),
    ).toEqual({
      recipientName: '박바다',
      recipientPhone: '010-9999-8888',
      postalCode: '48058',
      deliveryAddress: '부산 해운대구 센텀중앙로 79',
      deliveryDetailAddress: '101호',
    }));

  it('an empty quote costs nothing', () => {
    const { lines, adjustments, coupons, couponId, paymentMethods, ...figures } = EMPTY_QUOTE;
    expect([lines, adjustments, coupons, couponId, paymentMethods]).toEqual([[], [], [], null, []]);
    expect(new Set(Object.values(figures))).toEqual(new Set([0]));
  });
});

describe('pointsField', () => {
  it.each([
    [undefined, 0],
    [0, 0],
    [100, 100],
    [123_400, 123_400],
  ])('reads %j as %i', (given, points) => expect(v.parse(pointsField, given)).toBe(points));

  it.each([
    [150, '포인트는 100포인트 단위로만 사용할 수 있습니다.'],
    [-100, '포인트는 0 이상이어야 합니다.'],
    [100.5, '포인트를 숫자로 입력해 주세요.'],
    ['100', '포인트를 숫자로 입력해 주세요.'],
  ])('refuses %j with one problem: %s', (given, message) =>
    expect(problemsOf(pointsField, given)).toEqual([{ field: '', message }]),
  );
});

describe('bestCoupon', () => {
  const coupon = (couponId: number, discount: number, refusal: string | null = null) => ({
    couponId,
    discount,
    refusal,
    name: `쿠폰 ${couponId}`,
    expiresAt: '2026-12-01T00:00:00.000Z',
  });

  it.each([
    ['none where there is none', [], null],
    ['none that is refused', [coupon(1, 9_000, '20만 원부터 쓸 수 있어요.')], null],
    ['none that takes nothing off', [coupon(1, 0)], null],
    ['the one that takes off most', [coupon(1, 3_000), coupon(2, 5_000), coupon(3, 9_000, '기간')], 2],
    ['the first of equals', [coupon(4, 5_000), coupon(5, 5_000)], 4],
  ])('is %s', (_, coupons, best) => expect(bestCoupon({ coupons })?.couponId ?? null).toBe(best));
});

describe('isShippingTo', () => {
  const address = {
    id: 1,
    recipientName: '김하루',
    recipientPhone: '010-1234-5678',
    zipCode: '04524',
    addressLine1: '서울 중구 세종대로 110',
    addressLine2: '3층',
    isDefault: true,
  };
  const chosen = { ...NO_SHIPPING, ...shippingTo(address), deliveryMessage: '문 앞에 놓아 주세요' };

  it('is true for any delivery request', () => expect(isShippingTo(address, chosen)).toBe(true));

  it.each([
    'recipientName',
    'recipientPhone',
    'postalCode',
    'deliveryAddress',
    'deliveryDetailAddress',
  ] as const)('is false after a change of %s', (field) =>
    expect(isShippingTo(address, { ...chosen, [field]: '다른 것' })).toBe(false),
  );
});
