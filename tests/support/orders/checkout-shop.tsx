import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, quote } from '#proof/trade/checkout.samples.ts';
import type { Answers } from '../client/member-app.tsx';

export const QUOTE = '/api/checkout/quote';
export const CONFIRM = '/api/payments/confirm';
export const ABANDON = '/api/payments/abandon';
export const PAYMENTS = '/api/checkout/payments';
export const fine = (data: unknown) => ({ body: { success: true, data } });
export const started = {
  orderId: 31,
  orderNo: 'S2026112100000031',
  amount: 99_000,
  paymentUrl: '/test-pay/1',
  holdExpiresAt: '2026-11-21T03:15:00.000Z',
};
/** Computes prices as the server does: points and a coupon are subtracted. */
export const pricing =
  (coupons: typeof quote.coupons): Answers[string] =>
  ({ body }) => {
    const { couponId = null, usedPoints } = JSON.parse(String(body));
    const finalPrice = 99_000 - usedPoints - (couponId === null ? 0 : 5_000);
    return fine({ ...quote, coupons, couponId, usedPoints, finalPrice });
  };
export const withCoupon: Answers = { [QUOTE]: pricing(quote.coupons) };
export const shop = (other: Answers = {}): Answers => ({
  '/api/users/addresses': fine([address]),
  [QUOTE]: pricing([]),
  [PAYMENTS]: fine(started),
  ...other,
});
export const pay = () => screen.findByRole('button', { name: /결제하기$/ });
export const points = () => screen.findByLabelText('포인트');
export const agree = async () => userEvent.click(await screen.findByLabelText(/결제에 동의해요/));

export const saved = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^(변경|저장한 배송지)$/ }));
  return within(await screen.findByRole('dialog'));
};
export const typeAddress = async () =>
  userEvent.click((await saved()).getByRole('button', { name: '직접 입력' }));
