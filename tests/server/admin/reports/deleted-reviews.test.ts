import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, person, reviewBy } from '../../../support/members/people.ts';
import { freshProduct } from '../../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let author: Person;
let other: Person;
let productId: number;
const BASE = '/api/admin/reviews';
const read = async (path: string) => (await shop.as('admin').get(`${BASE}${path}`)).body.data;

beforeAll(async () => {
  shop = await startTestShop();
  author = await person(shop, 'minjun');
  other = await person(shop, 'seoyeon');
  productId = await freshProduct(shop);
});
afterAll(() => shop.close());

/** A review that was deleted at a moment; null: it stands. */
async function review(by: Person, rating: number, deletedAt: string | null, on = productId): Promise<number> {
  const { reviewId } = await reviewBy(shop, by, on);
  await shop.db.updateTable('reviews').set({ rating }).where('id', '=', reviewId).execute();
  if (!deletedAt) return reviewId;
  expect((await by.call.delete(`/api/user/reviews/${reviewId}`)).status).toBe(200);
  const deleted_at = new Date(deletedAt);
  await shop.db.updateTable('reviews').set({ deleted_at }).where('id', '=', reviewId).execute();
  return reviewId;
}
const trail = () =>
  shop.db
    .selectFrom('audit_entries')
    .select(['target_id', 'detail'])
    .where('action', '=', 'DELETED_REVIEWS_READ')
    .orderBy('id')
    .execute();

describe('deleted reviews in the legacy API', () => {
  it('are counted per product, as a share of all its reviews', async () => {
    await review(author, 5, null);
    await review(other, 4, null);
    await review(author, 1, '2026-09-30T14:59:59Z');
    const hidden = await review(other, 1, null);
    await shop.db.updateTable('reviews').set({ status: 'HIDDEN' }).where('id', '=', hidden).execute();
    expect(await read(`/stats/product/${productId}`)).toEqual({
      productId,
      activeReviewCount: 2,
      deletedReviewCount: 1,
      totalReviewCount: 4,
      averageRating: 4.5,
      deletionRate: 25,
      generatedAt: shop.clock.now().toISOString(),
    });
    const empty = await freshProduct(shop);
    expect(await read(`/stats/product/${empty}`)).toMatchObject({
      activeReviewCount: 0,
      deletedReviewCount: 0,
      totalReviewCount: 0,
      averageRating: 0,
      deletionRate: 0,
    });
    const missing = await shop.as('admin').get(`${BASE}/stats/product/999999999`);
    expect([missing.status, missing.body.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
  });

  it('are counted per product for its own seller, and for no other', async () => {
    const path = `${BASE}/stats/product/${productId}`;
    const { seller_id } = await shop.db
      .selectFrom('products')
      .innerJoin('stores', 'stores.id', 'products.store_id')
      .select('seller_id')
      .where('products.id', '=', productId)
      .executeTakeFirstOrThrow();
    const sellers = await shop.db
      .selectFrom('users')
      .innerJoin('stores', 'stores.seller_id', 'users.id')
      .select(['users.id', 'users.email'])
      .execute();
    const as = async (isOwn: boolean) =>
      (await shop.asMember(sellers.find(({ id }) => (id === seller_id) === isOwn)?.email ?? '')).get(path);
    expect((await as(true)).body.data).toMatchObject({ productId, totalReviewCount: 4 });
    expect([(await as(false)).status, (await as(false)).body.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    expect((await author.call.get(path)).status).toBe(403);
    expect((await shop.as('visitor').get(path)).status).toBe(401);
  });

  it('are counted between two moments in Seoul, both included', async () => {
    const [first, last] = [
      await review(author, 2, '2026-09-30T15:00:00Z'),
      await review(other, 5, '2026-10-31T14:59:59Z', await freshProduct(shop)),
    ];
    const period = `startDate=2026-10-01T00:00:00&endDate=2026-10-31T23:59:59`;
    const stats = await read(`/stats/period?${period}`);
    expect(stats).toMatchObject({
      startDate: '2026-09-30T15:00:00.000Z',
      endDate: '2026-10-31T14:59:59.000Z',
      totalDeletedCount: 2,
      uniqueUserCount: 2,
      uniqueProductCount: 2,
      averageRatingOfDeleted: 3.5,
    });
    expect(stats.deletedReviews).toEqual([
      expect.objectContaining({
        reviewId: last,
        userId: other.id,
        rating: 5,
        deletedAt: '2026-10-31T14:59:59.000Z',
      }),
      expect.objectContaining({ reviewId: first, userId: author.id, productId, rating: 2 }),
    ]);
    for (const same of [
      'startDate=2026-10-01&endDate=2026-10-31',
      'startDate=2026-09-30T15:00:00Z&endDate=2026-10-31T23:59:59%2B09:00',
      'startDate=2026-10-01T00:00&endDate=2026-10-31T23:59:59.5',
    ])
      expect([same, (await read(`/stats/period?${same}`)).totalDeletedCount]).toEqual([same, 2]);
    const listed = await read(`/deleted/period?${period}`);
    expect(listed.map((one: { reviewId: number }) => one.reviewId)).toEqual([last, first]);
    expect(listed[0]).toMatchObject({ status: 'DELETED', userId: other.id, isMine: false });
    expect((await read('/stats/period?startDate=2026-10-02&endDate=2026-10-02')).totalDeletedCount).toBe(0);
    expect(await read('/stats/period?startDate=2024-01-01&endDate=2024-01-02')).toMatchObject({
      totalDeletedCount: 0,
      uniqueUserCount: 0,
      averageRatingOfDeleted: 0,
      deletedReviews: [],
    });
  });

  it('of the last thirty days end at the present moment', async () => {
    const now = shop.clock.now().getTime();
    const day = 86_400_000;
    const before = (await read('/stats/recent')).totalDeletedCount;
    await review(author, 3, new Date(now - 30 * day + 1_000).toISOString());
    await review(other, 3, new Date(now - 30 * day - 1_000).toISOString());
    const stats = await read('/stats/recent');
    expect(stats.totalDeletedCount).toBe(before + 1);
    expect(Date.parse(stats.endDate) - Date.parse(stats.startDate)).toBe(30 * day);
  });

  it('of one member are recorded without their text when they are read', async () => {
    const before = (await trail()).length;
    const theirs: { userId: number; status: string }[] = await read(`/deleted/user/${author.id}`);
    expect(new Set(theirs.map(({ userId, status }) => `${userId} ${status}`))).toEqual(
      new Set([`${author.id} DELETED`]),
    );
    expect(await read(`/deleted/count/user/${author.id}`)).toEqual({
      userId: author.id,
      deletedReviewCount: theirs.length,
    });
    expect(await read('/deleted/user/999999999')).toEqual([]);
    expect((await read('/deleted/count/user/999999999')).deletedReviewCount).toBe(0);
    const [entry] = (await trail()).slice(before);
    expect([entry?.target_id, entry?.detail]).toEqual([author.id, { found: theirs.length }]);
  });

  it('require a period that ends after it begins', async () => {
    for (const query of [
      'startDate=2026-10-02T00:00:00&endDate=2026-10-01T00:00:00',
      'startDate=2026-10-01',
      '',
      'startDate=yesterday&endDate=2026-10-01',
      'startDate=2026-02-31&endDate=2026-10-01',
      'startDate=2026-10-01T25:00:00&endDate=2026-10-02',
      "startDate=2026-10-01'&endDate=2026-10-02",
    ])
      for (const path of ['/stats/period', '/deleted/period']) {
        const answer = await shop.as('admin').get(`${BASE}${path}?${encodeURI(query)}`);
        expect([query, path, answer.status]).toEqual([query, path, 400]);
      }
  });

  it('are for administrators only, except for one product', async () => {
    for (const path of [
      '/stats/recent',
      '/stats/period?startDate=2026-10-01&endDate=2026-10-02',
      `/deleted/user/${author.id}`,
      '/deleted/period?startDate=2026-10-01&endDate=2026-10-02',
      `/deleted/count/user/${author.id}`,
    ])
      for (const [call, status] of [
        [shop.as('visitor'), 401],
        [author.call, 403],
        [shop.as('seller'), 403],
      ] as const)
        expect([path, (await call.get(`${BASE}${path}`)).status]).toEqual([path, status]);
  });
});
