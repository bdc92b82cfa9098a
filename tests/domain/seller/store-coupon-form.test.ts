import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { storeCouponForm } from '#domain/seller/coupons/store-coupon.ts';

const FORM = {
  name: '가을맞이',
  discountType: 'RATE_DISCOUNT',
  discountValue: 10,
  minOrderAmount: 30_000,
  maxDiscountAmount: 5_000,
  issueLimit: 100,
  validDays: 30,
  startsOn: '2026-12-01',
  endsOn: '2026-12-31',
};
const problemsOf = (change: Partial<typeof FORM>) => {
  const { issues = [] } = safeParse(storeCouponForm, { ...FORM, ...change });
  return [...new Set(issues.map(({ path }) => path?.[0]?.key))];
};

it.each([
  ['no change', {}, []],
  ['first days that are none', { startsOn: 'NAVY' }, ['startsOn', 'endsOn']],
  ['an empty first day', { startsOn: '' }, ['startsOn']],
  ['last days that are none', { endsOn: '' }, ['endsOn']],
  ['a last day before the first', { endsOn: '2026-11-30' }, ['endsOn']],
  ['the last day of the longest period', { endsOn: '2027-02-28' }, []],
  ['a day after the longest period', { endsOn: '2027-03-01' }, ['endsOn']],
  ['more than half of the price', { discountValue: 51 }, ['discountValue']],
])('storeCouponForm with %s refuses exactly the wrong fields', (_, change, refused) => {
  expect(problemsOf(change)).toEqual(refused);
});
