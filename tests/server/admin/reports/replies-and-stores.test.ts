import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseOf, neighbours, report, secondAdmin } from '../../../support/care.ts';
import { person, reviewBy } from '../../../support/members/people.ts';
import { openSession } from '../../../support/members/sessions.ts';
import { sellerOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let reader: Caller;
let token: string;
let seller: Caller;
let store: { id: number; name: string };
/** Two answered reviews of shoes of one store. */
let one = 0;
let beside = 0;
beforeAll(async () => {
  shop = await startTestShop();
  token = await openSession(shop.db, 'jiwoo@sinbaljang.test', shop.clock.now());
  reader = await shop.asMember('jiwoo@sinbaljang.test');
  const author = await person(shop, 'seoyeon');
  const first = await reviewBy(shop, author);
  one = first.reviewId;
  beside = (await reviewBy(shop, author)).reviewId;
  const at = await shop.db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .innerJoin('stores as s', 's.id', 'p.store_id')
    .select(['p.id as product', 's.id', 's.name'])
    .where('r.id', '=', one)
    .executeTakeFirstOrThrow();
  store = at;
  await shop.db.updateTable('reviews').set({ product_id: at.product }).where('id', '=', beside).execute();
  seller = await sellerOf(shop, at.product);
  for (const id of [one, beside]) await answer(id, '환불은 없으니 그냥 신으세요.');
});
afterAll(() => shop.close());

const answer = (id: number, content: string) => seller.put(`/api/seller/reviews/${id}/answer`, { content });
const shown = async (id: number, call: Caller = shop.as('visitor')) =>
  (await call.get(`/api/reviews/${id}`)).body.data.answer?.content ?? null;
const own = async (id: number) =>
  (await seller.get('/api/seller/reviews?size=100')).body.data.content.find(
    ({ reviewId }: { reviewId: number }) => reviewId === id,
  ).answer;
const decide = async (type: string, id: number, decision: string, said: object = {}) => {
  const known = await caseOf(shop, type, id);
  const form = { decision, version: known.version, ...said };
  return shop.as('admin').post(`/api/admin/reports/${known.id}/decision`, form);
};
const tell = (token: string, targetType: string, targetId: number, ip?: string) =>
  report(shop, token, { targetType, targetId }, ip);

describe('reported reply of a store', () => {
  it('is reported once by a reader, and hidden from that reader only', async () => {
    expect((await tell(token, 'ANSWER', one)).status).toBe(200);
    expect((await tell(token, 'ANSWER', one)).body.code).toBe('ALREADY_REPORTED');
    expect([await shown(one, reader), await shown(beside, reader)]).toEqual([
      null,
      '환불은 없으니 그냥 신으세요.',
    ]);
    expect(await shown(one)).toBe('환불은 없으니 그냥 신으세요.');
    const { author_id, snapshot } = await caseOf(shop, 'ANSWER', one);
    expect(snapshot).toMatchObject({ content: '환불은 없으니 그냥 신으세요.' });
    const { seller_id } = await shop.db
      .selectFrom('stores')
      .select('seller_id')
      .where('id', '=', store.id)
      .executeTakeFirstOrThrow();
    expect(author_id).toBe(seller_id);
    const mine = { targetType: 'ANSWER', targetId: one, reason: 'SPAM' };
    expect((await seller.post('/api/reports', mine)).body.code).toBe('OWN_REPORT');
    expect((await tell(token, 'ANSWER', 999_999)).body.code).toBe('ANSWER_NOT_FOUND');
  });

  it('hidden by a decision is visible to its store only, with the reason, and cannot be changed', async () => {
    expect((await decide('ANSWER', one, 'DELETE')).status).toBe(400);
    expect((await decide('ANSWER', one, 'HIDE', { noteToAuthor: '청약 철회를 막아요' })).status).toBe(200);
    expect([await shown(one), await shown(beside)]).toEqual([null, '환불은 없으니 그냥 신으세요.']);
    expect(await own(one)).toMatchObject({
      content: '환불은 없으니 그냥 신으세요.',
      hidden: { reason: '청약 철회를 막아요' },
    });
    expect((await own(beside)).hidden ?? null).toBeNull();
    expect((await answer(one, '고쳐 쓴 답이에요.')).body.code).toBe('ANSWER_HIDDEN');
    expect((await seller.delete(`/api/seller/reviews/${one}/answer`)).body.code).toBe('ANSWER_HIDDEN');
    expect((await answer(beside, '고쳐 쓴 답이에요.')).status).toBe(200);
  });

  it('is restored after an appeal of the store to another administrator', async () => {
    const { id: caseId } = await caseOf(shop, 'ANSWER', one);
    const { data } = (await seller.get('/api/users/me/appeals')).body;
    const mine = (data.content ?? data).find((one: { caseId: number }) => one.caseId === caseId);
    expect(mine).toMatchObject({ targetType: 'ANSWER', isHidden: true, note: '청약 철회를 막아요' });
    const filed = await seller.post('/api/users/me/appeals', { caseId, text: '뜻이 달라요' });
    const judge = (await secondAdmin(shop)).call;
    const granted = { isGranted: true, answer: '맞아요' };
    const { appealId } = filed.body.data;
    expect((await judge.post(`/api/admin/appeals/${appealId}/decision`, granted)).status).toBe(200);
    expect(await shown(one)).toBe('환불은 없으니 그냥 신으세요.');
    expect((await answer(one, '다시 쓴 답이에요.')).status).toBe(200);
  });

  it('is hidden from everybody after enough reports of trusted members', async () => {
    for (const [place, { token: theirs }] of (await neighbours(shop, 14, 900)).entries())
      if ((await shown(beside)) !== null) await tell(theirs, 'ANSWER', beside, `198.51.${place}.9`);
    expect(await shown(beside)).toBeNull();
    expect((await own(beside)).hidden).toEqual({ reason: '' });
    await decide('ANSWER', beside, 'NO_PROBLEM');
    expect(await shown(beside)).toBe('고쳐 쓴 답이에요.');
  });
});

describe('reported store', () => {
  it('stays visible; its seller can be sanctioned, but the store not hidden', async () => {
    for (const [place, { token: theirs }] of (await neighbours(shop, 12, 950)).entries())
      await tell(theirs, 'STORE', store.id, `198.51.${place}.11`);
    expect((await tell(token, 'STORE', store.id)).status).toBe(200);
    expect(
      (await seller.post('/api/reports', { targetType: 'STORE', targetId: store.id, reason: 'SPAM' })).body
        .code,
    ).toBe('OWN_REPORT');
    const known = await caseOf(shop, 'STORE', store.id);
    expect([known.hidden_at, known.snapshot]).toMatchObject([null, { name: store.name }]);
    expect((await shop.as('visitor').get(`/api/stores/${store.id}`)).status).toBe(200);
    expect((await decide('STORE', store.id, 'HIDE')).status).toBe(400);
    expect((await decide('STORE', store.id, 'DELETE')).status).toBe(400);
    expect((await decide('STORE', store.id, 'NO_PROBLEM')).status).toBe(200);
    expect((await tell(token, 'STORE', 999_999)).body.code).toBe('STORE_NOT_FOUND');
    const { body } = await shop.as('admin').get('/api/admin/reports?type=STORE&state=REJECTED');
    expect(body.data.content).toMatchObject([{ targetType: 'STORE', targetId: store.id }]);
  });
});
