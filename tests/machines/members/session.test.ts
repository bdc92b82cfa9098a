import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { sessionEntry } from '#proof/members/session.proof.ts';
import { start } from '../start.ts';

const stored = { token: 't-1', nickname: '걷는하루', name: '김하루', email: 'u@s.test', userType: 'USER' };
const confirmed = done('validate', { nickname: '뛰는하루', name: '김하루', userType: 'user' });
const error = new Error('끊김');
const user = { token: 't-2', nickname: '지우개', name: '한지우', email: 'j@s.test', userType: 'user' };
const loggedIn = { type: 'session.loggedIn', user };
const expired = { type: 'session.expired' };
const opened = { type: 'session.pageOpened', forStaff: false };
const staffOpened = { ...opened, forStaff: true };

async function signedIn() {
  const run = start(sessionEntry, { stored });
  await run.play(confirmed);
  run.effects.length = 0;
  return run;
}

describe('sessionMachine: start check', () => {
  it.each(['token', 'nickname', 'userType'])(
    'is skipped without a stored %s, and the rest is cleared',
    (key) => {
      const { flow, effects } = start(sessionEntry, { stored: { ...stored, [key]: undefined } });
      expect(flow.snapshot.value).toBe('anonymous');
      expect(flow.calls).toEqual([]);
      expect(effects).toEqual([['clearStored']]);
    },
  );

  it('shows no member until the server has confirmed the token', async () => {
    const { flow, play, asked } = start(sessionEntry, { stored });
    expect([flow.snapshot.hasTag('pending'), flow.snapshot.hasTag('signedIn')]).toEqual([true, false]);
    expect(asked('validate')).toEqual([{ token: 't-1' }]);
    const { context } = await play(confirmed);
    expect(flow.snapshot.hasTag('signedIn')).toBe(true);
    expect(context.user).toEqual({ ...stored, nickname: '뛰는하루', userType: 'user' });
  });

  it('ends as a logout if it fails: storage cleared, page unchanged', async () => {
    const { play, effects } = start(sessionEntry, { stored });
    const { value, context } = await play(failed('validate', error));
    expect(value).toBe('anonymous');
    expect(context).toMatchObject({ user: null, endedBy: 'invalid' });
    expect(effects).toEqual([['clearStored']]);
  });

  it('goes to login once if the server does not know the token', async () => {
    const { flow, play, effects } = start(sessionEntry, { stored });
    const { value, context } = await play(expired, expired);
    expect(value).toBe('anonymous');
    expect(context).toMatchObject({ user: null, endedBy: 'expired' });
    await flow.calls.find(({ id }) => id === 'validate')?.settle({ error });
    expect(effects).toEqual([['clearStored'], ['goTo', { path: '/login' }]]);
  });

  it('takes the role of the server, not the stored one', async () => {
    const { play, effects } = start(sessionEntry, { stored: { ...stored, userType: 'admin' } });
    expect((await play(confirmed)).context.user?.userType).toBe('user');
    expect(effects).toEqual([['writeStored']]);
  });

  it('keeps the stored role if the server sends none', async () => {
    const { play } = start(sessionEntry, { stored: { ...stored, userType: 'seller' } });
    const { context } = await play(done('validate', { nickname: '뛰는하루', name: '김하루' }));
    expect(context.user?.userType).toBe('seller');
  });
});

describe('sessionMachine: session', () => {
  it('is stored at login, and the liked feeds are loaded', async () => {
    const { play, effects } = start(sessionEntry, { stored: {} });
    effects.length = 0;
    const { context } = await play(loggedIn);
    expect(context.user).toEqual(user);
    expect(effects).toEqual([['writeStored']]);
    expect((await play(done('likedFeeds', [3, 5]))).context.likedFeedIds).toEqual([3, 5]);
    expect(effects).toEqual([['writeStored'], ['keepLikesStored']]);
  });

  it('survives a failure to load the liked feeds, which is logged', async () => {
    const { flow, play, effects } = await signedIn();
    await play(failed('likedFeeds', error));
    expect(flow.snapshot.hasTag('signedIn')).toBe(true);
    expect(effects).toEqual([['logFailure', { error }]]);
  });

  it('takes over and stores a new role and profile', async () => {
    const { play, effects } = await signedIn();
    await play({ type: 'session.userTypeChanged', userType: 'seller' });
    const profile = {
      nickname: '쉬는하루',
      name: '하루',
      email: 'new@s.test',
      image: '/images/profiles/a.webp',
    };
    const { context } = await play({ type: 'session.profileChanged', profile });
    expect(context.user).toMatchObject({
      ...profile,
      userType: 'seller',
      token: 't-1',
    });
    expect(effects).toEqual([['writeStored'], ['writeStored']]);
  });

  it('shows a new picture at once, without storing it', async () => {
    const { play, effects } = await signedIn();
    const { context } = await play({ type: 'session.pictureChanged', image: '/images/profiles/b.webp' });
    expect(context.user).toMatchObject({ image: '/images/profiles/b.webp', token: 't-1' });
    expect(effects).toEqual([]);
  });

  it('stores likes as they are set and removed', async () => {
    const { play, effects } = await signedIn();
    const like = (feedId: number, liked: boolean) => ({ type: 'session.likeChanged', feedId, liked });
    await play(done('likedFeeds', [3, 5]), like(7, true), like(7, true));
    effects.length = 0;
    expect((await play(like(3, false))).context.likedFeedIds).toEqual([7, 5]);
    expect(effects).toEqual([['keepLikesStored']]);
  });

  it('is not confirmed again for the page that a login opens', async () => {
    const { play, asked } = start(sessionEntry, { stored: {} });
    await play(loggedIn, staffOpened, opened);
    expect(asked('confirm')).toEqual([]);
    await play(staffOpened);
    expect(asked('confirm')).toHaveLength(1);
  });

  it('is confirmed when a seller or admin page is opened after the start', async () => {
    const { play, asked } = await signedIn();
    await play(opened);
    expect(asked('confirm')).toEqual([]);
    const { value } = await play(staffOpened);
    expect([value, asked('confirm')]).toEqual([
      { authenticated: { confirming: 'asking' } },
      [{ token: 't-1' }],
    ]);
    const { context } = await play(
      done('confirm', { nickname: '뛰는하루', name: '김하루', userType: 'seller' }),
    );
    expect(context.user?.userType).toBe('seller');
    await play(staffOpened);
    expect(asked('confirm')).toHaveLength(2);
  });

  it('stores the answer of such a confirmation', async () => {
    const { play, effects } = await signedIn();
    await play(opened, staffOpened, done('confirm', { nickname: '쉬는하루', name: '김하루' }));
    expect(effects).toEqual([['writeStored']]);
  });

  it('ends and goes to login if such a confirmation fails', async () => {
    const { play, effects } = await signedIn();
    const { value, context } = await play(opened, staffOpened, failed('confirm', error));
    expect([value, context.user, context.endedBy]).toEqual(['anonymous', null, 'expired']);
    expect(effects).toEqual([['clearStored'], ['goTo', { path: '/login' }]]);
  });

  it.each([
    ['answers', done('revoke')],
    ['fails', failed('revoke', error)],
  ])('ends at logout if the server %s', async (_, answer) => {
    const { flow, play, asked, effects } = await signedIn();
    await play({ type: 'session.loggedOut' });
    expect([flow.snapshot.hasTag('pending'), asked('revoke')]).toEqual([true, [{ token: 't-1' }]]);
    effects.length = 0;
    const { value, context } = await play(answer);
    expect(value).toBe('anonymous');
    expect(context).toMatchObject({ user: null, likedFeedIds: [], endedBy: 'logout' });
    expect(effects.at(-1)).toEqual(['goTo', { path: '/' }]);
    // Another tab may have logged in a different member meanwhile.
    expect(effects).not.toContainEqual(['clearStored']);
  });

  it('ends with a 401: cleared and sent to login, once for many refused calls', async () => {
    const { play, effects } = await signedIn();
    const { value, context } = await play(expired, expired, expired);
    expect([value, context.endedBy]).toEqual(['anonymous', 'expired']);
    expect(effects).toEqual([['clearStored'], ['goTo', { path: '/login' }]]);
  });

  it('ends with a logout in another tab, without clearing or navigating here', async () => {
    const { play, effects } = await signedIn();
    const { value, context } = await play({ type: 'session.endedElsewhere' });
    expect([value, context.user, context.endedBy]).toEqual(['anonymous', null, 'elsewhere']);
    expect(effects).toEqual([]);
  });

  it('drops liked feeds that arrive after its end', async () => {
    const { flow, play, effects } = await signedIn();
    await play(expired);
    effects.length = 0;
    await flow.calls.find(({ id }) => id === 'likedFeeds')?.settle({ output: [1] });
    expect([flow.snapshot.context.likedFeedIds, effects]).toEqual([[], []]);
  });
});
