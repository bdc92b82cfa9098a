import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { CartItem } from '#domain/trade/cart/cart.ts';
import { productDetailEntry } from '#proof/catalogue/products.proof.ts';
import CartScreen from '#src/areas/trade/cart/cart-screen.tsx';
import { RailSlot } from '#src/ui/products/rail-slot.ts';
import { type Answers, renderMember, renderShop } from '../../support/client/member-app.tsx';
import { cartLine, cartOf } from '../../support/orders/carts.ts';

const CART = '/api/users/cart';
const PREVIEW = '/api/cart/preview';
const details = cartLine(1).optionDetails;
/** A product of the gallery with another selection of options. */
const shoe = productDetailEntry.ports?.load?.done;
const order = () => screen.getByRole('button', { name: /주문|금액을 확인/ });
const line = (name: string) => screen.getByRole('checkbox', { name: `${name} 선택` }).closest('li');

/** A server that stores quantities and selections. */
function shop(...items: CartItem[]) {
  let stored = items;
  const answers: Answers = {
    [`GET ${CART}`]: () => ({ body: { success: true, data: cartOf(...stored) } }),
    [`PATCH ${CART}/items`]: ({ body }) => {
      const { selectedIds } = JSON.parse(String(body));
      stored = stored.map((item) => ({ ...item, selected: selectedIds.includes(item.cartItemId) }));
      return { body: { success: true, data: null } };
    },
    [`DELETE ${CART}/items/101`]: () => {
      stored = stored.filter(({ cartItemId }) => cartItemId !== 101);
      return { body: { success: true, data: null } };
    },
  };
  for (const { cartItemId } of items)
    answers[`PATCH ${CART}/items/${cartItemId}`] = ({ body }) => {
      const { quantity } = JSON.parse(String(body));
      stored = stored.map((item) => (item.cartItemId === cartItemId ? { ...item, quantity } : item));
      return { body: { success: true, data: null } };
    };
  return answers;
}

it('CartScreen shows what prevents ordering a line, and orders the rest once it is deselected', async () => {
  const soldOut = cartLine(1, { optionDetails: { ...details, stock: 0 } });
  const short = cartLine(2, { quantity: 3, optionDetails: { ...details, stock: 2 }, selected: false });
  renderMember(<CartScreen />, shop(soldOut, short, cartLine(3)));
  expect(await screen.findByText('품절됐어요')).toBeVisible();
  expect(screen.getByText('2개만 남았어요. 수량을 줄여 주세요')).toBeVisible();
  expect(order()).toBeDisabled();
  expect(screen.getByText('품절되었거나 재고가 부족한 상품을 빼야 주문할 수 있어요.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: '신발 1 선택' }));
  await waitFor(() => expect(order()).toBeEnabled());
  expect(order()).toHaveTextContent('1켤레 주문하기');
});

it('CartScreen shows both prices of a line with a changed price', async () => {
  const dearer = cartLine(1, { seenPrice: 89_000 });
  const cheaper = cartLine(2, { seenPrice: 109_000 });
  renderMember(<CartScreen />, shop(dearer, cheaper));
  expect(await screen.findByText('담을 때보다 올랐어요 (89,000원 → 99,000원)')).toBeVisible();
  expect(screen.getByText('담을 때보다 내렸어요 (109,000원 → 99,000원)')).toBeVisible();
});

it('CartScreen shows a change at once, and orders only after the answer', async () => {
  const { to, visited } = renderMember(<CartScreen />, shop(cartLine(1)));
  const more = await screen.findByRole('button', { name: '신발 1 하나 더' });
  await waitFor(() => expect(order()).toBeEnabled());
  for (let press = 0; press < 3; press += 1) fireEvent.click(more);
  expect(screen.getByText('4', { selector: 'output' })).toBeVisible();
  expect(order()).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(order());
  expect(visited).toEqual([]);
  expect(order()).toHaveTextContent('금액을 확인하고 있어요');
  await waitFor(() => expect(order()).toBeEnabled());
  // Three quick presses are two batches: the first number, then the last.
  const sent = to(`${CART}/items/101`).map(({ body }) => JSON.parse(String(body)).quantity);
  expect(sent).toEqual([2, 4]);
  expect(within(screen.getByRole('complementary')).getAllByText('396,000원')).not.toHaveLength(0);
  await userEvent.click(order());
  expect(visited).toEqual(['/payment']);
});

it.each([
  [49_900, '100원 더 담으면 무료 배송이에요.', '52,900원'],
  [50_000, '무료 배송이에요.', '50,000원'],
])('CartScreen at %i won shows the amount missing for free delivery', async (discountPrice, words, total) => {
  const goods = cartLine(1, { productPrice: discountPrice, discountPrice, seenPrice: discountPrice });
  renderMember(<CartScreen />, shop(goods));
  const summary = await screen.findByRole('complementary');
  expect(within(summary).getByText(words)).toBeVisible();
  expect(within(summary).getByText('합계').nextSibling).toHaveTextContent(total);
});

it('CartScreen charges no delivery at a level with free delivery', async () => {
  const goods = cartLine(1, { productPrice: 39_000, discountPrice: 39_000, seenPrice: 39_000 });
  renderMember(<CartScreen />, {
    ...shop(goods),
    'GET /api/users/cart': { body: { success: true, data: { ...cartOf(goods), freeDelivery: true } } },
  });
  const summary = await screen.findByRole('complementary');
  expect(within(summary).getByText('등급 혜택으로 무료 배송이에요.')).toBeVisible();
  expect(within(summary).getByText('합계').nextSibling).toHaveTextContent('39,000원');
});

it('CartScreen offers no more units than the stock, and always fewer', async () => {
  const last = cartLine(1, { quantity: 3, optionDetails: { ...details, stock: 3 } });
  const over = cartLine(2, { quantity: 5, optionDetails: { ...details, stock: 2 } });
  const { to } = renderMember(<CartScreen />, shop(last, over));
  for (const name of ['신발 1', '신발 2']) {
    const more = await screen.findByRole('button', { name: `${name} 하나 더` });
    expect(more).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(more);
    expect(screen.getByRole('button', { name: `${name} 하나 빼기` })).not.toHaveAttribute('aria-disabled');
  }
  await userEvent.click(screen.getByRole('button', { name: '신발 1 하나 빼기' }));
  expect(screen.getByRole('button', { name: '신발 1 하나 더' })).not.toHaveAttribute('aria-disabled');
  await waitFor(() => expect(to(`${CART}/items/101`)).toHaveLength(1));
  expect(JSON.parse(String(to(`${CART}/items/101`)[0]?.body))).toEqual({ quantity: 2 });
  expect(to(`${CART}/items/102`)).toEqual([]);
});

it('CartScreen offers only options with enough stock in a change', async () => {
  const option = { gender: 'UNISEX', color: 'BLACK' };
  const options = [
    { ...option, optionId: 1, size: '260', stock: 5 },
    { ...option, optionId: 11, size: '265', stock: 0 },
    { ...option, optionId: 12, size: '270', stock: 1 },
    { ...option, optionId: 13, size: '275', stock: 2 },
  ];
  const product = { success: true, data: { ...Object(shoe), options } };
  const answers = { ...shop(cartLine(1, { quantity: 2 })), '/api/products/1': { body: product } };
  renderMember(<CartScreen />, answers);
  await userEvent.click(await screen.findByRole('button', { name: '옵션 변경' }));
  const dialog = await screen.findByRole('dialog', { name: '옵션 변경' });
  const size = async (name: RegExp) => within(dialog).findByRole('button', { name });
  expect(await size(/265.*품절/)).toBeDisabled();
  expect([await size(/260/), await size(/270/)].map((button) => button.matches(':disabled'))).toEqual([
    true,
    true,
  ]);
  expect(await size(/275/)).toBeEnabled();
});

it('CartScreen groups lines by store', async () => {
  const other = cartLine(2, { storeName: '골목신발' });
  renderMember(<CartScreen />, shop(cartLine(1), other, cartLine(3)));
  await screen.findByRole('heading', { name: '골목신발' });
  const stores = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(stores.slice(0, 2)).toEqual(['성수제화', '골목신발']);
  const mine = screen.getByRole('heading', { name: '골목신발' }).closest('section');
  expect(mine?.contains(line('신발 2'))).toBe(true);
  expect(mine?.contains(line('신발 3'))).toBe(false);
});

it('CartScreen keeps the cart of a guest in this browser, and says that a login merges it', async () => {
  const answers = { [PREVIEW]: { body: { success: true, data: cartOf(cartLine(1)) } } };
  const visit = renderShop(<CartScreen />, answers, { person: null });
  expect(await screen.findByText('로그인하면 담은 상품이 내 장바구니로 옮겨져요.')).toBeVisible();
  expect(visit.to(CART)).toEqual([]);
});

it('CartScreen shows a rail of popular products if empty, otherwise of recent views', async () => {
  const cart = (
    <RailSlot value={(rail) => <output>{JSON.stringify(rail)}</output>}>
      <CartScreen />
    </RailSlot>
  );
  const { unmount } = renderMember(cart, shop());
  expect(await screen.findByText('장바구니가 비어 있어요')).toBeVisible();
  expect(screen.getByText('{"of":"popular"}')).toBeVisible();
  unmount();
  renderMember(cart, shop(cartLine(1), cartLine(2)));
  await screen.findByText('신발 1');
  expect(screen.getByText(/"of":"seen"/)).toHaveTextContent(
    JSON.stringify({
      of: 'seen',
      title: '함께 본 신발',
      without: [cartLine(1).productId, cartLine(2).productId],
    }),
  );
});
