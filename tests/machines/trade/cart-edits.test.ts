import { expect, it } from 'vitest';
import { done } from '#proof/entry.ts';
import { cartEntry } from '#proof/trade/cart.proof.ts';
import { cartLine, cartOf } from '../../support/orders/carts.ts';
import { start } from '../start.ts';

const cart = cartOf(cartLine(1), cartLine(2));
const pieces = (quantity: number) => ({ type: 'line.quantityChanged', optionId: 1, quantity });

async function open(items = cart) {
  const started = start(cartEntry);
  await started.play(done('load', items));
  return started;
}
const idsOf = ({ context }: { context: { items: { optionId: number }[] } }) =>
  context.items.map(({ optionId }) => optionId);

it('cartMachine sends another size and shows it after the answer', async () => {
  const { play, asked } = await open();
  const saving = await play({ type: 'line.optionChanged', optionId: 1, newOptionId: 3 });
  expect(asked('save')).toEqual([
    { changes: [{ kind: 'option', optionId: 1, newOptionId: 3 }], items: cart.items },
  ]);
  expect(idsOf(saving)).toEqual([1, 2]);
  expect(idsOf(await play(done('save', cartOf(cartLine(3), cartLine(2)))))).toEqual([3, 2]);
});

it.each([
  ['another size', { type: 'line.optionChanged', optionId: 99, newOptionId: 3 }],
  ['other pieces', { type: 'line.quantityChanged', optionId: 99, quantity: 2 }],
  ['a tick', { type: 'line.ticked', optionId: 99, selected: false }],
  ['a removal', { type: 'line.removed', optionId: 99 }],
])('cartMachine ignores a %s of a missing line', async (_, wish) => {
  const { flow, play, asked } = await open();
  expect(flow.snapshot.can(wish)).toBe(false);
  await play(wish);
  expect(asked('save')).toEqual([]);
});

it('cartMachine shows what the server has made of a change', async () => {
  const { play } = await open();
  // Another shopper bought meanwhile: three are left of the five.
  const capped = cartOf(cartLine(1, { quantity: 3, discountPrice: 89_000 }), cartLine(2));
  const { context } = await play(pieces(5), done('save', capped));
  expect([context.items, context.stored]).toEqual([capped.items, capped.items]);
});

it('cartMachine uses the row ids of the first answer in the second batch', async () => {
  const { play, asked } = await open();
  const moved = cartOf(cartLine(1, { cartItemId: 777, quantity: 2 }), cartLine(2));
  await play(pieces(2), pieces(3), done('save', moved));
  expect(asked('save')).toMatchObject([{ items: cart.items }, { items: moved.items }]);
});

it('cartMachine is empty after the last line is removed, and cannot be ordered', async () => {
  const { play } = await open(cartOf(cartLine(1)));
  const empty = await play({ type: 'line.removed', optionId: 1 }, done('save', cartOf()));
  expect(empty.value).toEqual({ open: { settled: 'empty' } });
  expect([empty.hasTag('empty'), empty.can({ type: 'order.requested' })]).toEqual([true, false]);
});
