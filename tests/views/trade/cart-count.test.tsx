import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import CartLink from '#src/app/shell/header/cart-link.tsx';
import CartScreen from '#src/areas/trade/cart/cart-screen.tsx';
import { type Answers, renderMember } from '../../support/client/member-app.tsx';
import { cartLine, cartOf } from '../../support/orders/carts.ts';

const CART = '/api/users/cart';
const ok = (data: unknown) => ({ body: { success: true, data } });
const profile = { userId: 1, username: '김하루', name: '김하루', nickname: '걷는하루', email: 'u@s.test' };
const counted = (cartCount: number): Answers => ({
  '/api/users/me/profile': ok({ ...profile, cartCount }),
});

it('CartLink shows the number of the profile without reading the cart', async () => {
  const { to } = renderMember(<CartLink />, counted(2));
  expect(await screen.findByRole('link', { name: '장바구니, 상품 2개' })).toBeVisible();
  expect(to(CART)).toEqual([]);
});

it('CartLink follows the cart when its last line is removed', async () => {
  let lines = [cartLine(1)];
  renderMember(
    <>
      <CartLink />
      <CartScreen />
    </>,
    {
      ...counted(1),
      [`GET ${CART}`]: () => ok(cartOf(...lines)),
      [`DELETE ${CART}/items/101`]: () => {
        lines = [];
        return ok(null);
      },
    },
  );
  expect(await screen.findByRole('link', { name: '장바구니, 상품 1개' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: '신발 1 빼기' }));
  await waitFor(() => expect(screen.getByRole('link', { name: '장바구니' })).toBeVisible());
});
