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

it('feedVoteMachine asks for confirmation, sends the vote once and shows a thank-you toast', async () => {
  const run = entry(false, true);
  expect((await run.play(asked)).hasTag('open')).toBe(true);
  expect(run.flow.calls).toEqual([]);
  const { value, context } = await run.play(confirmed, confirmed, cast);
  expect([value, context.vote, context.gained]).toEqual(['settled', { voted: true, count: 3 }, 100]);
  expect(run.asked('cast')).toEqual([{ feedId: 7 }]);
  expect(run.effects).toEqual([['thank', { voted: true }]]);
});

it('feedVoteMachine sends nothing if the confirmation is dismissed', async () => {
  const run = entry(false, true);
  const { value } = await run.play(asked, dismissed);
  expect([value, run.flow.calls]).toEqual(['settled', []]);
});

it('feedVoteMachine shows another toast if the member already has a vote in this event', async () => {
  const { play, effects } = entry(false, true);
  const { context } = await play(asked, confirmed, done('cast', { voted: false, count: 2, gained: 0 }));
  expect([context.vote.voted, effects]).toEqual([false, [['thank', { voted: false }]]]);
});

it.each([
  ['cast', [asked, confirmed], false],
  ['withdraw', [withdrawn], true],
])('feedVoteMachine shows the reason if %s failed, and keeps the count', async (port, steps, voted) => {
  const { play, effects } = entry(voted, !voted);
  const { value, context } = await play(...steps, failed(port, new Error('로그인이 필요합니다.')));
  expect([value, context.vote]).toEqual(['settled', { voted, count: 2 }]);
  expect(effects).toEqual([['notify', { reason: '로그인이 필요합니다.' }]]);
});

it('feedVoteMachine can vote again after a withdrawal', async () => {
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
])('feedVoteMachine cannot vote when %s', (_, voted, canVote) => {
  expect(entry(voted, canVote).flow.snapshot.can(asked)).toBe(false);
});

it('feedVoteMachine cannot withdraw a vote that was not cast', () => {
  expect(entry(false, true).flow.snapshot.can(withdrawn)).toBe(false);
});

it('feedVoteMachine follows a reloaded list: a vote for another entry disables this one, its withdrawal enables it', async () => {
  const run = entry(false, true);
  const elsewhere = { type: 'vote.known', vote: { voted: false, count: 5 }, canVote: false };
  expect((await run.play(elsewhere)).context.vote.count).toBe(5);
  expect(run.flow.snapshot.can(asked)).toBe(false);
  await run.play({ ...elsewhere, canVote: true });
  expect(run.flow.snapshot.can(asked)).toBe(true);
});
