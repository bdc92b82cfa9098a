import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Review } from '#domain/reviews/review.ts';
import { caseOf } from '../../support/care.ts';
import { activityPoints, idOf } from '../../support/community.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { freshProduct, postReview } from '../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Caller = Awaited<ReturnType<TestShop['asMember']>>;
type Reader = { email: string; id: number; call: Caller };

const NAMES = ['jiwoo', 'minjun', 'seoyeon', 'doyun', 'haeun', 'yejun'];
let shop: TestShop;
let readers: Reader[];
beforeAll(async () => {
  shop = await startTestShop();
  readers = await Promise.all(
    NAMES.map(async (name) => {
      const email = `${name}@sinbaljang.test`;
      return { email, id: await idOf(shop, email), call: await shop.asMember(email) };
    }),
  );
});
afterAll(() => shop.close());

const reader = (index: number): Reader => {
  const found = readers[index];
  if (!found) throw new Error('no such reader');
  return found;
};
const list = async (productId: number, query = '', who: Caller = shop.as('visitor')) =>
  (await who.get(`/api/reviews/products/${productId}/filter?${query}`)).body.data;
const ids = (page: { reviews: Review[] }) => page.reviews.map(({ reviewId }) => reviewId);

describe('GET reviews of a product', () => {
  it('filter, sort and page on the server, with averages over all', async () => {
    const productId = await freshProduct(shop);
    const made: number[] = [];
    for (const [index, rating] of [5, 3, 4, 3, 1].entries()) {
      const { call, id } = reader(index);
      const extra = { rating, sizeFit: index < 2 ? 'SMALL' : 'NORMAL', showBody: true };
      made.push((await postReview(shop, call, id, extra, productId)).reviewId);
    }
    const at = (...places: number[]) => places.map((place) => made[place]);
    const latest = await list(productId, 'size=2');
    expect(ids(latest)).toEqual(at(4, 3));
    expect(latest).toMatchObject({
      totalElements: 5,
      totalPages: 3,
      number: 0,
      size: 2,
      last: false,
      averageRating: 3.2,
      totalReviews: 5,
    });
    expect(ids(await list(productId, 'size=2&page=2'))).toEqual(at(0));
    expect(ids(await list(productId, 'sort=rating_high'))).toEqual(at(0, 2, 3, 1, 4));
    expect(ids(await list(productId, 'sort=rating_low'))).toEqual(at(4, 3, 1, 2, 0));
    expect(ids(await list(productId, 'rating=3'))).toEqual(at(3, 1));
    const many = await list(productId, 'rating=3&exactRating=false');
    expect(ids(many)).toEqual(at(3, 2, 1, 0));
    expect([many.totalElements, many.totalReviews, many.averageRating]).toEqual([4, 5, 3.2]);
    expect(ids(await list(productId, 'sizeFit=small&rating=5'))).toEqual(at(0));
    expect(ids(await list(productId, 'photoOnly=true'))).toEqual([]);
    expect((await list(productId, 'size=999')).size).toBe(20);
    const bad = await shop.as('visitor').get(`/api/reviews/products/${productId}/filter?cushion=ROCK`);
    expect(bad.status).toBe(400);
    // 민준 wears 270 NORMAL; only 지우 (240) and 하은 (250) share the width, none the length.
    expect(ids(await list(productId, 'sameFeet=true', reader(1).call))).toEqual(at(1));
    expect(ids(await list(productId, 'sameFeet=true'))).toEqual([]);
    await reader(5).call.post(`/api/user/reviews/${made[1]}/helpful`);
    expect(ids(await list(productId, 'sort=points'))[0]).toBe(made[1]);
  });

  it('cost two statements, whatever their number', async () => {
    const path = '/api/reviews/products/1/filter';
    const small = await shop.as('visitor').get(`${path}?size=1`);
    const large = await shop.as('visitor').get(`${path}?size=100`);
    expect(large.body.data.reviews.length).toBeGreaterThan(2);
    expect([small.queries, large.queries]).toEqual([2, 2]);
    expect((await shop.as('user').get(path)).queries).toBe(3);
    expect((await shop.as('visitor').get('/api/reviews/products/1/statistics')).queries).toBe(1);
    expect((await shop.as('user').get('/api/user/reviews/my')).queries).toBe(3);
  });

  it('have statistics that equal their rows', async () => {
    const { reviews } = await list(1, 'size=100');
    const { body } = await shop.as('visitor').get('/api/reviews/products/1/statistics');
    const count = (test: (review: Review) => boolean) => reviews.filter(test).length;
    expect(body.data.totalReviews).toBe(reviews.length);
    for (const stars of [1, 2, 3, 4, 5])
      expect(body.data.ratingDistribution[stars]).toBe(count(({ rating }: Review) => rating === stars));
    expect(body.data.photoReviews).toBe(count(({ hasImages }: Review) => hasImages));
    for (const [step, number] of Object.entries(body.data.sizeFitStatistics.distribution))
      expect(number).toBe(count(({ sizeFit }: Review) => sizeFit === step));
    const empty = await shop.as('visitor').get('/api/reviews/products/999999/statistics');
    expect(empty.body.data).toMatchObject({
      totalReviews: 0,
      averageRating: 0,
      sizeFitStatistics: { distribution: {}, percentage: {}, mostSelected: null, averageScore: 0 },
    });
  });
});

describe('helpful toggles', () => {
  it('are counted for concurrent members and earn the author one point each', async () => {
    const author = reader(0);
    const { reviewId } = await postReview(shop, author.call, author.id);
    const path = `/api/user/reviews/${reviewId}/helpful`;
    const before = await activityPoints(shop, author.id);
    const others = readers.slice(1);
    await Promise.all(others.map(({ call }) => call.post(path)));
    expect(await activityPoints(shop, author.id)).toBe(before + others.length);
    const seen = (await reader(1).call.get(`/api/reviews/${reviewId}`)).body.data;
    expect(seen).toMatchObject({ isHelpful: true, helpfulCount: others.length, points: others.length });
    await Promise.all(Array.from({ length: 20 }, () => reader(1).call.post(path)));
    const after = (await reader(1).call.get(`/api/reviews/${reviewId}`)).body.data;
    expect(after).toMatchObject({ isHelpful: true, helpfulCount: others.length });
    const say = (isHelpful: boolean) => reader(1).call.post(path, { isHelpful });
    const said = await Promise.all([true, true, true, true].map(say));
    for (const { body } of said)
      expect(body.data).toEqual({ reviewId, isHelpful: true, helpfulCount: others.length });
    const taken = [await say(false), await say(false)].map(({ body }) => body.data);
    expect(taken).toEqual(Array(2).fill({ reviewId, isHelpful: false, helpfulCount: others.length - 1 }));
    expect(await activityPoints(shop, author.id)).toBe(before + others.length - 1);
    expect((await author.call.post(path)).body.code).toBe('OWN_REVIEW_REACTION');
    expect((await shop.as('visitor').post(path)).status).toBe(401);
  });
});

describe('review reports', () => {
  it('of the legacy API count once per member, and hide the review from the reporter', async () => {
    const author = reader(0);
    const { reviewId, productId } = await postReview(shop, author.call, author.id);
    const path = `/api/user/reviews/${reviewId}/report`;
    const report = { reason: 'SPAM', description: '광고 같아요.' };
    expect((await author.call.post(path, report)).body.code).toBe('OWN_REVIEW_REACTION');
    expect((await shop.as('visitor').post(path, report)).status).toBe(401);
    expect((await reader(1).call.post(path, { reason: 'BORED' })).status).toBe(400);
    const said = await reader(1).call.post(path, report);
    expect(said.body.data).toMatchObject({
      reviewId,
      reporterId: reader(1).id,
      ...report,
      isProcessed: false,
    });
    expect((await reader(1).call.post(path, report)).body.code).toBe('ALREADY_REPORTED');
    expect((await list(productId, '', reader(1).call)).totalReviews).toBe(0);
    expect((await reader(1).call.get(`/api/reviews/${reviewId}`)).body.code).toBe('REVIEW_NOT_FOUND');
    expect((await list(productId, '', reader(2).call)).reviews[0]).toMatchObject({
      reviewId,
      isReported: false,
    });
    expect((await list(productId)).totalReviews).toBe(1);
  });

  it('N-55: of a store do not count against a review of its products', async () => {
    const author = reader(0);
    const { reviewId, productId } = await postReview(shop, author.call, author.id);
    const store = await sellerOf(shop, productId);
    expect((await store.post(`/api/user/reviews/${reviewId}/report`, { reason: 'SPAM' })).status).toBe(200);
    const known = await caseOf(shop, 'REVIEW', reviewId);
    expect(known).toMatchObject({ score: 0, author_id: author.id, state: 'PENDING' });
  });
});
