import { expect, it } from 'vitest';
import { helpEntry } from '#proof/shell/help.proof.ts';
import { start } from '../start.ts';

const nowhere = { topic: null, q: '', open: null };

it('helpMachine keeps one answer open and shows each change in the address', async () => {
  const { play, effects } = start(helpEntry, nowhere);
  await play({ type: 'answer.opened', key: 'hold' });
  const other = await play({ type: 'answer.opened', key: 'cancel' });
  expect([other.value, other.context.open]).toEqual(['reading', 'cancel']);
  const closed = await play({ type: 'answer.closed' });
  expect([closed.value, closed.context.open]).toEqual(['listing', null]);
  expect(effects).toEqual([
    ['showAddress', { ...nowhere, open: 'hold' }],
    ['showAddress', { ...nowhere, open: 'cancel' }],
    ['showAddress', nowhere],
  ]);
});

it('helpMachine closes the answer on another search, and offers all answers if none matches', async () => {
  const { play, effects } = start(helpEntry, { ...nowhere, open: 'hold' });
  const typed = await play({ type: 'words.typed', q: '우주선' });
  expect([typed.value, typed.context.open]).toEqual(['nothing', null]);
  const cleared = await play({ type: 'filter.cleared' });
  expect([cleared.value, cleared.context]).toEqual(['listing', nowhere]);
  expect(effects).toHaveLength(2);
});

it('helpMachine keeps the words when a topic is chosen', async () => {
  const { play } = start(helpEntry, { ...nowhere, q: '배송비' });
  const chosen = await play({ type: 'topic.chosen', topic: 'returns' });
  expect(chosen.context).toEqual({ topic: 'returns', q: '배송비', open: null });
  expect((await play({ type: 'topic.chosen', topic: 'account' })).value).toBe('nothing');
});

it('helpMachine follows the address without showing it again', async () => {
  const { play, effects } = start(helpEntry, nowhere);
  const followed = await play({ type: 'address.changed', address: { ...nowhere, open: 'refund-days' } });
  expect(followed.value).toBe('reading');
  const gone = await play({
    type: 'address.changed',
    address: { topic: 'selling', q: '', open: 'refund-days' },
  });
  expect([gone.value, effects]).toEqual(['listing', []]);
});

it('helpMachine starts with the answer of a shared link', () => {
  expect(start(helpEntry, { ...nowhere, open: 'hold' }).flow.snapshot.value).toBe('reading');
  expect(start(helpEntry, { ...nowhere, q: '우주선' }).flow.snapshot.value).toBe('nothing');
});
