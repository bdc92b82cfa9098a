import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { sessionEntry } from '#proof/members/session.proof.ts';
import { start } from '../start.ts';

const stored = { token: 't-1', nickname: '걷는하루', name: '김하루', email: 'u@s.test', userType: 'USER' };
const confirmed = done('validate', { nickname: '걷는하루', name: '김하루' });
const out = { type: 'session.loggedOut' };

it.each([
  ['logs out', [out, done('revoke')]],
  ['logs out while the server is down', [out, failed('revoke', new Error('끊김'))]],
  ['is told by the server', [{ type: 'session.expired' }]],
  ['logs out on another tab', [{ type: 'session.endedElsewhere' }]],
])('sessionMachine deletes the likes of a member who %s before the next one', async (_, end) => {
  const { play } = start(sessionEntry, { stored });
  const liked = await play(confirmed, done('likedFeeds', [3, 5]));
  expect(liked.context.likedFeedIds).toEqual([3, 5]);
  const { context } = await play(...end);
  expect([context.user, context.likedFeedIds]).toEqual([null, []]);
});

it('sessionMachine clears the browser on the press, before the server has answered', async () => {
  const { flow, play, effects } = start(sessionEntry, { stored });
  await play(confirmed);
  effects.length = 0;
  await play(out);
  expect(flow.snapshot.context.endedBy).toBe('logout');
  expect(effects).toEqual([['clearStored']]);
});

it('sessionMachine logs why a token could not be revoked, and logs out all the same', async () => {
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

it('sessionMachine clears the end reason at the next login', async () => {
  const { play } = start(sessionEntry, { stored });
  expect((await play(confirmed, { type: 'session.expired' })).context.endedBy).toBe('expired');
  const user = { ...stored, token: 't-2', userType: 'user' };
  const { context } = await play({ type: 'session.loggedIn', user });
  expect([context.user, context.endedBy]).toEqual([user, null]);
});
