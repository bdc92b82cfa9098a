import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Question } from '#domain/questions/question.ts';
import { person } from '../../support/members/people.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { ask, productOnSale } from '../../support/questions.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;

let shop: TestShop;
let productId: number;
let asker: Caller;
let reader: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  productId = await productOnSale(shop);
  [asker, reader] = [shop.as('user'), await shop.asMember('minjun@sinbaljang.test')];
});
afterAll(() => shop.close());

const report = (caller: Caller, targetId: number) =>
  caller.post('/api/reports', { targetType: 'QUESTION', targetId, reason: 'SPAM' });
const isSeen = async (caller: Caller, id: number): Promise<boolean> => {
  const { data } = (await caller.get(`/api/questions/products/${productId}?size=100`)).body;
  return data.content.some(({ questionId }: Question) => questionId === id);
};

describe('reported questions', () => {
  it('are hidden from the reporter alone', async () => {
    const [reported, beside] = [await ask(asker, productId), await ask(asker, productId)];
    expect((await report(reader, reported)).status).toBe(200);
    expect([await isSeen(reader, reported), await isSeen(reader, beside)]).toEqual([false, true]);
    expect([await isSeen(asker, reported), await isSeen(shop.as('visitor'), reported)]).toEqual([true, true]);
    expect((await report(reader, reported)).body.code).toBe('ALREADY_REPORTED');
    expect((await report(asker, reported)).body.code).toBe('OWN_REPORT');
  });

  it('cannot be secret or missing', async () => {
    const secret = await ask(asker, productId, { isSecret: true });
    for (const id of [secret, 999_999])
      expect((await report(reader, id)).body.code).toBe('QUESTION_NOT_FOUND');
  });

  it('are hidden from all and restored by an administrator; the asker sees that and the store cannot answer', async () => {
    const id = await ask(asker, productId);
    await report(reader, id);
    const decide = async (decision: string) => {
      const { id: caseId, version } = await shop.db
        .selectFrom('report_cases')
        .select(['id', 'version'])
        .where('target_type', '=', 'QUESTION')
        .where('target_id', '=', id)
        .executeTakeFirstOrThrow();
      const path = `/api/admin/reports/${caseId}/decision`;
      return shop.as('admin').post(path, { decision, version, rule: '도배를 했어요.', noteToAuthor: '' });
    };
    expect((await decide('DELETE')).status).toBe(400);
    expect((await decide('HIDE')).status).toBe(200);
    expect([await isSeen(shop.as('visitor'), id), await isSeen(asker, id)]).toEqual([false, false]);
    const mine: Question[] = (await asker.get('/api/user/questions/my?size=100')).body.data.content;
    expect(mine.find(({ questionId }) => questionId === id)?.isHidden).toBe(true);
    const seller = await sellerOf(shop, productId);
    const answer = () => seller.put(`/api/seller/questions/${id}/answer`, { content: '네, 그래요.' });
    expect((await answer()).body.code).toBe('QUESTION_NOT_FOUND');
    expect((await decide('NO_PROBLEM')).status).toBe(200);
    expect(await isSeen(shop.as('visitor'), id)).toBe(true);
    expect((await answer()).status).toBe(200);
  });

  it('of banned members keep their text under an anonymised name, and are hidden with all they posted', async () => {
    const { id: userId, call, set } = await person(shop, 'doyun');
    const [id, beside] = [await ask(call, productId), await ask(asker, productId)];
    await set({ status: 'BLOCKED' });
    const { data } = (await reader.get(`/api/questions/products/${productId}?size=100`)).body;
    const shown = data.content.find(({ questionId }: Question) => questionId === id);
    expect(shown?.userName).toBe('알 수 없는 회원');
    const hide = (hidden: boolean) => shop.as('admin').put(`/api/admin/users/${userId}/posts`, { hidden });
    expect((await hide(true)).status).toBe(200);
    expect([await isSeen(reader, id), await isSeen(reader, beside)]).toEqual([false, true]);
    expect((await hide(false)).status).toBe(200);
    expect(await isSeen(reader, id)).toBe(true);
  });
});
