import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { foundFeeds } from '#server/community/feed-read-store.ts';
import { feedBy, type Person, person } from '../../support/members/people.ts';
import { rowsVisited } from '../../support/server/query-plan.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { expectSlowStatements } from '../../support/server/statement-gate.ts';

let shop: TestShop;
let [nari, minjun, seoyeon]: [Person, Person, Person] = [] as never;
/** One feed each. */
let [minjuns, seoyeons]: [number, number] = [0, 0];
beforeAll(async () => {
  shop = await startTestShop();
  nari = await person(shop, 'nari');
  minjun = await person(shop, 'minjun');
  seoyeon = await person(shop, 'seoyeon');
  await shop.db.updateTable('feeds').set({ deleted_at: shop.clock.now() }).execute();
  minjuns = (await feedBy(shop, minjun)).feedId;
  seoyeons = (await feedBy(shop, seoyeon)).feedId;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('follows').execute();
  await shop.db.deleteFrom('blocks').execute();
  await shop.db.deleteFrom('report_cases').execute();
});

const follow = (by: Person, of: Person) =>
  by.call.post('/api/users/follow', { followingUserId: of.id, following: true });
const block = (by: Person, of: Person) => by.call.post('/api/users/blocks', { userId: of.id });
const listOf = async (by: Person, query = '') => {
  const { status, body } = await by.call.get(`/api/feeds/following${query}`);
  expect(status).toBe(200);
  return body.data;
};
const idsOf = async (by: Person, query = ''): Promise<number[]> =>
  (await listOf(by, query)).content.map(({ feedId }: { feedId: number }) => feedId);

describe('GET /api/feeds/following', () => {
  it('returns 401 to a guest', async () => {
    expect((await shop.as('visitor').get('/api/feeds/following')).status).toBe(401);
  });

  it('lists feeds of followed members only, to the follower only', async () => {
    expect(await listOf(nari)).toMatchObject({ content: [], totalElements: 0 });
    await follow(nari, minjun);
    expect(await idsOf(nari)).toEqual([minjuns]);
    expect(await idsOf(minjun)).toEqual([]);
    expect(await idsOf(seoyeon)).toEqual([]);
    await follow(nari, seoyeon);
    expect(await idsOf(nari)).toEqual([seoyeons, minjuns]);
  });

  it('pages, filters by type and sorts by likes, in the same number of statements for any size', async () => {
    await follow(nari, minjun);
    await follow(nari, seoyeon);
    expect(await idsOf(nari, '?size=1&page=1')).toEqual([minjuns]);
    expect(await listOf(nari, '?size=1')).toMatchObject({ totalElements: 2, totalPages: 2 });
    expect(await idsOf(nari, '?feedType=event')).toEqual([]);
    await shop.db.updateTable('feeds').set({ like_count: 3 }).where('id', '=', minjuns).execute();
    expect(await idsOf(nari, '?sort=popular')).toEqual([minjuns, seoyeons]);
    const [small, large] = [
      await nari.call.get('/api/feeds/following?size=1'),
      await nari.call.get('/api/feeds/following?size=100'),
    ];
    expect(large.queries).toBe(small.queries);
  });

  it.each([
    ['is blocked by the reader', () => block(nari, minjun)],
    ['has blocked the reader', () => block(minjun, nari)],
  ])('leaves out a followed member who %s, also after the block has ended', async (_, blocks) => {
    await follow(nari, minjun);
    await follow(nari, seoyeon);
    await blocks();
    expect(await idsOf(nari)).toEqual([seoyeons]);
    await shop.db.deleteFrom('blocks').execute();
    expect(await idsOf(nari)).toEqual([seoyeons]);
  });

  it('leaves out a followed member whom the reader has reported', async () => {
    await follow(nari, minjun);
    await nari.call.post('/api/reports', { targetType: 'MEMBER', targetId: minjun.id, reason: 'SPAM' });
    expect(await idsOf(nari)).toEqual([]);
  });

  it.each(['BLOCKED', 'DELETED'])('leaves out a followed member with account status %s', async (status) => {
    await follow(nari, minjun);
    await minjun.set({ status });
    try {
      expect(await idsOf(nari)).toEqual([]);
    } finally {
      await minjun.set({ status: 'ACTIVE' });
    }
    expect(await idsOf(nari)).toEqual([minjuns]);
  });

  it('leaves out deleted and hidden feeds', async () => {
    await follow(nari, minjun);
    const put = (change: { hidden_at?: Date | null; deleted_at?: Date | null }) =>
      shop.db.updateTable('feeds').set(change).where('id', '=', minjuns).execute();
    for (const column of ['hidden_at', 'deleted_at'] as const) {
      await put({ [column]: shop.clock.now() });
      expect(await idsOf(nari)).toEqual([]);
      await put({ [column]: null });
    }
  });
});

describe('query plan of GET /api/feeds/following with many feeds', () => {
  const FEEDS = 1_000;
  const OF_FOLLOWED = 20;
  beforeAll(async () => {
    // The oldest feeds are the followed ones: a plan that walks from the newest reads all others before.
    const fill = sql`insert into feeds (user_id, order_item_id, feed_type, title, content, like_count, created_at, updated_at)
      select case when n <= ${OF_FOLLOWED} then ${minjun.id}::bigint else ${seoyeon.id}::bigint end, order_item_id,
        'DAILY', title, content, n % 300, created_at, updated_at
      from feeds, generate_series(1, ${FEEDS}::int) as n where id = ${minjuns} order by n`;
    await expectSlowStatements('a bulk fill', async () => {
      await fill.execute(shop.db);
      await sql`analyze feeds`.execute(shop.db);
    });
  });

  it.each(['latest', 'popular'] as const)(
    '%s: reads the feeds of followed members, not all',
    async (sort) => {
      await follow(nari, minjun);
      const filter = { followerId: nari.id, viewerId: nari.id };
      const visited = await rowsVisited(shop.db, foundFeeds(filter, sort));
      expect(visited).toBeLessThan(10 * OF_FOLLOWED);
    },
  );
});
