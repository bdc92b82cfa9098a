import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../../support/community.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { postReview } from '../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const DAY = 86_400_000;
type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let productId: number;
let store: string;
let seller: Caller;
let rival: Caller;

beforeAll(async () => {
  shop = await startTestShop();
  productId = (await aReview()).productId;
  const own = await shop.db
    .selectFrom('products as p')
    .innerJoin('stores as s', 's.id', 'p.store_id')
    .select(['s.id', 's.name'])
    .where('p.id', '=', productId)
    .executeTakeFirstOrThrow();
  const other = await shop.db
    .selectFrom('products')
    .select('id')
    .where('store_id', '<>', own.id)
    .executeTakeFirstOrThrow();
  store = own.name;
  [seller, rival] = [await sellerOf(shop, productId), await sellerOf(shop, other.id)];
});
afterAll(() => shop.close());

async function aReview(): Promise<{ id: number; productId: number }> {
  const user = shop.as('user');
  const { reviewId } = await postReview(shop, user, await idOf(shop, 'user@sinbaljang.test'));
  const row = await shop.db
    .selectFrom('reviews')
    .select('product_id')
    .where('id', '=', reviewId)
    .executeTakeFirstOrThrow();
  if (productId !== undefined)
    await shop.db.updateTable('reviews').set({ product_id: productId }).where('id', '=', reviewId).execute();
  return { id: reviewId, productId: row.product_id };
}
const answer = (id: number, content: string, caller = seller) =>
  caller.put(`/api/seller/reviews/${id}/answer`, { content });
const remove = (id: number, caller = seller) => caller.delete(`/api/seller/reviews/${id}/answer`);
const shown = async (id: number) => (await shop.as('visitor').get(`/api/reviews/${id}`)).body.data.answer;
const told = async (id: number): Promise<string[]> =>
  (
    await shop.db
      .selectFrom('notices')
      .select('message')
      .where('type', '=', 'REVIEW_ANSWERED')
      .where('ref_id', '=', id)
      .execute()
  ).map(({ message }) => message);

describe('reply to a review', () => {
  it('is shown below the review with the name of the store, and notifies the author once', async () => {
    const { id } = await aReview();
    expect(await shown(id)).toBeNull();
    expect((await answer(id, '소중한 후기 고마워요.')).status).toBe(200);
    expect(await shown(id)).toMatchObject({ storeName: store, content: '소중한 후기 고마워요.' });
    const { reviews } = (await shop.as('visitor').get(`/api/reviews/products/${productId}/filter?size=100`))
      .body.data;
    expect(reviews.find(({ reviewId }: { reviewId: number }) => reviewId === id).answer.storeName).toBe(
      store,
    );
    expect((await answer(id, '고쳐 쓴 답이에요.')).body.data.content).toBe('고쳐 쓴 답이에요.');
    expect((await remove(id)).status).toBe(200);
    expect(await shown(id)).toBeNull();
    expect((await remove(id)).status).toBe(200);
    await answer(id, '다시 쓴 답이에요.');
    expect(await told(id)).toEqual([expect.stringContaining(store)]);
  });

  it('C.8: is one with one notice for concurrent writes and deletions', async () => {
    const { id } = await aReview();
    const sends = Array.from({ length: 10 }, (_, turn) => () => answer(id, `답변 ${turn}번이에요.`));
    const answers = await Promise.all([...sends.map((send) => send()), remove(id), remove(id)]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const rows = await shop.db
      .selectFrom('review_answers')
      .select('content')
      .where('review_id', '=', id)
      .execute();
    expect(rows.length).toBeLessThanOrEqual(1);
    expect(await told(id)).toHaveLength(1);
  });

  it('is written by the store only, for a visible review', async () => {
    const { id } = await aReview();
    for (const call of [answer(id, '남의 리뷰', rival), remove(id, rival)])
      expect((await call).body.code).toBe('REVIEW_NOT_FOUND');
    for (const role of ['user', 'admin'] as const)
      expect((await answer(id, '답이에요', shop.as(role))).status).toBe(403);
    expect((await answer(id, '답이에요', shop.as('visitor'))).status).toBe(401);
    await shop.db.updateTable('reviews').set({ status: 'HIDDEN' }).where('id', '=', id).execute();
    expect((await answer(id, '답이에요')).body.code).toBe('REVIEW_NOT_FOUND');
    expect(await told(id)).toEqual([]);
  });

  it('can be changed for thirty days', async () => {
    const { id } = await aReview();
    await answer(id, '첫 답이에요.');
    const since = (days: number) =>
      shop.db
        .updateTable('review_answers')
        .set({ created_at: new Date(shop.clock.now().getTime() - days * DAY) })
        .where('review_id', '=', id)
        .execute();
    await since(29);
    expect((await answer(id, '둘째 답이에요.')).status).toBe(200);
    await since(30);
    expect((await answer(id, '셋째 답이에요.')).body.code).toBe('ANSWER_CLOSED');
    expect((await shown(id)).content).toBe('둘째 답이에요.');
  });

  it.each(['', ' 가 ', '가'.repeat(501), '\u200b\u200b\u200b'])(
    'with no text or too much is refused: %.10j',
    async (content) => {
      const { id } = await aReview();
      expect((await answer(id, content)).status).toBe(400);
      expect(await shown(id)).toBeNull();
    },
  );

  it('N-55: is plain text, and a report of the seller alone hides no review', async () => {
    const { id } = await aReview();
    const words = '<script>alert(1)</script> https://evil.test [여기](javascript:1) 서울시 성동구 1';
    await answer(id, words);
    expect((await shown(id)).content).toBe(words);
    const reported = await seller.post(`/api/user/reviews/${id}/report`, { reason: 'SPAM' });
    expect(reported.status).toBe(200);
    const { status } = await shop.db
      .selectFrom('reviews')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([status, (await shown(id)).content]).toEqual(['ACTIVE', words]);
  });
});

it('seller review list filters own products by stars, reply, pictures and day', async () => {
  const [plain, answered] = [await aReview(), await aReview()];
  await answer(answered.id, '고마워요!');
  await shop.db
    .updateTable('reviews')
    .set({ rating: 2, created_at: new Date('2026-10-31T15:00:00Z') })
    .where('id', '=', plain.id)
    .execute();
  const list = async (query: string, caller = seller) =>
    (await caller.get(`/api/seller/reviews?size=100${query}`)).body.data;
  const ids = async (query: string, caller = seller): Promise<number[]> =>
    (await list(query, caller)).content.map(({ reviewId }: { reviewId: number }) => reviewId);
  expect(await ids('')).toEqual(expect.arrayContaining([plain.id, answered.id]));
  expect(await ids('&answered=YES')).toContain(answered.id);
  expect(await ids('&answered=YES')).not.toContain(plain.id);
  expect(await ids('&answered=NO')).toContain(plain.id);
  expect((await list('')).unanswered).toBe((await list('&answered=NO')).totalElements);
  expect(await ids('&rating=2')).toContain(plain.id);
  expect(await ids('&rating=2')).not.toContain(answered.id);
  expect(await ids('&from=2026-11-01&until=2026-11-01')).toEqual([plain.id]);
  expect(await ids('&from=2026-10-31&until=2026-10-31')).toEqual([]);
  expect(await ids('&photos=true')).not.toContain(plain.id);
  expect(await ids('', rival)).not.toContain(plain.id);
});
