import { afterAll, beforeAll, expect, it } from 'vitest';
import { actionsOf } from '../../../support/audit-log.ts';
import { caseOf, neighbours, report, secondAdmin } from '../../../support/care.ts';
import { openSession } from '../../../support/members/sessions.ts';
import { readSellerProduct, shownProduct } from '../../../support/seller-products.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let token: string;
let product: number;
let beside: number;
beforeAll(async () => {
  shop = await startTestShop();
  token = await openSession(shop.db, 'jiwoo@sinbaljang.test', shop.clock.now());
  product = await shownProduct(seller(), { name: '멈출 신발' });
  beside = await shownProduct(seller(), { name: '그대로인 신발' });
});
afterAll(() => shop.close());

const seller = () => shop.as('seller');
const seen = async (id: number) => (await shop.as('visitor').get(`/api/products/${id}`)).status;
const state = async (id: number) => {
  const { state: is, suspendedReason } = await readSellerProduct(seller(), id);
  return [is, suspendedReason];
};
const show = async (id: number) => {
  const { version } = await readSellerProduct(seller(), id);
  return seller().post(`/api/seller/products/${id}/state`, { state: 'ON_SALE', version });
};
const known = () => caseOf(shop, 'PRODUCT', product);
const decide = async (decision: string, said: object = {}) => {
  const { id, version } = await known();
  return shop.as('admin').post(`/api/admin/reports/${id}/decision`, { decision, version, ...said });
};
const told = async (type: string) =>
  (await seller().get('/api/users/notices?size=100')).body.data.content.filter(
    (one: { type: string }) => one.type === type,
  );

it('reported product: reports alone do not suspend it; administrators see them', async () => {
  expect((await report(shop, token, { targetType: 'PRODUCT', targetId: product })).status).toBe(200);
  for (const [place, { token: theirs }] of (await neighbours(shop, 14, 700)).entries())
    await report(shop, theirs, { targetType: 'PRODUCT', targetId: product }, `198.51.${place}.7`);
  expect((await known()).score).toBeGreaterThan(10);
  expect((await known()).hidden_at).toBeNull();
  expect(await state(product)).toEqual(['ON_SALE', null]);
});

it('reported product: suspended by a decision it is hidden; its seller sees the reason and cannot show it', async () => {
  expect((await decide('DELETE')).status).toBe(400);
  expect((await decide('HIDE', { rule: '표시 의무', noteToAuthor: '원산지가 달라요' })).status).toBe(200);
  expect(await state(product)).toEqual(['SUSPENDED', '원산지가 달라요']);
  expect([await seen(product), await seen(beside)]).toEqual([404, 200]);
  expect(await state(beside)).toEqual(['ON_SALE', null]);
  expect((await show(product)).body.code).toBe('INVALID_PRODUCT_STATE');
  expect((await seller().post(`/api/seller/products/${product}/copy`)).body.code).toBe(
    'INVALID_PRODUCT_STATE',
  );
  const { content } = (await seller().get('/api/seller/products?state=SUSPENDED')).body.data;
  expect(content).toMatchObject([{ productId: product, suspendedReason: '원산지가 달라요' }]);
  expect(await told('PRODUCT_SUSPENDED')).toMatchObject([
    { message: expect.stringMatching(/멈출 신발.*원산지가 달라요/) },
  ]);
});

it('reported product: decided otherwise it stays hidden until its seller shows it', async () => {
  expect((await decide('NO_PROBLEM', { noteToAuthor: '고친 것을 봤어요' })).status).toBe(200);
  expect(await state(product)).toEqual(['HIDDEN', null]);
  expect(await told('PRODUCT_LIFTED')).toMatchObject([
    { message: expect.stringContaining('고친 것을 봤어요') },
  ]);
  expect((await show(product)).status).toBe(200);
  expect(await seen(product)).toBe(200);
  expect(await actionsOf(shop, 'PRODUCT', product)).toEqual(['PRODUCT_SUSPENDED', 'PRODUCT_LIFTED']);
});

it('reported product: a granted appeal lifts the suspension of that case only', async () => {
  await decide('HIDE', { noteToAuthor: '다시 달라졌어요' });
  const object = async () =>
    (await seller().post('/api/users/me/appeals', { caseId: (await known()).id, text: '고쳤어요' })).body.data
      .appealId;
  const judge = (await secondAdmin(shop)).call;
  const appealId = await object();
  expect(
    (await judge.post(`/api/admin/appeals/${appealId}/decision`, { isGranted: true, answer: '맞아요' }))
      .status,
  ).toBe(200);
  expect(await state(product)).toEqual(['HIDDEN', null]);
});

it('reported product: a suspension for another reason stays after the case', async () => {
  const held = { state: 'SUSPENDED', suspended_reason: '다른 까닭', suspended_at: new Date('2026-01-01') };
  await shop.db.updateTable('products').set(held).where('id', '=', product).execute();
  await decide('HIDE', { noteToAuthor: '또 달라졌어요' });
  await decide('NO_PROBLEM');
  expect(await state(product)).toEqual(['SUSPENDED', '다른 까닭']);
});
