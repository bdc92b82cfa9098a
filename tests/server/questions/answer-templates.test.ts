import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sellerOf } from '../../support/orders/shopping.ts';
import { productOnSale } from '../../support/questions.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const PATH = '/api/seller/answer-templates';
type Caller = ReturnType<TestShop['as']>;

let shop: TestShop;
let seller: Caller;
let rival: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  const productId = await productOnSale(shop);
  const { store_id } = await shop.db
    .selectFrom('products')
    .select('store_id')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  [seller, rival] = [
    await sellerOf(shop, productId),
    await sellerOf(shop, await productOnSale(shop, store_id)),
  ];
});
afterAll(() => shop.close());

const save = (caller: Caller, name: string, content = '다음 주에 들어와요.') =>
  caller.post(PATH, { name, content });
const namesOf = async (caller: Caller): Promise<string[]> =>
  (await caller.get(PATH)).body.data.templates.map(({ name }: { name: string }) => name);

describe('answer templates', () => {
  it('are kept per store, by name; the same name replaces the text', async () => {
    await save(seller, '재입고');
    await save(seller, '배송');
    await save(rival, '재입고', '우리는 매일 들어와요.');
    const again = await save(seller, '재입고', '다음 달에 들어와요.');
    expect(again.status).toBe(200);
    const { templates } = (await seller.get(PATH)).body.data;
    expect(templates).toMatchObject([
      { name: '배송', content: '다음 주에 들어와요.' },
      { name: '재입고', content: '다음 달에 들어와요.' },
    ]);
    expect((await rival.get(PATH)).body.data.templates).toMatchObject([{ content: '우리는 매일 들어와요.' }]);
    expect((await shop.as('user').get(PATH)).status).toBe(403);
  });

  it('are deleted by their store only', async () => {
    const { templateId } = (await save(seller, '지울 것')).body.data;
    expect((await rival.delete(`${PATH}/${templateId}`)).body.code).toBe('TEMPLATE_NOT_FOUND');
    expect(await namesOf(seller)).toContain('지울 것');
    expect((await seller.delete(`${PATH}/${templateId}`)).status).toBe(200);
    expect(await namesOf(seller)).not.toContain('지울 것');
  });

  it('are at most 20, also for concurrent requests', async () => {
    const before = (await namesOf(seller)).length;
    const answers = await Promise.all(
      Array.from({ length: 22 - before }, (_, index) => save(seller, `틀 ${index}`)),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? 200 : body.code));
    expect(codes.filter((code) => code === 200)).toHaveLength(20 - before);
    expect(codes.filter((code) => code === 'TOO_MANY_TEMPLATES')).toHaveLength(2);
    expect((await save(seller, '배송', '고친 글이에요.')).status).toBe(200);
  });
});
