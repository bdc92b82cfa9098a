import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { addToCartEntry } from '#proof/trade/cart.proof.ts';
import { start } from '../start.ts';

const lines = [{ optionId: 3, quantity: 2 }];
const added = { type: 'cart.added', lines };

it('addToCartMachine sends the picks once for repeated presses', async () => {
  const { play, asked } = start(addToCartEntry);
  const adding = await play(added, added, added);
  expect([asked('add'), adding.hasTag('saving')]).toEqual([[{ lines }], true]);
});

it('addToCartMachine shows one toast, and ignores the second half of a double click', async () => {
  const { play, asked, effects } = start(addToCartEntry);
  await play(added, done('add', lines), added, added);
  expect([asked('add').length, effects]).toEqual([1, [['showAddedToast', { lines }]]]);
});

it('addToCartMachine goes to the checkout after adding', async () => {
  const { play, effects } = start(addToCartEntry);
  await play(added, done('add', lines), { type: 'purchase.started', lines });
  expect(effects.at(-1)?.[0]).toBe('openCheckout');
});

it('addToCartMachine accepts the next press after a moment, and after a refusal with its message', async () => {
  const { play, asked, effects } = start(addToCartEntry);
  await play(added, done('add', lines), { type: 'xstate.after.doubleClick.addToCart.added' });
  expect(effects.at(-1)).toEqual(['leave']);
  const ready = await play(added, failed('add', new Error('재고가 부족해요.')));
  expect([ready.value, asked('add').length]).toEqual(['idle', 2]);
  expect(effects.at(-1)).toEqual(['notify', { reason: '재고가 부족해요.' }]);
});

it('addToCartMachine goes straight to the checkout without changing the cart', async () => {
  const { play, asked, effects } = start(addToCartEntry);
  await play({ type: 'purchase.started', lines });
  expect([effects, asked('add')]).toEqual([[['openCheckout', { type: 'purchase.started', lines }]], []]);
});

it('addToCartMachine does nothing without a pick', () => {
  const { flow } = start(addToCartEntry);
  expect(flow.snapshot.can({ type: 'cart.added', lines: [] })).toBe(false);
  expect(flow.snapshot.can({ type: 'purchase.started', lines: [] })).toBe(false);
});
