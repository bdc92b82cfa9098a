import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BadgeMeasure } from '#domain/rewards/badge-rules.ts';
import { measuresOf } from '#server/rewards/badges/badge-store.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const read = async () => (await shop.as('user').get('/api/users/badges/me')).body;

describe('GET badges', () => {
  it('returns every own badge newest first, with counts', async () => {
    const { body, queries } = await shop.as('user').get('/api/users/badges/me');
    expect(body.totalCount).toBe(body.badges.length);
    expect(body.badges[0].awardedAt > body.badges[1].awardedAt).toBe(true);
    expect(body.badges[0].badgeImageUrl).toMatch(/^\/images\/badges\/[a-z0-9_]+\.svg$/);
    expect(queries).toBeLessThanOrEqual(3);
  });

  it('returns the progress of the others, nearest first, and the next one', async () => {
    const { badges, progress, nextBadgeType } = await read();
    const owned = badges.map(({ badgeType }: { badgeType: string }) => badgeType);
    const me = (await shop.as('user').get('/api/users/me/profile')).body.data.userId;
    const measures = await measuresOf(shop.db, me);
    expect(progress.length).toBeGreaterThan(3);
    for (const { badgeType, badgeName, badgeDescription, measure, have, need } of progress) {
      expect(owned).not.toContain(badgeType);
      expect([badgeName, badgeDescription].every(Boolean)).toBe(true);
      expect([badgeType, have]).toEqual([badgeType, Math.min(measures[measure as BadgeMeasure], need)]);
      // The seed has given what is earned.
      expect(have).toBeLessThan(need);
    }
    const parts = progress.map(({ have, need }: { have: number; need: number }) => have / need);
    expect(parts).toEqual(parts.toSorted((a: number, b: number) => b - a));
    expect(nextBadgeType).toBe(progress[0].badgeType);
    const counted = await shop.db
      .selectFrom('reviews')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', me)
      .executeTakeFirstOrThrow();
    expect(measures.reviews).toBe(Number(counted.count));
  });

  it('returns both counts with the public list', async () => {
    const all = await read();
    const { body } = await shop.as('user').get('/api/users/badges/me/displayed');
    expect(body.badges).toHaveLength(all.displayedCount);
    expect(body).toMatchObject({ totalCount: all.totalCount, displayedCount: all.displayedCount });
  });

  it('never reveals the number of hidden badges', async () => {
    const all = await read();
    const me = (await shop.as('user').get('/api/users/me/profile')).body.data.userId;
    const { body, queries } = await shop.as('visitor').get(`/api/users/badges/users/${me}/displayed`);
    expect(body).toMatchObject({ totalCount: all.displayedCount, displayedCount: all.displayedCount });
    expect(queries).toBeLessThanOrEqual(3);
    expect((await shop.as('visitor').get('/api/users/badges/users/999999/displayed')).status).toBe(404);
  });
});

describe('badge visibility toggle', () => {
  it('changes one own badge', async () => {
    const [badge] = (await read()).badges;
    const { body, queries } = await shop.as('user').patch('/api/users/badges/toggle', { badgeId: badge.id });
    expect(body).toMatchObject({ id: badge.id, isDisplayed: !badge.isDisplayed });
    expect(queries).toBeLessThanOrEqual(3);
  });

  it('keeps the requested state, idempotently', async () => {
    const [badge] = (await read()).badges;
    const say = (isDisplayed: boolean) =>
      shop.as('user').patch('/api/users/badges/toggle', { badgeId: badge.id, isDisplayed });
    const answers = await Promise.all([!badge.isDisplayed, !badge.isDisplayed].map(say));
    expect(answers.map(({ body }) => body.isDisplayed)).toEqual(Array(2).fill(!badge.isDisplayed));
    expect((await say(badge.isDisplayed)).body.isDisplayed).toBe(badge.isDisplayed);
  });

  it('returns 404 for a badge of another member and leaves it alone', async () => {
    const [badge] = (await read()).badges;
    const { status, body } = await shop.as('seller').patch('/api/users/badges/toggle', { badgeId: badge.id });
    expect([status, body.code]).toEqual([404, 'BADGE_NOT_FOUND']);
    expect((await read()).badges[0].isDisplayed).toBe(badge.isDisplayed);
  });

  it('loses no change of twenty parallel ones', async () => {
    const [badge] = (await read()).badges;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        shop.as('user').patch('/api/users/badges/toggle', { badgeId: badge.id }),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ body }) => body.isDisplayed)).toHaveLength(10);
    expect((await read()).badges[0].isDisplayed).toBe(badge.isDisplayed);
  });

  it.each([{}, { badgeId: 0 }, { badgeId: 'x' }, { badgeId: 1e20 }])('refuses %j', async (body) => {
    expect((await shop.as('user').patch('/api/users/badges/toggle', body)).status).toBe(400);
  });
});
