import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const sizes = [
  { optionId: 1, size: '240', stock: 0 },
  { optionId: 2, size: '245', stock: 3 },
  { optionId: 3, size: '250', stock: 1 },
];
const into = { type: 'shoe.added' };
const choose = (optionId: number) => ({ type: 'size.chosen', optionId });
const shoe = { productId: 22, gender: 'UNISEX', color: 'BLACK' };
const opened = (advised: number | null) => {
  const run = start(entryOf('taggedProduct'), shoe);
  return { ...run, ready: done('load', { sizes, advised }) };
};

it('wornShoeMachine loads the sizes of the tagged colour and selects the advised one', async () => {
  const { play, asked, ready } = opened(245);
  const { value, context } = await play(ready);
  expect([value, context.optionId]).toEqual(['choosing', 2]);
  expect(asked('load')).toEqual([shoe]);
});

it.each([
  ['sold out', 240],
  ['not made', 290],
  ['not known', null],
])('wornShoeMachine selects nothing if the advised size is %s, and adds nothing then', async (_, advised) => {
  const { play, flow, ready } = opened(advised);
  const { context } = await play(ready);
  expect(context.optionId).toBeNull();
  expect(flow.snapshot.can(into)).toBe(false);
});

it('wornShoeMachine adds the selected size once and closes', async () => {
  const { play, asked, effects, ready } = opened(245);
  const { value } = await play(ready, choose(3), into, into, done('add', undefined));
  expect(value).toBe('added');
  expect(asked('add')).toEqual([{ optionId: 3 }]);
  expect(effects).toEqual([['close']]);
});

it('wornShoeMachine does not select a sold-out size', async () => {
  const { play, ready } = opened(245);
  const { context } = await play(ready, choose(1));
  expect(context.optionId).toBe(2);
});

it('wornShoeMachine shows why it was not added, and keeps the selection', async () => {
  const { play, effects, ready } = opened(245);
  const { value, context } = await play(ready, into, failed('add', new Error('재고가 부족해요.')));
  expect([value, context.optionId]).toEqual(['choosing', 2]);
  expect(effects).toEqual([['notify', { reason: '재고가 부족해요.' }]]);
});

it('wornShoeMachine retries a failed load', async () => {
  const { play, ready } = opened(245);
  const lost = await play(failed('load', new Error('상품을 불러오지 못했어요.')));
  expect([lost.value, lost.context.error]).toEqual(['failed', '상품을 불러오지 못했어요.']);
  expect((await play({ type: 'screen.retried' }, ready)).value).toBe('choosing');
});
