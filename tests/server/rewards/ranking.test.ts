import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { idOf } from '../../support/community.ts';
import { startTestShop, type TestShop } from '../../support/server.ts';

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
    rank: number;
  }[];

beforeEach(async () => {
  await shop.db.deleteFrom('blocks').execute();
  await shop.db.updateTable('users').set({ activity_points: 1, status: 'ACTIVE' }).execute();
  for (const [name, points] of Object.entries({ user: 400, jiwoo: 700, minjun: 400, nari: 399 }))
    await setPoints(name, points);
});

it('ranks members by their points, and who has as many has the same rank', async () => {
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

it('tells no address or number of anybody, in one statement', async () => {
  const { body, queries } = await shop.as('user').get('/api/users/level/ranking');
  expect(body.length).toBeGreaterThan(4);
  expect(JSON.stringify(body)).not.toMatch(/@|010\d/);
  expect(queries).toBeLessThanOrEqual(2);
});

it('leaves out who is apart from the reader or has left, and keeps the others their rank', async () => {
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

it('refuses to rank more than a hundred', async () => {
  expect((await shop.as('visitor').get('/api/users/level/ranking?limit=101')).status).toBe(400);
});
