import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { cartEntry } from '#proof/trade/cart.proof.ts';
import { cartLine, cartOf } from '../../support/orders/carts.ts';
import { start } from '../start.ts';

const cart = cartOf(cartLine(1), cartLine(2));
const order = { type: 'order.requested' };
const refused = failed('save', new Error('재고가 부족해요.'));
const quantity = (pieces: number) => ({ type: 'line.quantityChanged', optionId: 1, quantity: pieces });
const change = (pieces: number) => ({ kind: 'quantity', optionId: 1, quantity: pieces });
const remove = { type: 'line.removed', optionId: 1 };

async function open(items = cart) {
  const started = start(cartEntry);
  await started.play(done('load', items));
  const { flow, asked } = started;
  return {
    ...started,
    pieces: () => flow.snapshot.context.items.map((item: { quantity: number }) => item.quantity),
    /** The batches sent so far. */
    saved: () => asked('save').map((sent) => Object(sent).changes),
  };
}

it('cartMachine sends ten quick changes in two batches, and can be ordered only after the last answer', async () => {
  const { flow, play, saved, pieces } = await open();
  for (let press = 1; press <= 10; press += 1) {
    await play(quantity((press % 4) + 1));
    expect([flow.waiting.length, pieces()[0]]).toEqual([1, (press % 4) + 1]);
  }
  expect([saved(), flow.snapshot.can(order)]).toEqual([[[change(2)]], false]);
  await play(done('save', cartOf(cartLine(1, { quantity: 2 }), cartLine(2))));
  // The answer to the first batch must not replace the last number on the screen.
  expect([pieces()[0], saved(), flow.snapshot.can(order)]).toEqual([3, [[change(2)], [change(3)]], false]);
  const settled = await play(done('save', cartOf(cartLine(1, { quantity: 3 }), cartLine(2))));
  expect([settled.can(order), pieces()[0], saved().length]).toEqual([true, 3, 2]);
});

it('cartMachine reloads after a refused change and shows why', async () => {
  const { play, effects, pieces } = await open();
  const reloading = await play(quantity(5), quantity(4), refused);
  expect([reloading.value, reloading.context.pending]).toEqual([{ open: 'reloading' }, []]);
  expect(effects).toEqual([['notify', { reason: '재고가 부족해요.' }]]);
  const settled = await play(done('reload', cart));
  expect([pieces(), settled.can(order)]).toEqual([[1, 1], true]);
});

it('cartMachine keeps changes made during a reload on the screen and sends them afterwards', async () => {
  const { play, pieces, saved } = await open();
  await play(quantity(5), refused, quantity(2), done('reload', cart));
  expect([pieces()[0], saved().at(-1)]).toEqual([2, [change(2)]]);
});

it('cartMachine shows a failed reload with a retry', async () => {
  const { play } = await open();
  const lost = await play(quantity(5), refused, failed('reload', new Error('연결이 끊겼어요.')));
  expect([lost.hasTag('failed'), lost.context.error]).toEqual([true, '연결이 끊겼어요.']);
  expect((await play({ type: 'screen.retried' }, done('load', cart))).hasTag('ready')).toBe(true);
});

it('cartMachine restores a removed line with its quantity, once', async () => {
  const three = cartLine(1, { quantity: 3 });
  const { play, saved, flow } = await open(cartOf(three, cartLine(2)));
  await play(remove, done('save', cartOf(cartLine(2))));
  expect(flow.snapshot.context.removed?.optionId).toBe(1);
  const back = await play({ type: 'line.restored' });
  expect(saved().at(-1)).toEqual([{ kind: 'add', optionId: 1, quantity: 3 }]);
  expect(back.can({ type: 'line.restored' })).toBe(false);
});

it('cartMachine offers no undo if the removal was refused', async () => {
  const { play } = await open();
  const back = await play(remove, refused, done('reload', cart));
  // Restoring an existing line would double its quantity.
  expect([back.context.removed, back.can({ type: 'line.restored' })]).toEqual([null, false]);
});

it('cartMachine prevents ordering a sold-out line until it is deselected', async () => {
  const soldOut = cartLine(1, { optionDetails: { ...cartLine(1).optionDetails, stock: 0 } });
  const { play, flow, saved } = await open(cartOf(soldOut, cartLine(2)));
  expect(flow.snapshot.can(order)).toBe(false);
  await play({ type: 'line.ticked', optionId: 1, selected: false });
  expect(saved()).toEqual([[{ kind: 'tick', optionIds: [2] }]]);
  const without = cartOf({ ...soldOut, selected: false }, cartLine(2));
  expect((await play(done('save', without))).can(order)).toBe(true);
});

it.each([0, 51, Number.NaN])('cartMachine ignores a quantity of %d', async (pieces) => {
  const { flow } = await open();
  expect(flow.snapshot.can(quantity(pieces))).toBe(false);
});

it('cartMachine orders the selected lines, and nothing without any', async () => {
  const { play, effects, flow } = await open();
  await play(order);
  expect(effects).toEqual([['openCheckout']]);
  await play({ type: 'all.ticked', selected: false }, done('save', cartOf(cartLine(1, { selected: false }))));
  expect(flow.snapshot.can(order)).toBe(false);
});
