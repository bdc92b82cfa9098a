import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const asked = { type: 'vote.asked' };
const confirmed = { type: 'vote.confirmed' };
const dismissed = { type: 'vote.dismissed' };
const withdrawn = { type: 'vote.withdrawn' };
const cast = done('cast', { voted: true, count: 3, gained: 100 });
const entry = (voted: boolean, canVote: boolean) =>
  start(entryOf('feedVote'), { feedId: 7, vote: { voted, count: 2 }, canVote });

it('is asked about once, then cast for this feed, and thanked for', async () => {
  const run = entry(false, true);
  expect((await run.play(asked)).hasTag('open')).toBe(true);
  expect(run.flow.calls).toEqual([]);
  const { value, context } = await run.play(confirmed, confirmed, cast);
  expect([value, context.vote, context.gained]).toEqual(['settled', { voted: true, count: 3 }, 100]);
  expect(run.asked('cast')).toEqual([{ feedId: 7 }]);
  expect(run.effects).toEqual([['thank', { voted: true }]]);
});

it('is not cast when the question is dismissed', async () => {
  const run = entry(false, true);
  const { value } = await run.play(asked, dismissed);
  expect([value, run.flow.calls]).toEqual(['settled', []]);
});

it('thanks differently when this event already has a vote of the member', async () => {
  const { play, effects } = entry(false, true);
  const { context } = await play(asked, confirmed, done('cast', { voted: false, count: 2, gained: 0 }));
  expect([context.vote.voted, effects]).toEqual([false, [['thank', { voted: false }]]]);
});

it.each([
  ['cast', [asked, confirmed], false],
  ['withdraw', [withdrawn], true],
])('says why %s failed and counts as before', async (port, steps, voted) => {
  const { play, effects } = entry(voted, !voted);
  const { value, context } = await play(...steps, failed(port, new Error('로그인이 필요합니다.')));
  expect([value, context.vote]).toEqual(['settled', { voted, count: 2 }]);
  expect(effects).toEqual([['notify', { reason: '로그인이 필요합니다.' }]]);
});

it('can be given again after it was taken back', async () => {
  const { flow, play, asked: sent } = entry(true, false);
  expect(flow.snapshot.can(asked)).toBe(false);
  const { context } = await play(withdrawn, done('withdraw', { voted: false, count: 1 }));
  expect(sent('withdraw')).toEqual([{ feedId: 7 }]);
  expect([context.vote, context.gained]).toEqual([{ voted: false, count: 1 }, 0]);
  expect(flow.snapshot.can(asked)).toBe(true);
});

it.each([
  ['the own feed or another vote forbids it', false, false],
  ['it is cast already', true, true],
])('cannot be asked for when %s', (_, voted, canVote) => {
  expect(entry(voted, canVote).flow.snapshot.can(asked)).toBe(false);
});

it('cannot be taken back before it is cast', () => {
  expect(entry(false, true).flow.snapshot.can(withdrawn)).toBe(false);
});

it('follows a list that is read again: a vote given elsewhere closes this one, and opens it when it is taken back', async () => {
  const run = entry(false, true);
  const elsewhere = { type: 'vote.known', vote: { voted: false, count: 5 }, canVote: false };
  expect((await run.play(elsewhere)).context.vote.count).toBe(5);
  expect(run.flow.snapshot.can(asked)).toBe(false);
  await run.play({ ...elsewhere, canVote: true });
  expect(run.flow.snapshot.can(asked)).toBe(true);
});
