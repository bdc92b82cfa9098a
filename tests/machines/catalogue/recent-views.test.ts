import { expect, it } from 'vitest';
import { recentViewsEntry } from '#proof/catalogue/recent-views.proof.ts';
import { done, failed } from '#proof/entry.ts';
import { start } from '../start.ts';

const view = (productId: number) => ({ productId, name: `신발 ${productId}` });
const loaded = done('loadViews', [view(1), view(2)]);
const removed = (productId: number) => ({ type: 'view.removed', productId });
const asking = { type: 'clear.asked' };
const cleared = { type: 'views.cleared' };
const idsOf = ({ context }: { context: { views: { productId: number }[] } }) =>
  context.views.map(({ productId }) => productId);

async function open() {
  const recent = start(recentViewsEntry);
  await recent.play(loaded);
  return recent;
}

it('recentViewsMachine removes a card at once and calls the server', async () => {
  const { play, asked, effects } = await open();
  const removing = await play(removed(1));
  expect([idsOf(removing), asked('removeView')]).toEqual([[2], [{ productId: 1 }]]);
  const rest = await play(done('removeView'));
  expect([rest.value, idsOf(rest), effects]).toEqual([{ loaded: 'filled' }, [2], []]);
  const none = await play(removed(2), done('removeView'));
  expect([none.value, none.hasTag('empty')]).toEqual([{ loaded: 'empty' }, true]);
  expect(asked('loadViews').length).toBe(1);
});

it('recentViewsMachine asks for confirmation before it clears all, which can be dismissed', async () => {
  const { play, asked } = await open();
  expect((await play(cleared)).value).toEqual({ loaded: 'filled' });
  expect((await play(asking)).hasTag('open')).toBe(true);
  const left = await play({ type: 'clear.dismissed' });
  expect([left.hasTag('open'), idsOf(left), asked('clearViews')]).toEqual([false, [1, 2], []]);
});

it('recentViewsMachine clears all at once', async () => {
  const { play, asked, effects } = await open();
  const clearing = await play(asking, cleared);
  expect([idsOf(clearing), asked('clearViews').length]).toEqual([[], 1]);
  const none = await play(done('clearViews'));
  expect([none.value, none.can(cleared), effects]).toEqual([{ loaded: 'empty' }, false, []]);
});

it.each([
  ['a card', 'removeView', [removed(1)]],
  ['the list', 'clearViews', [asking, cleared]],
])('recentViewsMachine restores the list and shows the reason if %s fails', async (_, port, events) => {
  const { play, asked, effects } = await open();
  const reading = await play(...events, failed(port, new Error('거절')));
  expect([reading.value, asked('loadViews').length]).toEqual(['loading', 2]);
  expect(effects).toEqual([['notify', { reason: '거절' }]]);
  expect(idsOf(await play(loaded))).toEqual([1, 2]);
});

it('recentViewsMachine reloads when the tab becomes visible', async () => {
  const { play, asked } = await open();
  expect((await play({ type: 'screen.reloaded' })).value).toBe('loading');
  expect(asked('loadViews').length).toBe(2);
  expect(idsOf(await play(done('loadViews', [view(3)])))).toEqual([3]);
});
