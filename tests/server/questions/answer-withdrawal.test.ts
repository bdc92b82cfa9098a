import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANSWER_CHANGE_DAYS } from '#domain/policies/selling.ts';
import type { Question } from '#domain/questions/question.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { ASKED, ask } from '../../support/questions.ts';
import { freshProduct } from '../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
const HOUR = 3_600_000;

let shop: TestShop;
let productId: number;
let asker: Caller;
let seller: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  productId = await freshProduct(shop);
  asker = shop.as('user');
  seller = await sellerOf(shop, productId);
});
afterAll(() => shop.close());

const path = (id: number) => `/api/seller/questions/${id}/answer`;
const answer = (id: number, content = '반 치수 크게 사세요.') => seller.put(path(id), { content });
const change = (id: number) => asker.put(`/api/user/questions/${id}`, { ...ASKED, topic: 'STOCK' });
const rowOf = (id: number) =>
  shop.db
    .selectFrom('questions')
    .select(['answered_at', 'first_answered_at', 'topic'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const waiting = async () => (await seller.get('/api/seller/questions')).body.data.waiting;
const noticesOf = (id: number) =>
  shop.db
    .selectFrom('notices')
    .select('id')
    .where('ref_type', '=', 'QUESTION')
    .where('ref_id', '=', id)
    .execute();

describe('DELETE /api/seller/questions/{id}/answer', () => {
  it('lets the question wait and its asker change it; the time of the first answer stays', async () => {
    const [id, beside] = [await ask(asker, productId), await ask(asker, productId)];
    await answer(beside);
    const before = await waiting();
    shop.clock.advance(HOUR);
    await answer(id);
    const first = (await rowOf(id)).first_answered_at;
    expect([await waiting(), (await change(id)).body.code]).toEqual([before - 1, 'QUESTION_ANSWERED']);
    shop.clock.advance(HOUR);
    expect((await seller.delete(path(id))).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ answered_at: null, first_answered_at: first });
    expect([await waiting(), (await noticesOf(id)).length]).toEqual([before, 0]);
    const { content } = (await shop.as('visitor').get(`/api/questions/products/${productId}?size=100`)).body
      .data;
    const shown = (one: number) => content.find(({ questionId }: Question) => questionId === one);
    expect(shown(id)).toMatchObject({ isAnswered: false, answer: null });
    expect(shown(beside)).toMatchObject({ isAnswered: true, answer: { content: '반 치수 크게 사세요.' } });
    expect((await change(id)).status).toBe(200);
    shop.clock.advance(HOUR);
    await answer(id, '한 치수 크게 사세요.');
    const again = await rowOf(id);
    expect(again).toMatchObject({ topic: 'STOCK', first_answered_at: first });
    expect(again.answered_at?.getTime()).toBe((first?.getTime() ?? 0) + 2 * HOUR);
    expect(await noticesOf(id)).toHaveLength(1);
  });

  it('is refused without an answer, after its days, and to other stores', async () => {
    const id = await ask(asker, productId);
    expect((await seller.delete(path(id))).body.code).toBe('ANSWER_NOT_FOUND');
    await answer(id);
    const { store_id } = await shop.db
      .selectFrom('products')
      .select('store_id')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    const { id: foreign } = await shop.db
      .selectFrom('products')
      .select('id')
      .where('store_id', '<>', store_id)
      .limit(1)
      .executeTakeFirstOrThrow();
    const rival = await sellerOf(shop, foreign);
    expect((await rival.delete(path(id))).body.code).toBe('QUESTION_NOT_FOUND');
    await shop.db
      .updateTable('question_answers')
      .set({ created_at: new Date(shop.clock.now().getTime() - ANSWER_CHANGE_DAYS * 24 * HOUR) })
      .where('question_id', '=', id)
      .execute();
    expect((await seller.delete(path(id))).body.code).toBe('ANSWER_CLOSED');
    expect((await rowOf(id)).answered_at).not.toBeNull();
  });

  it('and a change by the asker are serialised', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await ask(asker, productId);
      await answer(id);
      const [gone, changed] = await Promise.all([seller.delete(path(id)), change(id)]);
      expect(gone.status).toBe(200);
      expect([200, 409]).toContain(changed.status);
      expect((await rowOf(id)).topic).toBe(changed.status === 200 ? 'STOCK' : 'SIZE');
    }
  });
});
