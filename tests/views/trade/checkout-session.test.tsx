import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import CheckoutScreen from '#src/areas/trade/checkout/checkout-screen.tsx';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';
import { agree, PAYMENTS, pay, shop } from '../../support/orders/checkout-shop.tsx';

const REQUEST = '문 앞에 놓아 주세요';
const refused = {
  status: 401,
  body: { success: false, code: 'UNAUTHORIZED', message: '로그인이 필요해요.' },
};

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/payment');
});

it('Checkout whose session ends leads to login and back, and opens with all choices but the consent', async () => {
  const first = renderShop(<CheckoutScreen />, shop({ [PAYMENTS]: refused }), {
    person: MEMBER,
    at: '/payment',
  });
  await userEvent.selectOptions(await screen.findByLabelText('배송 요청'), REQUEST);
  await agree();
  await userEvent.click(await pay());
  await waitFor(() => expect(first.visited).toEqual(['/login?returnTo=%2Fpayment']));
  first.unmount();
  const again = { ...MEMBER, token: 'u'.repeat(20) };
  renderShop(<CheckoutScreen />, shop(), { person: again, at: '/payment' });
  await pay();
  expect(screen.getByLabelText('배송 요청')).toHaveValue(REQUEST);
  expect(screen.getByLabelText(/결제에 동의해요/)).not.toBeChecked();
});
