import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idOf } from '../../support/community.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const mail = (name: string) => `${name}@sinbaljang.test`;
const setPoints = (name: string, activity_points: number) =>
  shop.db.updateTable('users').set({ activity_points }).where('email', '=', mail(name)).execute();
const ranking = async (who: 'visitor' | 'user', query = '') =>
  (await shop.as(who).get(`/api/users/level/ranking${query}`)).body as {
    userId: number;
    totalPoints: number;
    periodPoints: number;
    rank: number;
  }[];

beforeEach(async () => {
  await shop.db.deleteFrom('blocks').execute();
  await shop.db.updateTable('users').set({ activity_points: 1, status: 'ACTIVE' }).execute();
  for (const [name, points] of Object.entries({ user: 400, jiwoo: 700, minjun: 400, nari: 399 }))
    await setPoints(name, points);
});

it('ranking orders members by points, with equal ranks for equal points', async () => {
  const ids = await Promise.all(['jiwoo', 'user', 'minjun', 'nari'].map((name) => idOf(shop, mail(name))));
  const rows = await ranking('visitor', '?limit=4');
  expect(rows.map(({ totalPoints, rank }) => [totalPoints, rank])).toEqual([
    [700, 1],
    [400, 2],
    [400, 2],
    [399, 4],
  ]);
  expect(rows.map(({ userId }) => userId).toSorted()).toEqual(ids.toSorted());
  expect(rows[0]).toMatchObject({ levelEmoji: '💎', levelDisplayName: 'Lv.4 💎 플래티넘' });
});

it('ranking contains no address or phone number, in one statement', async () => {
  const { body, queries } = await shop.as('user').get('/api/users/level/ranking');
  expect(body.length).toBeGreaterThan(4);
  expect(JSON.stringify(body)).not.toMatch(/@|010\d/);
  expect(queries).toBeLessThanOrEqual(2);
});

it('ranking leaves out blocked and withdrawn members without changing the ranks of others', async () => {
  const [jiwoo, minjun] = await Promise.all([idOf(shop, mail('jiwoo')), idOf(shop, mail('minjun'))]);
  await shop.as('user').post('/api/users/blocks', { userId: jiwoo });
  await shop.db.updateTable('users').set({ status: 'DELETED' }).where('id', '=', minjun).execute();
  expect((await ranking('user', '?limit=2')).map(({ totalPoints, rank }) => [totalPoints, rank])).toEqual([
    [400, 2],
    [399, 3],
  ]);
  expect((await ranking('visitor', '?limit=1'))[0]?.userId).toBe(jiwoo);
  const level = (who: 'visitor' | 'user', id: number) => shop.as(who).get(`/api/users/level/users/${id}`);
  expect([(await level('user', jiwoo)).status, (await level('visitor', minjun)).status]).toEqual([404, 404]);
  expect((await level('visitor', jiwoo)).body.data).toMatchObject({ userId: jiwoo, userRank: 1 });
});

it('ranking refuses more than a hundred rows', async () => {
  expect((await shop.as('visitor').get('/api/users/level/ranking?limit=101')).status).toBe(400);
});

describe('ranking of a period', () => {
  // The clock of tests stands on Saturday, 21 November 2026: the week begins on the 16th, the month on the 1st.
  const earned = async (name: string, rows: readonly (readonly [at: string, points: number])[]) => {
    const user_id = await idOf(shop, mail(name));
    const values = rows.map(([at, points], index) => ({
      user_id,
      type: 'COMMENT_CREATION',
      points,
      description: '댓글을 남겼어요',
      ref_type: 'TEST',
      ref_id: index,
      created_at: new Date(at),
    }));
    await shop.db.insertInto('activities').values(values).execute();
  };
  const placesIn = async (who: 'visitor' | 'user', period: string) =>
    (await ranking(who, `?period=${period}`)).map(({ periodPoints, rank }) => [periodPoints, rank]);
  const own = async (who: 'user' | 'seller', period: string) =>
    (await shop.as(who).get(`/api/users/level/ranking/me?period=${period}`)).body.data;

  beforeEach(async () => {
    await shop.db.deleteFrom('activities').execute();
    await earned('user', [
      ['2026-11-16T00:00:00+09:00', 3],
      ['2026-11-15T23:59:59+09:00', 50],
      ['2026-10-31T23:59:59+09:00', 100],
    ]);
    await earned('jiwoo', [['2026-11-17T09:00:00+09:00', 5]]);
    await earned('minjun', [['2026-11-18T09:00:00+09:00', 3]]);
    await earned('nari', [['2026-11-01T00:00:00+09:00', 5]]);
  });

  it('counts from Monday and from the first of the month in Seoul', async () => {
    expect(await placesIn('visitor', 'week')).toEqual([
      [5, 1],
      [3, 2],
      [3, 2],
    ]);
    expect(await placesIn('visitor', 'month')).toEqual([
      [53, 1],
      [5, 2],
      [5, 2],
      [3, 4],
    ]);
  });

  it('returns the own points and rank, and no rank without points', async () => {
    const userId = await idOf(shop, mail('user'));
    expect(await own('user', 'week')).toEqual({ userId, periodPoints: 3, rank: 2 });
    expect(await own('user', 'month')).toEqual({ userId, periodPoints: 53, rank: 1 });
    expect(await own('user', 'all')).toEqual({ userId, periodPoints: 400, rank: 2 });
    expect(await own('seller', 'week')).toMatchObject({ periodPoints: 0, rank: null });
  });

  it('leaves out a blocked member for the blocker only, and a withdrawn one for all', async () => {
    await shop.as('user').post('/api/users/blocks', { userId: await idOf(shop, mail('jiwoo')) });
    expect(await placesIn('user', 'week')).toEqual([
      [3, 2],
      [3, 2],
    ]);
    expect((await placesIn('visitor', 'week')).length).toBe(3);
    await shop.db
      .updateTable('users')
      .set({ status: 'DELETED' })
      .where('email', '=', mail('jiwoo'))
      .execute();
    expect(await placesIn('visitor', 'week')).toEqual([
      [3, 1],
      [3, 1],
    ]);
    expect(await own('user', 'week')).toMatchObject({ rank: 1 });
  });

  it('refuses an unknown period', async () => {
    expect((await shop.as('visitor').get('/api/users/level/ranking?period=year')).status).toBe(400);
  });
});
