import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { sessionEntry } from '#proof/samples/members/session.entry.ts';
import { start } from '../start.ts';

const stored = { token: 't-1', nickname: '걷는하루', name: '김하루', email: 'u@s.test', userType: 'USER' };
const confirmed = done('validate', { nickname: '걷는하루', name: '김하루' });
const out = { type: 'session.loggedOut' };

it.each([
  ['logs out', [out, done('revoke')]],
  ['logs out while the server is down', [out, failed('revoke', new Error('끊김'))]],
  ['is told by the server', [{ type: 'session.expired' }]],
  ['logs out on another tab', [{ type: 'session.endedElsewhere' }]],
])('leaves no likes of who %s to who comes next', async (_, end) => {
  const { play } = start(sessionEntry, { stored });
  const liked = await play(confirmed, done('likedFeeds', [3, 5]));
  expect(liked.context.likedFeedIds).toEqual([3, 5]);
  const { context } = await play(...end);
  expect([context.user, context.likedFeedIds]).toEqual([null, []]);
});

it('leaves nothing in the browser from the press on, before the server has answered', async () => {
  const { flow, play, effects } = start(sessionEntry, { stored });
  await play(confirmed);
  effects.length = 0;
  await play(out);
  expect(flow.snapshot.context.endedBy).toBe('logout');
  expect(effects).toEqual([['clearStored']]);
});

it('logs why a token could not be taken back, and leaves all the same', async () => {
  const { play, effects } = start(sessionEntry, { stored });
  await play(confirmed, out);
  effects.length = 0;
  const error = new Error('끊김');
  await play(failed('revoke', error));
  expect(effects).toEqual([
    ['logFailure', { error }],
    ['goTo', { path: '/' }],
  ]);
});

it('has nothing left of the last end once somebody has logged in', async () => {
  const { play } = start(sessionEntry, { stored });
  expect((await play(confirmed, { type: 'session.expired' })).context.endedBy).toBe('expired');
  const user = { ...stored, token: 't-2', userType: 'user' };
  const { context } = await play({ type: 'session.loggedIn', user });
  expect([context.user, context.endedBy]).toEqual([user, null]);
});
