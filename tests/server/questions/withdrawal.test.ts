import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Question } from '#domain/questions/question.ts';
import { type Person, person } from '../../support/members/people.ts';
import { settleAll } from '../../support/members/withdrawal.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { ask, productOnSale } from '../../support/questions.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let productId: number;
let mine: Person;
let theirs: Person;
beforeAll(async () => {
  shop = await startTestShop();
  productId = await productOnSale(shop);
  [mine, theirs] = [await person(shop, 'minjun'), await person(shop, 'doyun')];
});
afterAll(() => shop.close());

/** Withdraws a member without open orders. */
async function withdraw(one: Person, keepPosts: boolean): Promise<void> {
  await settleAll(shop, one);
  const { status } = await one.call.delete('/api/users/withdraw', { email: one.email, keepPosts });
  expect(status).toBe(200);
}

const listed = async (): Promise<Question[]> =>
  (await shop.as('admin').get(`/api/questions/products/${productId}?size=100`)).body.data.content;
const answer = async (id: number) =>
  (await sellerOf(shop, productId)).put(`/api/seller/questions/${id}/answer`, { content: '네, 그래요.' });

it('export contains the own questions with their answers, and none of another member', async () => {
  const [own, foreign] = [await ask(mine.call, productId), await ask(theirs.call, productId)];
  for (const id of [own, foreign]) await answer(id);
  const { questions, questionAnswers } = (await mine.call.get('/api/users/me/export')).body;
  expect(questions.map(({ id }: { id: number }) => id)).toContain(own);
  expect(questions.map(({ id }: { id: number }) => id)).not.toContain(foreign);
  const answered = questionAnswers.map(({ question_id }: { question_id: number }) => question_id);
  expect([answered.includes(own), answered.includes(foreign)]).toEqual([true, false]);
});

it('withdrawal that keeps posts anonymises open questions and erases secret ones', async () => {
  const open = await ask(mine.call, productId);
  const secret = await ask(mine.call, productId, { content: '제 주문이 안 왔어요.', isSecret: true });
  const foreign = await ask(theirs.call, productId, { content: '남의 비밀 문의예요.', isSecret: true });
  for (const id of [secret, foreign]) await answer(id);
  await withdraw(mine, true);
  const shown = await listed();
  const nameOf = (id: number) => shown.find(({ questionId }) => questionId === id)?.userName;
  expect([nameOf(open), nameOf(secret), nameOf(foreign)]).toEqual(['탈퇴한 회원', undefined, '도윤']);
  const rows = await shop.db
    .selectFrom('questions')
    .select(['id', 'status', 'content'])
    .where('id', 'in', [secret, foreign])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: secret, status: 'DELETED', content: '' },
    { id: foreign, status: 'ACTIVE', content: '남의 비밀 문의예요.' },
  ]);
  const answers = await shop.db
    .selectFrom('question_answers')
    .select('question_id')
    .where('question_id', 'in', [secret, foreign])
    .execute();
  expect(answers).toEqual([{ question_id: foreign }]);
});

it('withdrawal that removes posts erases open questions as well', async () => {
  const [own, foreign] = [await ask(theirs.call, productId), await ask(shop.as('user'), productId)];
  await withdraw(theirs, false);
  const ids = (await listed()).map(({ questionId }) => questionId);
  expect([ids.includes(own), ids.includes(foreign)]).toEqual([false, true]);
});
