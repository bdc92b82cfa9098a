import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../support/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const setPoints = (email: string, activity_points: number) =>
  shop.db.updateTable('users').set({ activity_points }).where('email', '=', email).execute();

it('answers level, percent and rank at the top level of the body', async () => {
  await shop.db.updateTable('users').set({ activity_points: 10 }).execute();
  await setPoints('user@sinbaljang.test', 400);
  await setPoints('seller@sinbaljang.test', 401);
  await setPoints('jiwoo@sinbaljang.test', 400);
  const { body, queries } = await shop.as('user').get('/api/users/level/me');
  expect(body).toMatchObject({
    totalPoints: 400,
    levelEmoji: '🥇',
    levelDisplayName: 'Lv.3 🥇 골드',
    rewardDescription: '5% 할인',
    pointsToNextLevel: 200,
    levelProgress: 33.3,
    userRank: 2,
    currentLevelName: '골드',
    currentLevel: { levelId: 3, levelName: '골드', minPointsRequired: 300, discountRate: 5 },
  });
  expect(queries).toBeLessThanOrEqual(3);
});

it('is complete at the highest level', async () => {
  await setPoints('user@sinbaljang.test', 20_000);
  const { body } = await shop.as('user').get('/api/users/level/me');
  expect(body).toMatchObject({ pointsToNextLevel: 0, levelProgress: 100, userRank: 1 });
});

it('lists own activities newest first as a Spring page', async () => {
  const { body, queries } = await shop.as('user').get('/api/users/level/me/activities?page=1&size=10');
  expect(body).toMatchObject({
    number: 1,
    size: 10,
    first: false,
    numberOfElements: 10,
    pageable: { pageNumber: 1, pageSize: 10, offset: 10, paged: true },
  });
  expect(body.totalPages).toBe(Math.ceil(body.totalElements / 10));
  const [first, second] = body.content;
  expect(first.activityId).toBe(first.id);
  expect(first.activityId).toBeGreaterThan(second.activityId);
  expect(queries).toBeLessThanOrEqual(3);
});

it('gives 20 rows by default and refuses visitors', async () => {
  expect((await shop.as('user').get('/api/users/level/me/activities')).body.size).toBe(20);
  expect((await shop.as('visitor').get('/api/users/level/me/activities')).status).toBe(401);
});
