// Size: all money rules of one order.
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addressForm, formatPhone } from '#domain/members/account/address.ts';
import { LEVELS } from '#domain/rewards/level.ts';
import { NO_BENEFITS } from '#domain/rewards/level-benefits.ts';
import { type CartItem, cartTotals, isOrderable, noticesOf } from '#domain/trade/cart/cart.ts';
import { pointsEarnedBy } from '#domain/trade/cart/earned-points.ts';
import { prorate } from '#domain/trade/cart/proration.ts';
import { mostPoints, quoteOrder } from '#domain/trade/cart/quote.ts';
import { claimForm } from '#domain/trade/claims/claim.ts';
import { paidFor, refundOf } from '#domain/trade/claims/refund.ts';
import { couponDiscount, couponStatusOf, type PayableCoupon } from '#domain/trade/coupons/coupon.ts';
import { mayMove, ORDER_STATUSES, orderStatusOf } from '#domain/trade/orders/order-lifecycle.ts';
import { claimWindowOf, returnEnd } from '#domain/trade/orders/order-rules.ts';
import { PRESENT_TERMS } from '#domain/trade/orders/order-terms.ts';

const fixed = (discountValue: number, change: Partial<PayableCoupon> = {}): PayableCoupon => ({
  discountType: 'FIXED_DISCOUNT',
  discountValue,
  freeShipping: false,
  minOrderAmount: 0,
  maxDiscountAmount: null,
  storeId: null,
  ...change,
});

describe('prorate', () => {
  it('adds up and exceeds no weight by more than rounding', () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(weights, fc.nat(1_000), (parts, permille) => {
        const sum = parts.reduce((a, b) => a + b, 0);
        const total = Math.floor((sum * permille) / 1_000);
        const shares = prorate(total, parts);
        expect(shares.reduce((a, b) => a + b, 0)).toBe(total);
        for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(parts[index] ?? 0);
      }),
    );
  });
});

describe('quoteOrder', () => {
  const line = fc.record({
    price: fc.integer({ min: 1_000, max: 400_000 }),
    off: fc.integer({ min: 0, max: 90 }),
    quantity: fc.integer({ min: 1, max: 5 }),
  });
  const orders = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    benefits: fc.constantFrom(...LEVELS),
    coupon: fc.option(
      fc.record({
        rate: fc.boolean(),
        value: fc.integer({ min: 0, max: 90_000 }),
        free: fc.boolean(),
        least: fc.nat(300_000),
      }),
    ),
    balance: fc.nat(100_000),
    points: fc.nat(1_000).map((n) => n * 100),
  });
  const priced = ({
    lines,
    benefits,
    coupon,
    balance,
    points,
  }: typeof orders extends fc.Arbitrary<infer T> ? T : never) => {
    const input = {
      lines: lines.map(({ price, off, quantity }) => ({
        price,
        discountPrice: Math.round((price * (100 - off)) / 100),
        quantity,
      })),
      benefits,
      coupon: coupon
        ? fixed(coupon.rate ? 1 + (coupon.value % 99) : coupon.value, {
            discountType: coupon.rate ? 'RATE_DISCOUNT' : 'FIXED_DISCOUNT',
            freeShipping: coupon.free,
            minOrderAmount: coupon.least,
          })
        : null,
    };
    const bare = quoteOrder({ ...input, points: 0 });
    const most = mostPoints(bare.goodsTotal, bare.finalPrice - bare.deliveryFee, balance);
    return { most, input, quote: quoteOrder({ ...input, points: Math.min(points, most) }) };
  };

  it('is never negative, and its parts add up', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { quote, most } = priced(order);
        expect(quote.finalPrice).toBe(
          quote.goodsTotal -
            quote.levelDiscount -
            quote.couponDiscount -
            quote.usedPoints +
            quote.deliveryFee,
        );
        expect(quote.finalPrice).toBeGreaterThanOrEqual(0);
        expect(most % 100).toBe(0);
        expect(quote.usedPoints).toBeLessThanOrEqual(quote.goodsTotal / 10);
        const sums = quote.shares.reduce((a, b) => ({
          level: a.level + b.level,
          follower: a.follower + b.follower,
          coupon: a.coupon + b.coupon,
          points: a.points + b.points,
        }));
        expect(sums).toEqual({
          level: quote.levelDiscount,
          follower: quote.followerDiscount,
          coupon: quote.couponDiscount,
          points: quote.usedPoints,
        });
      }),
    );
  });

  it('refunds exactly what was paid, in whatever order lines are cancelled', () => {
    fc.assert(
      fc.property(orders, fc.infiniteStream(fc.nat()), (order, picks) => {
        const { quote, input } = priced(order);
        let left = input.lines.map((one, index) => ({
          unitPrice: one.discountPrice,
          quantity: one.quantity,
          levelShare: quote.shares[index]?.level ?? 0,
          followerShare: quote.shares[index]?.follower ?? 0,
          couponShare: quote.shares[index]?.coupon ?? 0,
          pointShare: quote.shares[index]?.points ?? 0,
        }));
        let [cash, points] = [0, 0];
        while (left.length > 0) {
          const at = (picks.next().value ?? 0) % left.length;
          const lines = left.slice(at, at + 1);
          expect(
            paidFor(
              lines[0] ??
                left[0] ?? {
                  unitPrice: 0,
                  quantity: 0,
                  levelShare: 0,
                  followerShare: 0,
                  couponShare: 0,
                  pointShare: 0,
                },
            ),
          ).toBeGreaterThanOrEqual(0);
          left = left.filter((_, index) => index !== at);
          const back = refundOf({
            lines,
            isLast: left.length === 0,
            hasCoupon: false,
            deliveryFee: quote.deliveryFee,
            cause: 'CANCEL',
          });
          cash += back.cash;
          points += back.points;
        }
        expect([cash, points]).toEqual([quote.finalPrice, quote.usedPoints]);
      }),
    );
  });

  it.each([
    [49_999, 3_000],
    [50_000, 0],
  ])('charges for delivery of %i won: %i', (price, delivery) => {
    const lines = [{ price, discountPrice: price, quantity: 1 }];
    expect(quoteOrder({ lines, benefits: NO_BENEFITS, coupon: null, points: 0 }).deliveryFee).toBe(delivery);
    expect(
      quoteOrder({ lines, benefits: NO_BENEFITS, coupon: fixed(0, { freeShipping: true }), points: 0 })
        .deliveryFee,
    ).toBe(0);
  });

  it.each([
    [9_999, 0],
    [10_000, 50],
    [129_000, 600],
  ])('%i won paid earn %i points', (paid, points) => expect(pointsEarnedBy(paid)).toBe(points));

  it.each([
    [100_000, 100_000, 5_000, 5_000],
    [100_000, 100_000, 50_000, 10_000],
    [100_900, 100_900, 50_000, 10_000],
    [100_000, 250, 50_000, 200],
    [100_000, 100_000, 99, 0],
  ])('mostPoints of goods %i with total %i and balance %i is %i', (goods, left, balance, most) =>
    expect(mostPoints(goods, left, balance)).toBe(most),
  );
});

describe('couponDiscount', () => {
  it.each([
    [fixed(5_000), 30_000, 5_000],
    [fixed(5_000), 3_000, 3_000],
    [fixed(5_000, { minOrderAmount: 50_000 }), 49_999, 0],
    [fixed(10, { discountType: 'RATE_DISCOUNT' }), 33_333, 3_333],
    [fixed(15, { discountType: 'RATE_DISCOUNT', maxDiscountAmount: 20_000 }), 300_000, 20_000],
  ])('%j takes off %i: %i', (terms, goods, off) => expect(couponDiscount(terms, goods)).toBe(off));

  it('couponStatusOf is active until the last moment', () => {
    const end = new Date('2026-11-21T00:00:00Z');
    expect(couponStatusOf(null, end, new Date(end.getTime() - 1))).toBe('ACTIVE');
    expect(couponStatusOf(null, end, end)).toBe('EXPIRED');
    expect(couponStatusOf(end, end, end)).toBe('USED');
  });
});

describe('refundOf', () => {
  const line = {
    unitPrice: 60_000,
    quantity: 1,
    levelShare: 0,
    followerShare: 0,
    couponShare: 0,
    pointShare: 1_000,
  };
  const whole = { lines: [line], isLast: true, hasCoupon: false };
  it.each([
    ['CANCEL', 3_000, { cash: 62_000, deliveryCharge: 0 }],
    ['CHANGE_OF_MIND', 3_000, { cash: 56_000, deliveryCharge: 3_000 }],
    ['CHANGE_OF_MIND', 0, { cash: 53_000, deliveryCharge: 6_000 }],
    ['DEFECT', 3_000, { cash: 62_000, deliveryCharge: 0 }],
  ] as const)('%s with a delivery fee of %i won', (cause, deliveryFee, expected) =>
    expect(refundOf({ ...whole, deliveryFee, cause })).toMatchObject({
      ...expected,
      points: 1_000,
    }),
  );

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])('returns the coupon with the last line (%s) of an order that used one (%s)', (isLast, hasCoupon, back) =>
    expect(refundOf({ ...whole, isLast, hasCoupon, deliveryFee: 0, cause: 'CANCEL' }).couponRestored).toBe(
      back,
    ),
  );

  it('never charges the buyer more than the refund', () => {
    const cheap = { ...line, unitPrice: 2_000, pointShare: 0 };
    expect(refundOf({ ...whole, lines: [cheap], deliveryFee: 0, cause: 'CHANGE_OF_MIND' })).toMatchObject({
      cash: 0,
      deliveryCharge: 2_000,
    });
  });
});

describe('order states', () => {
  it('mayMove allows exactly the steps of the table', () => {
    const allowed = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.flatMap((to) =>
        (['buyer', 'seller', 'admin'] as const)
          .filter((mover) => mayMove(mover, from, to))
          .map((mover) => `${mover}: ${from} > ${to}`),
      ),
    );
    expect(allowed).toEqual([
      'seller: ORDERED > SHIPPED',
      'buyer: ORDERED > CANCELLED',
      'seller: ORDERED > CANCELLED',
      'seller: SHIPPED > DELIVERED',
      'buyer: SHIPPED > CANCELLED',
      'seller: DELIVERED > RETURNED',
    ]);
  });

  it.each([
    [['ORDERED', 'DELIVERED'], 'ORDERED'],
    [['CANCELLED', 'SHIPPED'], 'SHIPPED'],
    [['DELIVERED', 'RETURNED'], 'DELIVERED'],
    [['CANCELLED', 'RETURNED'], 'RETURNED'],
    [['CANCELLED'], 'CANCELLED'],
  ])('orderStatusOf %j is %s', (lines, status) => expect(orderStatusOf(lines)).toBe(status));

  it('claimWindowOf closes after the days or after confirmation', () => {
    const at = new Date('2026-11-01T00:00:00Z');
    expect(claimWindowOf(null, false, at, PRESENT_TERMS)).toBe('closed');
    expect(
      claimWindowOf(at, false, new Date(returnEnd(at, PRESENT_TERMS).getTime() - 1), PRESENT_TERMS),
    ).toBe('open');
    expect(claimWindowOf(at, false, returnEnd(at, PRESENT_TERMS), PRESENT_TERMS)).toBe('defectOnly');
    expect(claimWindowOf(at, true, at, PRESENT_TERMS)).toBe('defectOnly');
    expect(claimWindowOf(at, false, new Date('2027-01-31T23:59:59.999Z'), PRESENT_TERMS)).toBe('defectOnly');
    expect(claimWindowOf(at, false, new Date('2027-02-01T00:00:00Z'), PRESENT_TERMS)).toBe('closed');
  });
});

describe('addressForm and claimForm', () => {
  it.each([
    ['01012345678', '010-1234-5678'],
    ['010 123 4567', '010-123-4567'],
    ['02-123-4567', '02-123-4567'],
  ])('formatPhone %s is %s', (typed, shown) => expect(formatPhone(typed)).toBe(shown));

  it('report every field of an empty address', () => {
    const { issues } = v.safeParse(addressForm, {
      recipientName: '',
      recipientPhone: '',
      zipCode: '',
      addressLine1: '',
    });
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([
      'recipientName',
      'recipientPhone',
      'zipCode',
      'addressLine1',
    ]);
  });

  it('require an option for an exchange only', () => {
    const base = { orderItemId: 1, reason: 'SIZE' };
    expect(v.safeParse(claimForm, { ...base, type: 'RETURN' }).success).toBe(true);
    expect(v.safeParse(claimForm, { ...base, type: 'EXCHANGE' }).success).toBe(false);
    expect(v.safeParse(claimForm, { ...base, type: 'EXCHANGE', newOptionId: 3 }).success).toBe(true);
  });
});

describe('cart line', () => {
  const item = (change: Partial<CartItem> & { stock?: number }): CartItem => ({
    cartItemId: 1,
    productId: 1,
    productName: '한강 텐케이',
    productPrice: 100_000,
    discountPrice: 90_000,
    seenPrice: 90_000,
    optionId: 1,
    optionDetails: { gender: 'MEN', size: '270', color: 'BLACK', stock: change.stock ?? 9 },
    imageId: null,
    imageUrl: null,
    storeId: 1,
    storeName: '가게',
    quantity: 2,
    selected: true,
    createdAt: '2026-11-21T00:00:00.000Z',
    ...change,
  });

  it('noticesOf lists why it cannot be ordered', () => {
    expect(noticesOf(item({}))).toEqual([]);
    expect(noticesOf(item({ stock: 0 }))).toEqual(['soldOut']);
    expect(noticesOf(item({ stock: 1 }))).toEqual(['short']);
    expect(noticesOf(item({ seenPrice: 80_000 }))).toEqual(['priceUp']);
    expect(noticesOf(item({ stock: 0, seenPrice: 95_000 }))).toEqual(['soldOut', 'priceDown']);
    expect([
      isOrderable(item({})),
      isOrderable(item({ stock: 1 })),
      isOrderable(item({ selected: false })),
    ]).toEqual([true, false, false]);
  });

  it('cartTotals counts selected lines', () =>
    expect(cartTotals([item({}), item({ selected: false })])).toEqual({
      totalOriginalPrice: 200_000,
      totalDiscountPrice: 180_000,
      totalSavings: 20_000,
      totalItemCount: 2,
    }));
});
