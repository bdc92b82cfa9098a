import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const arrived = { type: 'member.arrived' };
const left = { type: 'member.left' };
const tapped = (productId: number) => ({ type: 'wish.toggled', productId });
const lost = failed('loadIds', new Error('끊겼어요'));
const begin = () => start(entryOf('wishlistToggle'), { guestIds: [] });

it('wishesMachine loads the list of another member and keeps nothing of the previous one', async () => {
  const { play, asked, flow } = begin();
  await play(arrived, done('loadIds', [5]), tapped(6));
  const learning = await play(arrived);
  expect([learning.value, learning.context]).toEqual(['learning', { ids: [], queue: [] }]);
  expect(asked('loadIds').length).toBe(2);
  // The answer for the previous member arrives late.
  await flow.calls.find(({ id }) => id === 'saveWish')?.settle({ output: undefined });
  expect(flow.snapshot.context).toEqual({ ids: [], queue: [] });
  const known = await play(done('loadIds', [9]));
  expect([known.value, known.context.ids]).toEqual(['resting', [9]]);
});

it('wishesMachine loads the list of another member while the previous call is running', async () => {
  const { play, flow } = begin();
  await play(arrived, arrived);
  const [first] = flow.calls;
  await first?.settle({ output: [5] });
  expect(flow.snapshot.value).toBe('learning');
  expect((await play(done('loadIds', [9]))).context.ids).toEqual([9]);
});

it('wishesMachine keeps a guest list in the browser after a logout, without a call', async () => {
  const { play, asked, effects } = begin();
  const guest = await play(arrived, done('loadIds', [5]), left);
  expect([guest.value, guest.context.ids]).toEqual(['guest', []]);
  await play(tapped(7));
  expect([effects, asked('loadIds').length, asked('saveWish').length]).toEqual([
    [['keepGuest', { ids: [7] }]],
    1,
    0,
  ]);
});

it('wishesMachine shows no toast for a failed load if nothing was toggled', async () => {
  const { play, effects, asked } = begin();
  const { value } = await play(arrived, lost);
  expect([value, effects]).toEqual(['unsure', []]);
  await play(tapped(7), done('loadIds', []));
  expect(asked('saveWish')).toEqual([{ productId: 7, on: true }]);
});

it('wishesMachine shows the reason of a lost toggle once', async () => {
  const { play, effects } = begin();
  const { value, context } = await play(arrived, tapped(7), tapped(8), lost);
  expect([value, context.queue, effects]).toEqual(['unsure', [], [['notify', { reason: '끊겼어요' }]]]);
});
