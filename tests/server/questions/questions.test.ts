import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Question } from '#domain/questions/question.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { ASKED, ask, productOnSale } from '../../support/questions.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { statementsOf } from '../../support/server/statements-of.ts';

type Caller = ReturnType<TestShop['as']>;
const SECRET = '제 주문이 아직 안 왔어요. 010-1234-5678로 연락 주세요.';

let shop: TestShop;
let productId: number;
let foreignId: number;
let asker: Caller;
let other: Caller;
let seller: Caller;
let rival: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  productId = await productOnSale(shop);
  const { store_id } = await shop.db
    .selectFrom('products')
    .select('store_id')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  foreignId = await productOnSale(shop, store_id);
  [asker, other] = [shop.as('user'), await shop.asMember('minjun@sinbaljang.test')];
  [seller, rival] = [await sellerOf(shop, productId), await sellerOf(shop, foreignId)];
});
afterAll(() => shop.close());

const list = async (caller: Caller, query = '', id = productId) =>
  (await caller.get(`/api/questions/products/${id}?size=100${query}`)).body.data;
const seenBy = async (caller: Caller, id: number, query = ''): Promise<Question | undefined> =>
  (await list(caller, query)).content.find(({ questionId }: Question) => questionId === id);
const rowOf = (id: number) =>
  shop.db.selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const answer = (id: number, caller = seller) =>
  caller.put(`/api/seller/questions/${id}/answer`, { content: '반 치수 크게 사세요.' });
const change = (caller: Caller, id: number, words: object) =>
  caller.put(`/api/user/questions/${id}`, { ...ASKED, ...words });

describe('POST /api/user/questions', () => {
  it('shows an open question to everybody, of its product only', async () => {
    const id = await ask(asker, productId);
    for (const caller of [shop.as('visitor'), other, seller, rival])
      expect(await seenBy(caller, id)).toMatchObject({
        content: ASKED.content,
        topic: 'SIZE',
        isMine: false,
        isAnswered: false,
        answer: null,
      });
    expect(await seenBy(asker, id)).toMatchObject({ isMine: true, userName: '걷는하루' });
    const elsewhere: Question[] = (await list(asker, '', foreignId)).content;
    expect(elsewhere.map(({ questionId }) => questionId)).not.toContain(id);
  });

  it('masks contacts in an open question, in what is stored too, and not in a secret one', async () => {
    const content = '010-1234-5678 또는 haru@example.com 으로 알려 주세요.';
    const open = await ask(asker, productId, { content });
    const secret = await ask(asker, productId, { content, isSecret: true });
    expect((await rowOf(open)).content).toBe('(전화번호 가림) 또는 (이메일 가림) 으로 알려 주세요.');
    expect((await rowOf(secret)).content).toBe(content);
    await change(asker, secret, { content, isSecret: false });
    expect((await rowOf(secret)).content).not.toMatch(/1234|example/);
  });

  it('shows the text of a secret question to its asker, the seller and administrators only', async () => {
    const id = await ask(asker, productId, { content: SECRET, isSecret: true });
    await answer(id);
    for (const caller of [asker, seller, shop.as('admin')])
      expect(await seenBy(caller, id)).toMatchObject({
        content: SECRET,
        userName: '걷는하루',
        answer: { content: '반 치수 크게 사세요.' },
      });
    for (const caller of [shop.as('visitor'), other, rival]) {
      const shown = await seenBy(caller, id);
      expect(shown).toMatchObject({ isSecret: true, isAnswered: true, content: null, topic: 'SIZE' });
      expect([shown?.userId, shown?.userName, shown?.answer]).toEqual([null, null, null]);
    }
  });

  it('finds a secret question by its words for those who may read it only', async () => {
    const id = await ask(asker, productId, { content: '쪽빛주머니가 따로 오나요?', isSecret: true });
    const found = (caller: Caller) => seenBy(caller, id, `&q=${encodeURIComponent('쪽빛주머니')}`);
    for (const caller of [asker, seller, shop.as('admin')]) expect(await found(caller)).toBeDefined();
    for (const caller of [shop.as('visitor'), other, rival]) expect(await found(caller)).toBeUndefined();
    expect(await seenBy(asker, id, '&q=%25%25')).toBeUndefined();
  });

  it('is filtered by topic and without secret questions', async () => {
    const stock = await ask(asker, productId, { topic: 'STOCK' });
    const secret = await ask(asker, productId, { isSecret: true });
    expect(await seenBy(other, stock, '&topic=STOCK')).toBeDefined();
    expect(await seenBy(other, stock, '&topic=SIZE')).toBeUndefined();
    expect(await seenBy(other, secret, '&openOnly=true')).toBeUndefined();
    expect(await seenBy(other, stock, '&openOnly=true')).toBeDefined();
  });

  it('is refused for the own product, one that is not on sale, and without a log-in', async () => {
    const post = (caller: Caller, words: object) =>
      caller.post('/api/user/questions', { ...ASKED, productId, ...words });
    expect((await post(seller, {})).body.code).toBe('OWN_PRODUCT_QUESTION');
    expect((await post(rival, {})).status).toBe(200);
    expect((await post(asker, { productId: 999_999 })).body.code).toBe('PRODUCT_NOT_FOUND');
    expect((await post(asker, { topic: 'OTHER' })).body.errors).toMatchObject([{ field: 'topic' }]);
    expect((await post(shop.as('visitor'), {})).status).toBe(401);
    await shop.db.updateTable('products').set({ state: 'HIDDEN' }).where('id', '=', foreignId).execute();
    expect((await post(asker, { productId: foreignId })).body.code).toBe('PRODUCT_NOT_FOUND');
    await shop.db.updateTable('products').set({ state: 'ON_SALE' }).where('id', '=', foreignId).execute();
  });

  it('is hidden from members that have blocked its asker', async () => {
    const id = await ask(other, productId);
    const { user_id } = await rowOf(id);
    await asker.post('/api/users/blocks', { userId: user_id });
    expect(await seenBy(asker, id)).toBeUndefined();
    expect(await seenBy(shop.as('visitor'), id)).toBeDefined();
    await asker.delete(`/api/users/blocks/${user_id}`);
    expect(await seenBy(asker, id)).toBeDefined();
  });
});

describe('PUT and DELETE /api/user/questions/{id}', () => {
  it('changes and deletes a question until it is answered', async () => {
    const [first, second] = [await ask(asker, productId), await ask(asker, productId)];
    const changed = await change(asker, first, {
      topic: 'STOCK',
      content: '언제 들어오나요?',
      isSecret: true,
    });
    expect(changed.body.data).toEqual({ questionId: first, content: '언제 들어오나요?' });
    expect(await rowOf(first)).toMatchObject({ topic: 'STOCK', is_secret: true });
    expect(await rowOf(second)).toMatchObject({ topic: 'SIZE', is_secret: false });
    await answer(first);
    const before = await rowOf(first);
    expect((await change(asker, first, {})).body.code).toBe('QUESTION_ANSWERED');
    expect((await asker.delete(`/api/user/questions/${first}`)).body.code).toBe('QUESTION_ANSWERED');
    expect(await rowOf(first)).toEqual(before);
    expect((await asker.delete(`/api/user/questions/${second}`)).status).toBe(200);
    expect(await seenBy(shop.as('visitor'), second)).toBeUndefined();
    expect((await asker.delete(`/api/user/questions/${second}`)).body.code).toBe('QUESTION_NOT_FOUND');
    expect((await answer(second)).body.code).toBe('QUESTION_NOT_FOUND');
  });

  it('is refused to everybody else', async () => {
    const id = await ask(asker, productId);
    for (const caller of [other, seller, rival, shop.as('admin')]) {
      expect((await change(caller, id, {})).body.code).toBe('QUESTION_ACCESS_DENIED');
      expect((await caller.delete(`/api/user/questions/${id}`)).body.code).toBe('QUESTION_ACCESS_DENIED');
    }
    expect(await rowOf(id)).toMatchObject({ status: 'ACTIVE', content: ASKED.content });
  });

  it('is serialised with the answer: one of both wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await ask(asker, productId);
      const [gone, answered] = await Promise.all([asker.delete(`/api/user/questions/${id}`), answer(id)]);
      expect([gone.status, answered.status].toSorted()).toEqual(
        gone.status === 200 ? [200, 404] : [200, 409],
      );
    }
  });
});

describe('GET /api/user/questions/my', () => {
  it('lists the own questions that are not deleted, newest first', async () => {
    const mine = await shop.asMember('nari@sinbaljang.test');
    const before = (await mine.get('/api/user/questions/my')).body.data.totalElements;
    const ids = [await ask(mine, productId), await ask(mine, foreignId, { isSecret: true })];
    const deleted = await ask(mine, productId);
    await mine.delete(`/api/user/questions/${deleted}`);
    const { content, totalElements } = (await mine.get('/api/user/questions/my?size=100')).body.data;
    expect(totalElements).toBe(before + 2);
    expect(content.slice(0, 2).map(({ questionId }: Question) => questionId)).toEqual(ids.toReversed());
    expect(content.every(({ isMine }: Question) => isMine)).toBe(true);
  });
});

it('lists cost three statements beside the authentication, and one for what is said of the product', async () => {
  const counted = async (read: () => Promise<unknown>) =>
    (await statementsOf(read)).texts.filter((text) => text.includes('questions')).length;
  expect(await counted(() => list(shop.as('visitor')))).toBe(4);
  expect(await counted(() => list(asker, '&q=치수'))).toBe(4);
  expect(await counted(() => asker.get('/api/user/questions/my'))).toBe(3);
});
