import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityPoints, balance, idOf } from '../../support/community.ts';
import { buy, freshProduct, postReview, WORDS } from '../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let me: number;
beforeAll(async () => {
  shop = await startTestShop();
  me = await idOf(shop, 'user@sinbaljang.test');
});
afterAll(() => shop.close());

const PATH = '/api/user/reviews';
const as = () => shop.as('user');
const rowsOf = async (orderItemId: number) =>
  shop.db.selectFrom('reviews').select(['id', 'status']).where('order_item_id', '=', orderItemId).execute();

describe('POST review', () => {
  it('requires a delivered purchase of the product', async () => {
    const productId = await freshProduct(shop);
    const body = { ...WORDS, productId };
    expect((await as().post(PATH, body)).body.code).toBe('REVIEW_PURCHASE_REQUIRED');
    for (const status of ['ORDERED', 'SHIPPED', 'CANCELLED', 'RETURNED'] as const) {
      await buy(shop, me, { productId, status });
      expect((await as().post(PATH, body)).body.code, status).toBe('REVIEW_PURCHASE_REQUIRED');
    }
    await buy(shop, me, { productId });
    expect((await shop.as('seller').post(PATH, body)).body.code).toBe('REVIEW_PURCHASE_REQUIRED');
    expect((await shop.as('visitor').post(PATH, body)).status).toBe(401);
    expect((await as().post(PATH, body)).status).toBe(200);
    expect((await as().post(PATH, body)).body.code).toBe('DUPLICATE_REVIEW');
    expect((await as().post(PATH, { ...WORDS, productId: 999_999 })).body.code).toBe('PRODUCT_NOT_FOUND');
  });

  it('reviews each order line once, and never one of another member', async () => {
    const productId = await freshProduct(shop);
    const first = await buy(shop, me, { productId });
    const second = await buy(shop, me, { productId });
    const foreign = await buy(shop, await idOf(shop, 'jiwoo@sinbaljang.test'), { productId });
    const write = (orderItemId?: number) => as().post(PATH, { ...WORDS, productId, orderItemId });
    expect((await write(foreign.orderItemId)).body.code).toBe('REVIEW_PURCHASE_REQUIRED');
    expect((await write(first.orderItemId)).status).toBe(200);
    expect((await write(first.orderItemId)).body.code).toBe('DUPLICATE_REVIEW');
    expect((await write()).status).toBe(200);
    expect(await rowsOf(second.orderItemId)).toHaveLength(1);
    expect((await write()).body.code).toBe('DUPLICATE_REVIEW');
    expect(await rowsOf(foreign.orderItemId)).toEqual([]);
  });

  it.each([
    ['no stars', { rating: 0 }],
    ['six stars', { rating: 6 }],
    ['half stars', { rating: 4.5 }],
    ['stars in words', { rating: 'five' }],
    ['a short title', { title: '좋아' }],
    ['a long title', { title: '가'.repeat(101) }],
    ['a short text', { content: '좋아요' }],
    ['a long text', { content: '가'.repeat(1001) }],
    ['an unknown step', { sizeFit: 'HUGE' }],
    ['a missing step', { cushion: undefined }],
    ['control characters', { content: `좋아요좋아요좋아요\u0000` }],
  ])('refuses %s and names the field', async (_, wrong) => {
    const { productId } = await buy(shop, me, { productId: await freshProduct(shop) });
    const answer = await as().post(PATH, { ...WORDS, productId, ...wrong });
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT_VALUE']);
    expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual(Object.keys(wrong));
    for (const { message } of answer.body.errors) expect(message).toMatch(/[가-힣]/);
  });

  it('pays once per order line: deletion takes it back, a new review pays nothing', async () => {
    const [points, activity] = [await balance(shop, me), await activityPoints(shop, me)];
    const review = await postReview(shop, as(), me);
    expect(review).toMatchObject({ pointsEarned: 100, currentPoints: points + 100 });
    expect(await activityPoints(shop, me)).toBe(activity + 10);
    const shown = (await shop.as('visitor').get(`/api/reviews/${review.reviewId}`)).body.data;
    expect(shown).toMatchObject({ isRewarded: true, isMine: false });
    for (let round = 0; round < 3; round += 1) {
      const id = (await rowsOf(review.orderItemId)).find(({ status }) => status === 'ACTIVE')?.id;
      expect((await as().delete(`${PATH}/${id}`)).status).toBe(200);
      expect(await balance(shop, me)).toBe(points);
      expect(await activityPoints(shop, me)).toBe(activity);
      const again = await as().post(PATH, { ...WORDS, productId: review.productId });
      expect(again.body.data).toMatchObject({ pointsEarned: 0, currentPoints: points });
      const unpaid = (await as().get(`/api/reviews/${again.body.data.reviewId}`)).body.data;
      expect(unpaid).toMatchObject({ isRewarded: false, isMine: true });
    }
    const ledger = await shop.db
      .selectFrom('point_ledger')
      .select('points')
      .where('ref_type', '=', 'ORDER_ITEM')
      .where('ref_id', '=', review.orderItemId)
      .execute();
    expect(ledger.map((row) => row.points)).toEqual([100, -100]);
  });

  it('is applied once for a repeated request', async () => {
    const { productId, orderItemId } = await buy(shop, me, { productId: await freshProduct(shop) });
    const before = await balance(shop, me);
    const send = () =>
      as().post(PATH, { ...WORDS, productId }, { headers: { 'idempotency-key': `once-${productId}` } });
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.data.reviewId)).size).toBe(1);
    expect((await send()).body.data.pointsEarned).toBe(100);
    expect(await rowsOf(orderItemId)).toHaveLength(1);
    expect(await balance(shop, me)).toBe(before + 100);
  });

  it('creates one review per order line for concurrent requests without a key', async () => {
    const { productId, orderItemId } = await buy(shop, me, { productId: await freshProduct(shop) });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => as().post(PATH, { ...WORDS, productId })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'DUPLICATE_REVIEW')).toHaveLength(7);
    expect(await rowsOf(orderItemId)).toHaveLength(1);
  });

  it('awards the badge of the first review once', async () => {
    const nari = await shop.asMember('nari@sinbaljang.test');
    const id = await idOf(shop, 'nari@sinbaljang.test');
    await shop.db.deleteFrom('user_badges').where('user_id', '=', id).execute();
    await postReview(shop, nari, id);
    await postReview(shop, nari, id);
    const { body } = await nari.get('/api/users/badges/me');
    const types = body.badges.map((badge: { badgeType: string }) => badge.badgeType);
    expect(types.filter((type: string) => type === 'FIRST_REVIEW')).toHaveLength(1);
  });

  it('counts existing reviews for a badge, not deleted ones', async () => {
    const taeo = await shop.asMember('taeo@sinbaljang.test');
    const id = await idOf(shop, 'taeo@sinbaljang.test');
    const all = () => shop.db.updateTable('reviews').where('user_id', '=', id);
    const badges = async () =>
      (await taeo.get('/api/users/badges/me')).body.badges.map(
        (badge: { badgeType: string }) => badge.badgeType,
      );
    for (let count = 0; count < 9; count += 1) await postReview(shop, taeo, id);
    await all().set({ status: 'DELETED', deleted_at: shop.clock.now() }).execute();
    await shop.db.deleteFrom('user_badges').where('user_id', '=', id).execute();
    await postReview(shop, taeo, id);
    expect(await badges()).toEqual(['FIRST_REVIEW']);
    await all().set({ status: 'ACTIVE', deleted_at: null }).execute();
    await postReview(shop, taeo, id);
    expect((await badges()).toSorted()).toEqual(['FIRST_REVIEW', 'REVIEW_10']);
  });

  it('shows the measurements of that time, only if the author allows it', async () => {
    const silent = await postReview(shop, as(), me);
    const open = await postReview(shop, as(), me, { showBody: true });
    const read = async (id: number) => (await shop.as('visitor').get(`/api/reviews/${id}`)).body.data;
    expect(await read(silent.reviewId)).toMatchObject({
      userHeight: null,
      userWeight: null,
      userFootSize: null,
      userFootWidth: null,
    });
    const before = await read(open.reviewId);
    expect(before).toMatchObject({ userHeight: 167, userFootSize: 245, userFootWidth: 'WIDE' });
    await shop.db.updateTable('users').set({ foot_size: 300 }).where('id', '=', me).execute();
    expect((await read(open.reviewId)).userFootSize).toBe(245);
    await shop.db.updateTable('users').set({ foot_size: 245 }).where('id', '=', me).execute();
  });

  it('lists order lines without a review and the points for one', async () => {
    const { productId, orderItemId } = await buy(shop, me, { productId: await freshProduct(shop) });
    const waiting = async () =>
      (await as().get(`${PATH}/waiting?productId=${productId}`)).body.data.items.map(
        (item: { orderItemId: number; points: number }) => [item.orderItemId, item.points],
      );
    expect(await waiting()).toEqual([[orderItemId, 100]]);
    const { body } = await as().post(PATH, { ...WORDS, productId });
    expect(await waiting()).toEqual([]);
    await as().delete(`${PATH}/${body.data.reviewId}`);
    expect(await waiting()).toEqual([[orderItemId, 0]]);
    const all = await as().get(`${PATH}/waiting?size=50`);
    expect(all.body.data.totalElements).toBeGreaterThan(1);
    expect(all.queries).toBeLessThanOrEqual(3);
  });
});
