import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { quote } from '#proof/trade/checkout.samples.ts';
import CheckoutScreen from '#src/areas/trade/checkout/checkout-screen.tsx';
import { renderMember } from '../../support/client/member-app.tsx';
import { agree, fine, PAYMENTS, pay, QUOTE, shop, withCoupon } from '../../support/orders/checkout-shop.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/payment');
});

it('Checkout preselects the best coupon unless it is removed, and then never again', async () => {
  const first = renderMember(<CheckoutScreen />, shop(withCoupon));
  expect(await screen.findByRole('button', { name: '94,000원 결제하기' })).toBeEnabled();
  expect(screen.getByText(/최대 할인 적용됨/)).toHaveTextContent('−5,000원');
  await userEvent.selectOptions(screen.getByLabelText('쿠폰'), '적용 안 함');
  expect(await screen.findByRole('button', { name: '99,000원 결제하기' })).toBeEnabled();
  expect(screen.queryByText(/최대 할인 적용됨/)).toBeNull();
  first.unmount();
  const { to } = renderMember(<CheckoutScreen />, shop(withCoupon));
  expect(await screen.findByRole('button', { name: '99,000원 결제하기' })).toBeEnabled();
  expect(to(QUOTE)).toHaveLength(1);
});

it('Checkout offers the usual delivery requests, or a custom one', async () => {
  const { to } = renderMember(<CheckoutScreen />, shop());
  await userEvent.selectOptions(await screen.findByLabelText('배송 요청'), '직접 입력');
  await userEvent.type(screen.getByLabelText('요청 내용'), '벨을 누르지 마세요');
  await agree();
  await userEvent.click(await pay());
  await waitFor(() => expect(to(PAYMENTS)).toHaveLength(1));
  expect(JSON.parse(String(to(PAYMENTS)[0]?.body))).toMatchObject({ deliveryMessage: '벨을 누르지 마세요' });
});

it('Checkout collapses more than two lines to pictures', async () => {
  const lines = [1, 2, 3].map((optionId) => ({
    ...quote.lines[0],
    optionId,
    productName: `신발 ${optionId}`,
  }));
  renderMember(<CheckoutScreen />, shop({ [QUOTE]: fine({ ...quote, coupons: [], lines }) }));
  const all = await screen.findByRole('button', { name: '3켤레 모두 보기' });
  expect(screen.queryByRole('link', { name: '신발 3' })).toBeNull();
  await userEvent.click(all);
  expect(screen.getByRole('link', { name: '신발 3' })).toBeVisible();
});

it('Checkout shows the selected coupon while it is priced, and none if it does not fit', async () => {
  const { to } = renderMember(<CheckoutScreen />, shop({ [QUOTE]: fine({ ...quote, couponId: null }) }));
  const coupon = await screen.findByLabelText('쿠폰');
  await userEvent.selectOptions(coupon, '7');
  await waitFor(() => expect(coupon).toHaveValue(''));
  await agree();
  await userEvent.click(await pay());
  await waitFor(() => expect(to(PAYMENTS)).toHaveLength(1));
  expect(JSON.parse(String(to(PAYMENTS)[0]?.body))).toMatchObject({ couponId: null });
});

it('Checkout offers the payment methods of the quote, and no other', async () => {
  renderMember(<CheckoutScreen />, shop());
  const group = await screen.findByRole('radiogroup', { name: '결제 수단' });
  const tiles = within(group).getAllByRole('radio');
  expect(tiles.map((tile) => tile.getAttribute('value'))).toEqual(['카드']);
  expect(tiles[0]).toBeChecked();
});
