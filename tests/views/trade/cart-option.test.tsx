import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { productDetailEntry } from '#proof/catalogue/products.proof.ts';
import CartScreen from '#src/areas/trade/cart/cart-screen.tsx';
import { guestCartOf } from '#src/lib/storage/guest-cart.ts';
import { safeStorage } from '#src/lib/storage/safe-storage.ts';
import { type Answers, renderMember, renderShop } from '../../support/client/member-app.tsx';
import { cartLine, cartOf } from '../../support/orders/carts.ts';

const lineOf = (optionId: number) => cartLine(optionId, { productId: 1, cartItemId: 100 + (optionId % 10) });
const before = [lineOf(1), lineOf(2)];
const after = [lineOf(1), lineOf(12)];
const product = {
  ...Object(productDetailEntry.ports?.load?.done),
  options: [{ gender: 'UNISEX', color: 'BLACK', size: '265', stock: 5, optionId: 12 }],
};

/** A server that replaces the option of the second line, in the cart of a member or a visitor. */
function shop(): Answers {
  let stored = before;
  const cart = () => ({ body: { success: true, data: cartOf(...stored) } });
  return {
    'GET /api/users/cart': cart,
    'PATCH /api/users/cart/items/102': () => {
      stored = after;
      return { body: { success: true, data: null } };
    },
    '/api/cart/preview': ({ body }) => {
      if (String(body).includes('"optionId":12')) stored = after;
      return cart();
    },
    '/api/products/1': { body: { success: true, data: product } },
  };
}

it.each(['member', 'visitor'])(
  'CartScreen keeps the focus of a %s on its line after an option change, beside another line of the product',
  async (who) => {
    if (who === 'member') renderMember(<CartScreen />, shop());
    else renderShop(<CartScreen />, shop(), { person: null });
    // Rendering has cleared the storage of this browser.
    guestCartOf(safeStorage(() => localStorage)).write(
      before.map(({ optionId, quantity, selected }) => ({ optionId, quantity, selected })),
    );
    const buttons = () => screen.findAllByRole('button', { name: '옵션 변경' });
    const [, second] = await buttons();
    if (!second) throw new Error('no second line');
    await userEvent.click(second);
    const dialog = await screen.findByRole('dialog', { name: '옵션 변경' });
    await userEvent.click(await within(dialog).findByRole('button', { name: /265/ }));
    expect(await screen.findByRole('checkbox', { name: '신발 12 선택' })).toBeInTheDocument();
    await waitFor(() => expect(second).toHaveFocus());
    expect((await buttons())[1]).toBe(second);
  },
);
