import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const setPoints = (email: string, activity_points: number) =>
  shop.db.updateTable('users').set({ activity_points }).where('email', '=', email).execute();

it('GET level returns level, percent and rank at the top of the body', async () => {
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

it('GET level is complete at the highest level', async () => {
  await setPoints('user@sinbaljang.test', 20_000);
  const { body } = await shop.as('user').get('/api/users/level/me');
  expect(body).toMatchObject({ pointsToNextLevel: 0, levelProgress: 100, userRank: 1 });
});

it('GET activities lists the own ones newest first as a Spring page', async () => {
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

it('GET activities returns 20 rows by default and refuses guests', async () => {
  expect((await shop.as('user').get('/api/users/level/me/activities')).body.size).toBe(20);
  expect((await shop.as('visitor').get('/api/users/level/me/activities')).status).toBe(401);
});

it('levels award the badges of every passed level, and take back those of a lost one', async () => {
  const owned = async () =>
    (await shop.as('user').get('/api/users/badges/me')).body.badges.map(
      (badge: { badgeType: string }) => badge.badgeType,
    );
  await shop.db.deleteFrom('user_badges').where('badge_type', 'in', ['EARLY_ADOPTER', 'VIP']).execute();
  await setPoints('user@sinbaljang.test', 998);
  const { content } = (await shop.as('visitor').get('/api/feeds?size=40')).body.data;
  // A feed that the member has not commented on: a deed counts once.
  const mine = await shop.db.selectFrom('feed_comments').select('feed_id').execute();
  const fresh = content.find(({ feedId }: { feedId: number }) => !mine.some((row) => row.feed_id === feedId));
  const comment = await shop.as('user').post(`/api/feeds/${fresh.feedId}/comments`, { content: '멋져요' });
  expect(comment.status).toBe(200);
  expect(await owned()).toContain('VIP');
  await shop.as('user').delete(`/api/comments/${comment.body.data.commentId}`);
  expect(await owned()).not.toContain('VIP');
});
