import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../../support/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const ask = (body: object) => shop.as('user').post('/api/ai/products/recommend', body);
type Card = { productId: number; discountPrice: number; soldOut: boolean };

/** Ids of what the list itself finds. */
const listed = async (query: string): Promise<number[]> =>
  (await shop.as('visitor').get(`/api/products?${query}`)).body.data.content.map(
    ({ productId }: Card) => productId,
  );

it('E.6 C: puts what passes everything first, most wished first, and fills up to the limit', async () => {
  const all = await listed(
    `q=${encodeURIComponent('검정 부츠')}&inStockOnly=true&sizes=260&sort=popular&size=20`,
  );
  const { status, body } = await ask({ prompt: '검정 부츠 260으로 추천해 줘', limit: 20 });
  expect(status).toBe(200);
  const ids = body.data.products.map(({ productId }: Card) => productId);
  expect(all.length).toBeGreaterThan(0);
  expect(ids.slice(0, all.length)).toEqual(all);
  expect(new Set(ids).size).toBe(20);
  expect(body.data).toMatchObject({ count: 20, prompt: '검정 부츠 260으로 추천해 줘' });
  expect(body.data.products.filter(({ soldOut }: Card) => soldOut)).toEqual([]);
});

it('keeps to a price while there is something for it', async () => {
  const { body } = await ask({ prompt: '8만원 이하 운동화', limit: 3 });
  const { maxPrice } = { maxPrice: 80_000 };
  expect(body.data.products).toHaveLength(3);
  for (const { discountPrice } of body.data.products) expect(discountPrice).toBeLessThanOrEqual(maxPrice);
});

it('asks the foot of whoever says no size', async () => {
  const sized = (size: string) =>
    listed(`q=${encodeURIComponent('운동화')}&inStockOnly=true&sizes=${size}&sort=popular&size=20`);
  const setFoot = (foot_size: number | null) =>
    shop.db.updateTable('users').set({ foot_size }).where('email', '=', 'user@sinbaljang.test').execute();
  const seen = [];
  for (const foot of [230, 287]) {
    await setFoot(foot);
    const { body } = await ask({ prompt: '운동화', limit: 20 });
    seen.push(body.data.products.map(({ productId }: Card) => productId));
  }
  const [small, large] = [await sized('230'), await sized('290')];
  expect(small).not.toEqual(large);
  expect(seen[0].slice(0, small.length)).toEqual(small);
  expect(seen[1].slice(0, large.length)).toEqual(large);
});

it('answers the newest to what it does not understand, and refuses what is no wish', async () => {
  const newest = await listed('inStockOnly=true&sort=latest&size=5');
  await shop.db
    .updateTable('users')
    .set({ foot_size: null })
    .where('email', '=', 'user@sinbaljang.test')
    .execute();
  const { body } = await ask({ prompt: 'ㅁㄴㅇㄹ' });
  expect(body.data.products.map(({ productId }: Card) => productId)).toEqual(newest);
  for (const wrong of [
    { prompt: ' ' },
    { prompt: 'ㄱ'.repeat(501) },
    { prompt: '부츠', limit: 21 },
    { prompt: '부츠', limit: 0 },
  ])
    expect((await ask(wrong)).status).toBe(400);
  expect((await shop.as('visitor').post('/api/ai/products/recommend', { prompt: '부츠' })).status).toBe(401);
});
