import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Person, person } from '../../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let [nari, minjun, seoyeon]: [Person, Person, Person] = [] as never;
beforeAll(async () => {
  shop = await startTestShop();
  [nari, minjun, seoyeon] = [
    await person(shop, 'nari'),
    await person(shop, 'minjun'),
    await person(shop, 'seoyeon'),
  ];
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('follows').execute();
  await shop.db.deleteFrom('blocks').execute();
  await shop.db.deleteFrom('notices').where('type', '=', 'FOLLOWED').execute();
});

const follow = (by: Person, of: Person, following?: boolean) =>
  by.call.post('/api/users/follow', {
    followingUserId: of.id,
    ...(following === undefined ? {} : { following }),
  });
const visitor = async (path: string) => (await shop.as('visitor').get(path)).body.data;
const names = (list: { users: { userId: number }[] }) => list.users.map(({ userId }) => userId);
const told = async (to: Person) => {
  const { data } = (await to.call.get('/api/users/notices?size=100')).body;
  return data.content.filter(({ type }: { type: string }) => type === 'FOLLOWED');
};

it('E.6 C: follow toggles in the legacy API, and keeps the requested state otherwise', async () => {
  expect((await follow(nari, minjun)).body.data).toMatchObject({
    following: true,
    isFollowing: true,
    followerCount: 1,
    followingCount: 1,
  });
  expect((await follow(nari, minjun)).body.data).toMatchObject({ following: false, followerCount: 0 });
  for (const _ of [1, 2])
    expect((await follow(nari, minjun, true)).body.data).toMatchObject({
      isFollowing: true,
      followerCount: 1,
    });
  expect((await follow(nari, minjun, false)).body.data).toMatchObject({
    isFollowing: false,
    followerCount: 0,
  });
});

it('follow is one row for concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => follow(nari, minjun, true)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await visitor(`/api/users/${minjun.id}/follow-count`)).toEqual({
    userId: minjun.id,
    followerCount: 1,
    followingCount: 0,
  });
});

it('follow refuses oneself and missing members', async () => {
  expect((await follow(nari, nari)).body).toMatchObject({ code: 'INVALID_INPUT_VALUE' });
  expect((await follow(nari, { ...minjun, id: 999_999 })).body).toMatchObject({ code: 'USER_NOT_FOUND' });
  expect((await shop.as('visitor').get('/api/users/999999/followers')).status).toBe(404);
});

it('E.6 C: followers and followings are listed newest first', async () => {
  await follow(nari, minjun);
  shop.clock.advance(1_000);
  await follow(seoyeon, minjun);
  await follow(minjun, nari);
  const followers = await visitor(`/api/users/${minjun.id}/followers`);
  expect(names(followers)).toEqual([seoyeon.id, nari.id]);
  expect(Object.keys(followers.users[0])).toEqual(
    expect.arrayContaining(['userId', 'nickname', 'profileImageUrl', 'followedAt']),
  );
  expect(followers.pagination).toMatchObject({ totalElements: 2, hasNext: false });
  expect(names(await visitor(`/api/users/${minjun.id}/followings`))).toEqual([nari.id]);
  expect(names(await visitor(`/api/users/${minjun.id}/followers?page=1&size=1`))).toEqual([nari.id]);
  expect((await nari.call.get('/api/users/me/following-ids')).body.data).toEqual([minjun.id]);
  expect((await nari.call.get(`/api/users/${minjun.id}/follow-status`)).body.data).toBe(true);
  expect((await nari.call.get(`/api/users/${seoyeon.id}/follow-status`)).body.data).toBe(false);
});

it('follow lists are searched by a part of a nickname, with wildcards as text', async () => {
  await follow(nari, minjun);
  await follow(seoyeon, minjun);
  const { nickname } = await shop.db
    .selectFrom('users')
    .select('nickname')
    .where('id', '=', nari.id)
    .executeTakeFirstOrThrow();
  const found = (q: string, size = 20) =>
    visitor(`/api/users/${minjun.id}/followers?size=${size}&q=${encodeURIComponent(q)}`);
  expect(names(await found(nickname.slice(0, 2)))).toEqual([nari.id]);
  expect((await found(nickname)).pagination).toMatchObject({ totalElements: 1, hasNext: false });
  expect(names(await found('%'))).toEqual([]);
  expect(names(await visitor(`/api/users/${nari.id}/followings?q=zz`))).toEqual([]);
  expect(names(await found(' ', 1))).toHaveLength(1);
});

it('follow lists mark whom the reader follows, for that reader only', async () => {
  await follow(nari, minjun);
  await follow(seoyeon, minjun);
  await follow(minjun, nari);
  const marks = async (by: Person | null) => {
    const path = `/api/users/${minjun.id}/followers`;
    const { users } = by ? (await by.call.get(path)).body.data : await visitor(path);
    return new Map(
      users.map((one: { userId: number; isFollowing: boolean }) => [one.userId, one.isFollowing]),
    );
  };
  expect(await marks(minjun)).toEqual(
    new Map([
      [nari.id, true],
      [seoyeon.id, false],
    ]),
  );
  expect(await marks(seoyeon)).toEqual(
    new Map([
      [nari.id, false],
      [seoyeon.id, false],
    ]),
  );
  expect(await marks(null)).toEqual(
    new Map([
      [nari.id, false],
      [seoyeon.id, false],
    ]),
  );
});

it('follow and block at the same time leave no follow between the two', async () => {
  const followsBetween = async () => (await shop.db.selectFrom('follows').select('user_id').execute()).length;
  for (let turn = 0; turn < 8; turn += 1) {
    await shop.db.deleteFrom('blocks').execute();
    const answers = await Promise.all([
      follow(nari, minjun, true),
      follow(minjun, nari, true),
      nari.call.post('/api/users/blocks', { userId: minjun.id }),
      follow(minjun, nari, true),
      follow(nari, minjun, true),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
    expect(answers[2]?.status).toBe(200);
    expect(await followsBetween()).toBe(0);
  }
});

it('follow notifies the member once, and withdraws the notice with the follow', async () => {
  await follow(nari, minjun);
  await follow(seoyeon, minjun);
  expect(await told(minjun)).toHaveLength(1);
  expect(await told(seoyeon)).toEqual([]);
  await follow(nari, minjun, false);
  await follow(seoyeon, minjun, false);
  expect(await told(minjun)).toEqual([]);
});

it('follow ends with a block, and cannot start again', async () => {
  await follow(nari, minjun);
  await follow(minjun, nari);
  await follow(seoyeon, minjun);
  await nari.call.post('/api/users/blocks', { userId: minjun.id });
  expect(names(await visitor(`/api/users/${minjun.id}/followers`))).toEqual([seoyeon.id]);
  expect(names(await visitor(`/api/users/${nari.id}/followers`))).toEqual([]);
  expect((await follow(minjun, nari)).status).toBe(404);
  expect((await minjun.call.get(`/api/users/${nari.id}/follow-count`)).status).toBe(404);
});

it('follow counts no banned members', async () => {
  await follow(nari, minjun);
  await follow(seoyeon, minjun);
  await shop.db.updateTable('users').set({ status: 'BLOCKED' }).where('id', '=', nari.id).execute();
  try {
    expect(await visitor(`/api/users/${minjun.id}/follow-count`)).toMatchObject({ followerCount: 1 });
    expect((await shop.as('visitor').get(`/api/users/${nari.id}/followings`)).status).toBe(404);
  } finally {
    await shop.db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', nari.id).execute();
  }
});
