import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportTarget } from '#domain/admin/reports/target.ts';
import type { Question } from '#domain/questions/question.ts';
import { type Person, person } from '../../support/members/people.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { answerOfBuyer, ask, productOnSale } from '../../support/questions.ts';
import { buy } from '../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;

let shop: TestShop;
let productId: number;
let asker: Person;
let buyer: Person;
let reader: Caller;
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
  [asker, buyer] = [await person(shop, 'nari'), await person(shop, 'minjun')];
  reader = await shop.asMember('doyun@sinbaljang.test');
  seller = await sellerOf(shop, productId);
  rival = await sellerOf(shop, await productOnSale(shop, store_id));
  await buy(shop, buyer.id, { productId });
});
afterAll(() => shop.close());

const report = (caller: Caller, targetType: ReportTarget, targetId: number) =>
  caller.post('/api/reports', { targetType, targetId, reason: 'ABUSIVE_LANGUAGE' });
const answer = (id: number, content = '네, 그래요.') =>
  seller.put(`/api/seller/questions/${id}/answer`, { content });
const seenBy = async (caller: Caller, id: number): Promise<Question | undefined> => {
  const { data } = (await caller.get(`/api/questions/products/${productId}?size=100`)).body;
  return data.content.find(({ questionId }: Question) => questionId === id);
};
const caseOf = (type: ReportTarget, id: number) =>
  shop.db
    .selectFrom('report_cases')
    .select(['id', 'version', 'snapshot', 'state', 'score'])
    .where('target_type', '=', type)
    .where('target_id', '=', id)
    .executeTakeFirstOrThrow();
const decide = async (type: ReportTarget, id: number, decision: string) => {
  const { id: caseId, version } = await caseOf(type, id);
  const path = `/api/admin/reports/${caseId}/decision`;
  const said = { decision, version, rule: '욕설이 있어요.', noteToAuthor: '' };
  expect((await shop.as('admin').post(path, said)).status).toBe(200);
};

describe("report of a store's answer", () => {
  it('is taken once, and shown to the reporter as reported', async () => {
    const [id, beside] = [await ask(asker.call, productId), await ask(asker.call, productId)];
    for (const one of [id, beside]) await answer(one);
    expect((await report(reader, 'QUESTION_ANSWER', id)).status).toBe(200);
    expect((await report(reader, 'QUESTION_ANSWER', id)).body.code).toBe('ALREADY_REPORTED');
    expect((await report(seller, 'QUESTION_ANSWER', id)).body.code).toBe('OWN_REPORT');
    const reported = async (caller: Caller, one: number) => (await seenBy(caller, one))?.answer?.isReported;
    expect([await reported(reader, id), await reported(reader, beside), await reported(rival, id)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('shows the administrator the reported text, and beside it the one that was written anew', async () => {
    const [id, beside] = [await ask(asker.call, productId), await ask(asker.call, productId)];
    for (const one of [id, beside]) await answer(one, '말이 험했어요.');
    for (const one of [id, beside]) await report(reader, 'QUESTION_ANSWER', one);
    expect((await seller.delete(`/api/seller/questions/${id}/answer`)).status).toBe(200);
    const words = async (one: number) => {
      const { id: caseId } = await caseOf('QUESTION_ANSWER', one);
      const { snapshot, current } = (await shop.as('admin').get(`/api/admin/reports/${caseId}`)).body.data;
      return [snapshot.content, current?.content ?? null];
    };
    expect(await words(id)).toEqual(['말이 험했어요.', null]);
    await answer(id, '고쳐 썼어요.');
    expect(await words(id)).toEqual(['말이 험했어요.', '고쳐 썼어요.']);
    expect(await words(beside)).toEqual(['말이 험했어요.', null]);
  });

  it('hides the answer from all but its store, which can neither change it nor take it back', async () => {
    const id = await ask(asker.call, productId);
    await answer(id);
    await report(reader, 'QUESTION_ANSWER', id);
    await decide('QUESTION_ANSWER', id, 'HIDE');
    for (const caller of [asker.call, reader, shop.as('visitor')])
      expect(await seenBy(caller, id)).toMatchObject({ isAnswered: true, answer: null });
    expect((await seenBy(seller, id))?.answer).toMatchObject({ content: '네, 그래요.', isHidden: true });
    expect((await answer(id, '다시 써요.')).body.code).toBe('ANSWER_HIDDEN');
    expect((await seller.delete(`/api/seller/questions/${id}/answer`)).body.code).toBe('ANSWER_HIDDEN');
    await decide('QUESTION_ANSWER', id, 'NO_PROBLEM');
    expect((await seenBy(reader, id))?.answer).toMatchObject({ content: '네, 그래요.', isHidden: false });
  });

  it('below a secret question is for its asker alone, and not found without an answer', async () => {
    const id = await ask(asker.call, productId, { isSecret: true });
    expect((await report(asker.call, 'QUESTION_ANSWER', id)).body.code).toBe('ANSWER_NOT_FOUND');
    await answer(id);
    for (const caller of [reader, rival])
      expect((await report(caller, 'QUESTION_ANSWER', id)).body.code).toBe('ANSWER_NOT_FOUND');
    expect((await report(asker.call, 'QUESTION_ANSWER', id)).status).toBe(200);
    expect((await caseOf('QUESTION_ANSWER', id)).snapshot).toMatchObject({ content: '네, 그래요.' });
  });
});

describe('report of a secret question', () => {
  it('is for its seller alone, counts, and is read and decided by an administrator', async () => {
    const content = '이 사기꾼 스토어, 가만두지 않겠어요.';
    const id = await ask(asker.call, productId, { isSecret: true, content });
    for (const caller of [reader, rival, shop.as('admin')])
      expect((await report(caller, 'QUESTION', id)).body.code).toBe('QUESTION_NOT_FOUND');
    expect((await report(asker.call, 'QUESTION', id)).body.code).toBe('QUESTION_NOT_FOUND');
    expect((await report(seller, 'QUESTION', id)).status).toBe(200);
    const known = await caseOf('QUESTION', id);
    expect(known).toMatchObject({ snapshot: { content }, state: 'PENDING' });
    expect(Number(known.score)).toBeGreaterThan(0);
    const read = await shop.as('admin').get(`/api/admin/reports/${known.id}`);
    expect(JSON.stringify(read.body.data)).toContain(content);
    await decide('QUESTION', id, 'HIDE');
    const desk: Question[] = (await seller.get('/api/seller/questions?answered=ALL&size=100')).body.data
      .content;
    expect(desk.map(({ questionId }) => questionId)).not.toContain(id);
  });

  it('by the seller of an open question has no weight', async () => {
    const id = await ask(asker.call, productId);
    await report(seller, 'QUESTION', id);
    expect(Number((await caseOf('QUESTION', id)).score)).toBe(0);
  });
});

describe("report of a buyer's answer", () => {
  it('hides it from the reporter, and by a decision from all', async () => {
    const [id, beside] = [await ask(asker.call, productId), await ask(asker.call, productId)];
    const [bad, good] = [await answerOfBuyer(buyer.call, id), await answerOfBuyer(buyer.call, beside)];
    expect((await report(buyer.call, 'BUYER_ANSWER', bad)).body.code).toBe('OWN_REPORT');
    expect((await report(reader, 'BUYER_ANSWER', bad)).status).toBe(200);
    const seen = async (caller: Caller, one: number) => (await seenBy(caller, one))?.buyerAnswers.length;
    expect([await seen(reader, id), await seen(reader, beside), await seen(asker.call, id)]).toEqual([
      0, 1, 1,
    ]);
    await decide('BUYER_ANSWER', bad, 'HIDE');
    expect([await seen(asker.call, id), await seen(asker.call, beside)]).toEqual([0, 1]);
    const again = await buyer.call.post(`/api/user/questions/${id}/answers`, { content: '또 써요.' });
    expect(again.body.code).toBe('ALREADY_ANSWERED');
    expect((await buyer.call.delete(`/api/user/question-answers/${bad}`)).body.code).toBe(
      'BUYER_ANSWER_NOT_FOUND',
    );
    await decide('BUYER_ANSWER', bad, 'NO_PROBLEM');
    expect(await seen(asker.call, id)).toBe(1);
    expect((await report(reader, 'BUYER_ANSWER', 999_999)).body.code).toBe('BUYER_ANSWER_NOT_FOUND');
    expect(good).toBeGreaterThan(0);
  });

  it('of a banned member are hidden with all they posted', async () => {
    const banned = await person(shop, 'taeo');
    await buy(shop, banned.id, { productId });
    const id = await ask(asker.call, productId);
    await answerOfBuyer(banned.call, id);
    const kept = await answerOfBuyer(buyer.call, id);
    await banned.set({ status: 'BLOCKED' });
    const hide = (hidden: boolean) => shop.as('admin').put(`/api/admin/users/${banned.id}/posts`, { hidden });
    expect((await hide(true)).status).toBe(200);
    expect((await seenBy(reader, id))?.buyerAnswers.map(({ answerId }) => answerId)).toEqual([kept]);
    await hide(false);
    expect((await seenBy(reader, id))?.buyerAnswers).toHaveLength(2);
  });
});
