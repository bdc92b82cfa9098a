import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import CouponWalletScreen from '#src/areas/trade/coupons/coupon-wallet-screen.tsx';
import { renderMember } from '../../support/client/member-app.tsx';

const coupon = (couponCode: string, couponStatus: 'ACTIVE' | 'USED' | 'EXPIRED') => ({
  couponCode,
  couponName: `${couponCode} 쿠폰`,
  discountType: 'FIXED_DISCOUNT',
  discountValue: 5_000,
  freeShipping: false,
  couponStatus,
  issuedAt: '2026-11-01T00:00:00Z',
  expiresAt: '2026-12-01T00:00:00Z',
  usedAt: couponStatus === 'USED' ? '2026-11-10T00:00:00Z' : null,
});
const wallet = [
  coupon('NOW1', 'ACTIVE'),
  coupon('NOW2', 'ACTIVE'),
  coupon('NOW3', 'ACTIVE'),
  coupon('THEN1', 'USED'),
  coupon('LATE1', 'EXPIRED'),
  coupon('LATE2', 'EXPIRED'),
];

it('CouponWalletScreen separates usable, used and expired coupons', async () => {
  renderMember(<CouponWalletScreen />, { '/api/coupons': { body: wallet } });
  const tabs = await screen.findAllByRole('tab');
  const names = tabs.map(({ textContent }) => textContent);
  expect(names).toEqual(['사용 가능 3', '사용 완료 1', '기간 만료 2']);
  const shown: string[][] = [];
  for (const tab of tabs) {
    await userEvent.click(tab);
    shown.push(screen.getAllByText(/^[A-Z]+\d 쿠폰$/).map(({ textContent }) => textContent ?? ''));
  }
  expect(shown).toEqual([
    ['NOW1 쿠폰', 'NOW2 쿠폰', 'NOW3 쿠폰'],
    ['THEN1 쿠폰'],
    ['LATE1 쿠폰', 'LATE2 쿠폰'],
  ]);
});
