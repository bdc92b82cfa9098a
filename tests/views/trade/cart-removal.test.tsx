import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import CartScreen from '#src/areas/trade/cart/cart-screen.tsx';
import { renderMember } from '../../support/client/member-app.tsx';
import { cartLine, cartOf } from '../../support/orders/carts.ts';

const CART = '/api/users/cart';

it('CartScreen restores a removed line with its quantity, and loads nothing for an empty cart', async () => {
  let lines = [cartLine(1, { quantity: 4 })];
  const { to } = renderMember(<CartScreen />, {
    [`GET ${CART}`]: () => ({ body: { success: true, data: cartOf(...lines) } }),
    [`DELETE ${CART}/items/101`]: () => {
      lines = [];
      return { body: { success: true, data: null } };
    },
    [`POST ${CART}/items`]: ({ body }) => {
      lines = [cartLine(1, JSON.parse(String(body)))];
      return { body: { success: true, data: { cartItemId: 101, optionId: 1, quantity: 4 } } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '신발 1 빼기' }));
  expect(await screen.findByText('장바구니가 비어 있어요')).toBeVisible();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('신발 1을 뺐어요.');
  await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(await screen.findByText('4', { selector: 'output' })).toBeVisible();
  await waitFor(() => expect(to(`${CART}/items`).map(({ method }) => method)).toEqual(['DELETE', 'POST']));
});
