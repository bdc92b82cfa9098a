import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_BUYER_ANSWERS } from '#domain/questions/buyer-answer.ts';
import type { Question } from '#domain/questions/question.ts';
import { LINE_STATE, type LineState } from '#domain/trade/orders/order-lifecycle.ts';
import { type Person, person } from '../../support/members/people.ts';
import { settleAll } from '../../support/members/withdrawal.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { ASKED, answerOfBuyer, ask } from '../../support/questions.ts';
import { buy, freshProduct } from '../../support/reviews.ts';
import { addCrowd } from '../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;

let shop: TestShop;
let productId: number;
let asker: Person;
let buyer: Person;
let second: Person;
beforeAll(async () => {
  shop = await startTestShop();
  productId = await freshProduct(shop);
  [asker, buyer] = [await person(shop, 'nari'), await person(shop, 'minjun')];
  second = await person(shop, 'doyun');
  for (const { id } of [buyer, second]) await buy(shop, id, { productId });
});
afterAll(() => shop.close());

const post = (caller: Caller, id: number, content = '저는 잘 맞아요.') =>
  caller.post(`/api/user/questions/${id}/answers`, { content });
const remove = (caller: Caller, id: number) => caller.delete(`/api/user/question-answers/${id}`);
const list = async (caller: Caller, id = productId) =>
  (await caller.get(`/api/questions/products/${id}?size=100`)).body.data;
const questionOf = async (caller: Caller, id: number): Promise<Question | undefined> =>
  (await list(caller)).content.find(({ questionId }: Question) => questionId === id);
const answersOf = async (caller: Caller, id: number) =>
  (await questionOf(caller, id))?.buyerAnswers.map(({ answerId }) => answerId);
const rowOf = (id: number) =>
  shop.db.selectFrom('buyer_answers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const noticesAbout = (answerId: number) =>
  shop.db
    .selectFrom('notices')
    .select('user_id')
    .where('ref_type', '=', 'BUYER_ANSWER')
    .where('ref_id', '=', answerId)
    .execute();

describe('POST /api/user/questions/{id}/answers', () => {
  it('shows the answers of buyers to everybody below their question, and leaves it waiting', async () => {
    const [id, beside] = [await ask(asker.call, productId), await ask(asker.call, productId)];
    const first = await answerOfBuyer(buyer.call, id);
    const later = await answerOfBuyer(second.call, id, '저는 조금 커요.');
    for (const caller of [shop.as('visitor'), asker.call, await sellerOf(shop, productId)])
      expect(await answersOf(caller, id)).toEqual([first, later]);
    expect(await answersOf(asker.call, beside)).toEqual([]);
    const shown = await questionOf(buyer.call, id);
    expect(shown).toMatchObject({ isAnswered: false, answer: null });
    expect(shown?.buyerAnswers).toMatchObject([
      { isMine: true, content: '저는 잘 맞아요.', userId: buyer.id },
      { isMine: false, content: '저는 조금 커요.', userId: second.id },
    ]);
    const mine: Question[] = (await asker.call.get('/api/user/questions/my?size=100')).body.data.content;
    expect(mine.find(({ questionId }) => questionId === id)?.buyerAnswers).toHaveLength(2);
    expect(await noticesAbout(first)).toEqual([{ user_id: asker.id }]);
  });

  it('masks contacts in what is stored', async () => {
    const id = await answerOfBuyer(
      buyer.call,
      await ask(asker.call, productId),
      '010-1234-5678로 물어보세요.',
    );
    expect((await rowOf(id)).content).toBe('(전화번호 가림)로 물어보세요.');
  });

  it('is refused without a received and kept line of the product', async () => {
    const id = await ask(asker.call, productId);
    const stranger = await person(shop, 'taeo');
    const code = async () => (await post(stranger.call, id)).body.code;
    const isBuyer = async () => (await list(stranger.call)).isBuyer;
    expect([await code(), await isBuyer()]).toEqual(['NOT_A_BUYER', false]);
    await buy(shop, stranger.id, { productId: await freshProduct(shop) });
    expect([await code(), await isBuyer()]).toEqual(['NOT_A_BUYER', false]);
    const { orderItemId } = await buy(shop, stranger.id, { productId, status: LINE_STATE.SHIPPED });
    expect([await code(), await isBuyer()]).toEqual(['NOT_A_BUYER', false]);
    const set = (status: LineState) =>
      shop.db.updateTable('order_items').set({ status }).where('id', '=', orderItemId).execute();
    await set(LINE_STATE.RETURNED);
    expect([await code(), await isBuyer()]).toEqual(['NOT_A_BUYER', false]);
    await set(LINE_STATE.DELIVERED);
    expect([await code(), await isBuyer()]).toEqual([undefined, true]);
    expect((await list(shop.as('visitor'))).isBuyer).toBe(false);
    expect((await post(shop.as('visitor'), id)).status).toBe(401);
  });

  it('is refused for a secret question, the own one, and one of a member who is apart', async () => {
    const secret = await ask(asker.call, productId, { isSecret: true });
    for (const id of [secret, 999_999])
      expect((await post(buyer.call, id)).body.code).toBe('QUESTION_NOT_FOUND');
    await buy(shop, asker.id, { productId });
    const open = await ask(asker.call, productId);
    expect((await post(asker.call, open)).body.code).toBe('OWN_QUESTION_ANSWER');
    await asker.call.post('/api/users/blocks', { userId: buyer.id });
    expect((await post(buyer.call, open)).body.code).toBe('QUESTION_NOT_FOUND');
    expect((await post(second.call, open)).status).toBe(200);
    await asker.call.delete(`/api/users/blocks/${buyer.id}`);
    expect((await post(buyer.call, open)).status).toBe(200);
  });

  it('is taken once from each member, also from two tabs at once, and again after a deletion', async () => {
    const id = await ask(asker.call, productId);
    const codes = (await Promise.all([post(buyer.call, id), post(buyer.call, id)])).map(
      ({ status }) => status,
    );
    expect(codes.toSorted()).toEqual([200, 409]);
    expect((await post(buyer.call, id)).body.code).toBe('ALREADY_ANSWERED');
    const [answerId = 0] = (await answersOf(buyer.call, id)) ?? [];
    expect((await remove(buyer.call, answerId)).status).toBe(200);
    expect((await post(buyer.call, id)).status).toBe(200);
  });

  it('is refused when the question has its most answers', async () => {
    const id = await ask(asker.call, productId);
    const crowd = await addCrowd(shop, MOST_BUYER_ANSWERS);
    const row = { question_id: id, content: '잘 맞아요.', created_at: shop.clock.now(), deleted_at: null };
    await shop.db
      .insertInto('buyer_answers')
      .values(crowd.map((one) => ({ ...row, user_id: one.id })))
      .execute();
    expect((await post(buyer.call, id)).body.code).toBe('BUYER_ANSWERS_FULL');
    expect(await answersOf(asker.call, id)).toHaveLength(MOST_BUYER_ANSWERS);
  });
});

describe('DELETE /api/user/question-answers/{id}', () => {
  it('deletes the own answer with the unread notification of the asker, and no other one', async () => {
    const id = await ask(asker.call, productId);
    const mine = await answerOfBuyer(buyer.call, id);
    const theirs = await answerOfBuyer(second.call, id);
    for (const caller of [second.call, asker.call, await sellerOf(shop, productId), shop.as('admin')])
      expect((await remove(caller, mine)).body.code).toBe('BUYER_ANSWER_ACCESS_DENIED');
    expect((await remove(buyer.call, mine)).status).toBe(200);
    expect((await remove(buyer.call, mine)).body.code).toBe('BUYER_ANSWER_NOT_FOUND');
    expect(await answersOf(asker.call, id)).toEqual([theirs]);
    expect([await noticesAbout(mine), await noticesAbout(theirs)]).toMatchObject([[], [{}]]);
  });
});

describe('question with answers of buyers', () => {
  it('cannot become secret, and is deleted with them until the store answers', async () => {
    const [id, beside] = [await ask(asker.call, productId), await ask(asker.call, productId)];
    const [answerId, kept] = [await answerOfBuyer(buyer.call, id), await answerOfBuyer(buyer.call, beside)];
    const change = (isSecret: boolean) => asker.call.put(`/api/user/questions/${id}`, { ...ASKED, isSecret });
    expect((await change(true)).body.code).toBe('QUESTION_HAS_ANSWERS');
    expect((await change(false)).status).toBe(200);
    expect((await asker.call.delete(`/api/user/questions/${id}`)).status).toBe(200);
    expect([(await rowOf(answerId)).status, (await rowOf(kept)).status]).toEqual(['DELETED', 'ACTIVE']);
  });
});

describe('answers of a member who leaves', () => {
  it('are exported, kept under an anonymised name, or erased', async () => {
    const id = await ask(asker.call, productId);
    const [mine, theirs] = [await answerOfBuyer(buyer.call, id), await answerOfBuyer(second.call, id)];
    const { buyerAnswers } = (await buyer.call.get('/api/users/me/export')).body;
    const exported = buyerAnswers.map((row: { id: number }) => row.id);
    expect([exported.includes(mine), exported.includes(theirs)]).toEqual([true, false]);
    for (const [one, keepPosts] of [
      [buyer, true],
      [second, false],
    ] as const) {
      await settleAll(shop, one);
      const left = await one.call.delete('/api/users/withdraw', { email: one.email, keepPosts });
      expect(left.status).toBe(200);
    }
    expect((await questionOf(asker.call, id))?.buyerAnswers).toMatchObject([
      { answerId: mine, userName: '탈퇴한 회원' },
    ]);
    expect(await rowOf(theirs)).toMatchObject({ status: 'DELETED', content: '' });
  });

  it('are erased with the questions of an asker who takes the posts along', async () => {
    const [leaving, answering] = [await person(shop, 'taeo'), await person(shop, 'subin')];
    await buy(shop, answering.id, { productId });
    const mine = await answerOfBuyer(answering.call, await ask(leaving.call, productId));
    const beside = await answerOfBuyer(answering.call, await ask(asker.call, productId));
    await settleAll(shop, leaving);
    await leaving.call.delete('/api/users/withdraw', { email: leaving.email, keepPosts: false });
    expect([await rowOf(mine), await rowOf(beside)]).toMatchObject([
      { status: 'DELETED', content: '' },
      { status: 'ACTIVE', content: '저는 잘 맞아요.' },
    ]);
  });
});
