import { describe, expect, it } from 'vitest';
import {
  type DiscountType,
  deliveryFee,
  discountedPrice,
  discountRate,
} from '#domain/kit/pricing/pricing.ts';

describe('discountedPrice', () => {
  it.each<[number, DiscountType, number, number]>([
    [10_000, 'NONE', 10, 10_000],
    [10_000, 'FIXED_DISCOUNT', 3_000, 7_000],
    [10_000, 'FIXED_DISCOUNT', 9_999, 1],
    [10_000, 'FIXED_DISCOUNT', 10_000, 0],
    [10_000, 'FIXED_DISCOUNT', 20_000, 0],
    [10_000, 'FIXED_DISCOUNT', -500, 10_000],
    [10_000, 'RATE_DISCOUNT', 33, 6_700],
    [10_000, 'RATE_DISCOUNT', 0, 10_000],
    [10_000, 'RATE_DISCOUNT', -10, 10_000],
    [10_000, 'RATE_DISCOUNT', 100, 0],
    [10_000, 'RATE_DISCOUNT', 150, 0],
    // 8,491.5 and 148.5 won: half a won goes up.
    [9_990, 'RATE_DISCOUNT', 15, 8_492],
    [150, 'RATE_DISCOUNT', 1, 149],
    // 148.49: less than half goes down.
    [14_849, 'RATE_DISCOUNT', 99, 148],
  ])('of %i won with %s %i is %i', (price, type, value, paid) =>
    expect(discountedPrice(price, type, value)).toBe(paid),
  );
});

describe('discountRate', () => {
  it.each<[number, DiscountType, number, number]>([
    [10_000, 'NONE', 10, 0],
    [10_000, 'RATE_DISCOUNT', 15, 15],
    [10_000, 'FIXED_DISCOUNT', 2_500, 25],
    [30_000, 'FIXED_DISCOUNT', 10_000, 33.33],
    [30_000, 'FIXED_DISCOUNT', 20_000, 66.67],
    [1, 'FIXED_DISCOUNT', 1, 100],
    [0, 'FIXED_DISCOUNT', 10, 0],
    [-10, 'FIXED_DISCOUNT', 10, 0],
  ])('of %i won with %s %i is %d percent', (price, type, value, percent) =>
    expect(discountRate(price, type, value)).toBe(percent),
  );
});

it.each([
  [0, 0],
  [1, 3_000],
  [49_999, 3_000],
  [50_000, 0],
  [50_001, 0],
])('deliveryFee of %i won is %i', (goods, fee) => expect(deliveryFee(goods)).toBe(fee));
