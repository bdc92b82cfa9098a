import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { cartCountEntry } from '#proof/trade/cart.proof.ts';
import { start } from '../start.ts';

const changed = { type: 'lines.changed' };
const counted = (count: number) => ({ type: 'lines.counted', count });

it('cartCountMachine sends no call for a known number', () => {
  const { flow, asked } = start(cartCountEntry, { count: 4 });
  expect([flow.snapshot.value, flow.snapshot.context.count, asked('count')]).toEqual(['resting', 4, []]);
});

it('cartCountMachine loads an unknown number once', async () => {
  const { flow, play, asked } = start(cartCountEntry, { count: null });
  expect([flow.snapshot.value, asked('count').length]).toEqual(['counting', 1]);
  const counted = await play(done('count', 3));
  expect([counted.value, counted.context.count, asked('count').length]).toEqual(['resting', 3, 1]);
});

it('cartCountMachine keeps the last number until the new one is loaded', async () => {
  const { flow, play, asked } = start(cartCountEntry, { count: 4 });
  await play(changed);
  expect([flow.snapshot.value, flow.snapshot.context.count, asked('count').length]).toEqual([
    'counting',
    4,
    1,
  ]);
  expect((await play(done('count', 5))).context.count).toBe(5);
});

it('cartCountMachine loads after each change, and takes only the last answer', async () => {
  const { flow, play, asked } = start(cartCountEntry, { count: 1 });
  await play(changed, changed);
  const [first] = flow.calls;
  await first?.settle({ output: 9 });
  expect([flow.snapshot.context.count, asked('count').length]).toEqual([1, 2]);
  expect((await play(done('count', 2))).context.count).toBe(2);
});

it('cartCountMachine takes the number of the cart page over a running load', async () => {
  const { flow, play } = start(cartCountEntry);
  await play(counted(3));
  await flow.calls[0]?.settle({ output: 8 });
  expect([flow.snapshot.value, flow.snapshot.context.count]).toEqual(['resting', 3]);
});

it('cartCountMachine keeps its number if loading fails', async () => {
  const { play } = start(cartCountEntry, { count: 2 });
  const { value, context } = await play(changed, failed('count', new Error('끊김')));
  expect([value, context.count]).toEqual(['resting', 2]);
});
