import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BadgeMeasure } from '#domain/rewards/badge-rules.ts';
import { measuresOf, sumDelivered } from '#server/rewards/badges/badge-store.ts';
import { copyOrder } from '../../support/orders/order-copies.ts';
import { buy, optionsInStock } from '../../support/orders/shopping.ts';
import { rowsVisitedBy } from '../../support/server/query-plan.ts';
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
      // The seed has given the earned badges.
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

describe('delivered orders that badges count', () => {
  it('are read for each member alone, also while the statistics know of few delivered lines', async () => {
    const [option] = await optionsInStock(shop, 1);
    const items = [{ optionId: option?.id ?? 0, quantity: 1 }];
    await sql`analyze orders, order_items`.execute(shop.db);
    const orderId = await buy(shop, shop.as('user'), { items });
    const ids = await copyOrder(shop, orderId, { times: 600 });
    const [many = [], few = []] = [ids.slice(0, 590), ids.slice(590)];
    // A rush: ten members have one of the orders each, the shopper has the rest.
    const { rows } = await sql<{ user_id: number }>`update orders set user_id = other.id
      from (select id, row_number() over (order by id) as n from users where status = 'ACTIVE' and role = 'user'
        and id <> (select user_id from orders where id = ${orderId}) order by id limit 10) as other
      where orders.id = (${few}::bigint[])[other.n] returning user_id`.execute(shop.db);
    await sql`update order_items set status = 'DELIVERED', carrier = '한빛택배', shipped_at = now(), delivered_at = now()
      where order_id = any(${[...many, ...few]}::bigint[])`.execute(shop.db);
    const members = rows.map(({ user_id: id }) => Number(id));
    expect(members.length).toBeGreaterThan(3);
    const sums = await sumDelivered(shop.db, members);
    expect(sums.every(({ orders, won }) => orders > 0 && won > 0)).toBe(true);
    // Their own orders, several times; not every delivered line of the shop for each of them.
    const visited = await rowsVisitedBy(shop.db, (db) => sumDelivered(db, members));
    expect(visited).toBeLessThan((members.length * ids.length) / 2);
  });
});
