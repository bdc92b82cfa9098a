import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const pair = (orderItemId: number) => ({ orderItemId, productName: `신발 ${orderItemId}` });
const input = { items: [pair(1), pair(2)], total: 4 };
const typed = (words: string) => ({ type: 'words.typed', words });
const waited = { type: 'xstate.after.debounce.purchaseSearch.waiting' };
const more = { type: 'more.requested' };
const found = (ids: number[], totalCount: number) => done('find', { items: ids.map(pair), totalCount });
const ids = ({ items }: { items: readonly { orderItemId: number }[] }) => items.map((one) => one.orderItemId);
const open = () => start(entryOf('purchaseSearch'), input);

it('purchaseSearchMachine asks once after a pause in typing, with the last words', async () => {
  const { play, asked } = open();
  await play(typed('가'), typed('가벼'));
  expect(asked('find')).toEqual([]);
  const { context } = await play(waited, found([7], 1));
  expect([asked('find'), ids(context)]).toEqual([[{ words: '가벼', page: 0 }], [7]]);
});

it('purchaseSearchMachine adds a page once, without lines that it lists already, and none after the last', async () => {
  const { flow, play, asked } = open();
  const { context } = await play(more, found([2, 3, 4], 4));
  expect([asked('find'), ids(context)]).toEqual([[{ words: '', page: 1 }], [1, 2, 3, 4]]);
  expect(flow.snapshot.can(more)).toBe(false);
});

it('purchaseSearchMachine keeps what was found after a failure, and asks the same page again', async () => {
  const { play, asked } = open();
  const broken = await play(more, failed('find', new Error('끊겼어요.')));
  expect([broken.hasTag('failed'), broken.context.error, ids(broken.context)]).toEqual([
    true,
    '끊겼어요.',
    [1, 2],
  ]);
  await play({ type: 'screen.retried' }, found([3], 4));
  expect(asked('find')).toEqual([
    { words: '', page: 1 },
    { words: '', page: 1 },
  ]);
});

it('purchaseSearchMachine says that nothing is called so', async () => {
  const { play } = open();
  expect((await play(typed('뷁'), waited, found([], 0))).hasTag('empty')).toBe(true);
});
