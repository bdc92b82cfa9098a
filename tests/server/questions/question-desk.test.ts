import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Question } from '#domain/questions/question.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { ask, productOnSale } from '../../support/questions.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { statementsOf } from '../../support/server/statements-of.ts';

const HOUR = 3_600_000;
type Caller = ReturnType<TestShop['as']>;

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

const desk = async (caller: Caller, query = '') =>
  (await caller.get(`/api/seller/questions?size=100${query}`)).body.data;
const idsOf = async (caller: Caller, query = ''): Promise<number[]> =>
  (await desk(caller, query)).content.map(({ questionId }: Question) => questionId);
const answer = (caller: Caller, id: number, content = '반 치수 크게 사세요.') =>
  caller.put(`/api/seller/questions/${id}/answer`, { content });
const answerOf = (id: number) =>
  shop.db.selectFrom('question_answers').selectAll().where('question_id', '=', id).executeTakeFirst();
const notices = async (type: string, ids: readonly number[]) =>
  (
    await shop.db
      .selectFrom('notices')
      .innerJoin('users', 'users.id', 'notices.user_id')
      .select(['users.email', 'notices.ref_id'])
      .where('type', '=', type)
      .where('in_app', '=', true)
      .where('ref_id', 'in', [...ids])
      .orderBy('ref_id')
      .execute()
  ).map(({ email, ref_id }) => [email, ref_id]);

describe('GET /api/seller/questions', () => {
  it('lists the questions about the own products with secret texts, by state, topic and words', async () => {
    const open = await ask(asker, productId, { content: '은모래색도 나오나요?' });
    const secret = await ask(other, productId, { topic: 'STOCK', content: '비밀 은모래', isSecret: true });
    const foreign = await ask(asker, foreignId, { content: '은모래색도 나오나요?' });
    const found = `&q=${encodeURIComponent('은모래')}`;
    expect(await idsOf(seller, found)).toEqual([secret, open]);
    expect(await idsOf(rival, found)).toEqual([foreign]);
    expect(await idsOf(seller, `${found}&topic=STOCK`)).toEqual([secret]);
    const { content }: { content: Question[] } = await desk(seller, found);
    expect(content.map((one) => one.content)).toEqual(['비밀 은모래', '은모래색도 나오나요?']);
    await answer(seller, open);
    expect(await idsOf(seller, `${found}&answered=YES`)).toEqual([open]);
    expect(await idsOf(seller, `${found}&answered=NO`)).toEqual([secret]);
    expect((await asker.get('/api/seller/questions')).status).toBe(403);
  });

  it('counts what waits, and the median hours to the first answer, per store', async () => {
    await sql`delete from question_answers`.execute(shop.db);
    await sql`delete from questions`.execute(shop.db);
    expect(await desk(seller)).toMatchObject({ waiting: 0, answerHours: null });
    const shownHours = async () =>
      (await shop.as('visitor').get(`/api/questions/products/${productId}`)).body.data.answerHours;
    for (const hours of [1, 3, 20]) {
      const id = await ask(asker, productId);
      shop.clock.advance(hours * HOUR);
      await answer(seller, id);
      await answer(seller, id, '고쳐 쓴 답변이에요.');
    }
    const slow = await ask(asker, foreignId);
    shop.clock.advance(50 * HOUR);
    await answer(rival, slow);
    await ask(asker, productId);
    expect(await desk(seller)).toMatchObject({ waiting: 1, answerHours: 3 });
    expect(await desk(rival)).toMatchObject({ waiting: 0, answerHours: 50 });
    // Shoppers are told from five answers on.
    expect(await shownHours()).toBeNull();
    for (const hours of [3, 4]) {
      const id = await ask(other, productId);
      shop.clock.advance(hours * HOUR);
      await answer(seller, id);
    }
    expect(await shownHours()).toBe(3);
  });

  it('costs four statements beside the authentication', async () => {
    const { texts } = await statementsOf(() => desk(seller, '&q=치수'));
    expect(texts.filter((text) => text.includes('questions'))).toHaveLength(4);
  });
});

describe('PUT /api/seller/questions/{id}/answer', () => {
  it('answers once and notifies the asker, changes the answer without a second notification', async () => {
    const [first, second] = [await ask(asker, productId), await ask(other, productId)];
    expect((await answer(seller, first)).status).toBe(200);
    shop.clock.advance(HOUR);
    const changed = await answer(seller, first, '한 치수 크게 사세요.');
    expect(changed.body.data.updatedAt > changed.body.data.createdAt).toBe(true);
    expect((await answerOf(first))?.content).toBe('한 치수 크게 사세요.');
    expect(await answerOf(second)).toBeUndefined();
    expect(await notices('QUESTION_ANSWERED', [first])).toEqual([['user@sinbaljang.test', first]]);
    expect(await notices('QUESTION', [second])).toEqual([]);
    const shown = (await shop.as('visitor').get(`/api/questions/products/${productId}`)).body.data.content;
    expect(shown.find(({ questionId }: Question) => questionId === first)).toMatchObject({
      isAnswered: true,
      answer: { content: '한 치수 크게 사세요.' },
    });
  });

  it('masks contacts in the answer to an open question only', async () => {
    const [open, secret] = [await ask(asker, productId), await ask(asker, productId, { isSecret: true })];
    for (const id of [open, secret]) await answer(seller, id, '02-123-4567로 전화 주세요.');
    expect((await answerOf(open))?.content).toBe('(전화번호 가림)로 전화 주세요.');
    expect((await answerOf(secret))?.content).toBe('02-123-4567로 전화 주세요.');
  });

  it('notifies the seller of a question, and neither of both if the topic is turned off', async () => {
    const off = { topic: 'QUESTION', inApp: false, mail: false };
    const told = await ask(asker, productId);
    expect(await notices('QUESTION_ASKED', [told])).toHaveLength(1);
    const [gone, kept] = [await ask(asker, productId), await ask(asker, productId)];
    await asker.delete(`/api/user/questions/${gone}`);
    expect((await notices('QUESTION_ASKED', [gone, kept])).map(([, id]) => id)).toEqual([kept]);
    for (const caller of [seller, asker]) await caller.put('/api/users/me/notification-settings', off);
    const quiet = await ask(asker, productId);
    await answer(seller, quiet);
    expect(await notices('QUESTION_ASKED', [quiet])).toEqual([]);
    expect(await notices('QUESTION_ANSWERED', [quiet])).toEqual([]);
  });

  it('is refused to other sellers, members and after the days of a change', async () => {
    const id = await ask(asker, productId);
    expect((await answer(rival, id)).body.code).toBe('QUESTION_NOT_FOUND');
    expect((await answer(asker, id)).status).toBe(403);
    expect(await answerOf(id)).toBeUndefined();
    expect((await answer(seller, id, '가')).body.errors).toMatchObject([{ field: 'content' }]);
    await answer(seller, id);
    shop.clock.advance(31 * 24 * HOUR);
    expect((await answer(await sellerOf(shop, productId), id, '늦은 수정이에요.')).body.code).toBe(
      'ANSWER_CLOSED',
    );
    expect((await answerOf(id))?.content).toBe('반 치수 크게 사세요.');
  });
});
