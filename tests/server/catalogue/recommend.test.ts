import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RecommendedProduct } from '#domain/catalogue/recommend.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const ask = (body: object) => shop.as('user').post('/api/ai/products/recommend', body);
type Card = { productId: number; discountPrice: number };

/** Ids of what the list itself finds. */
const listed = async (query: string): Promise<number[]> =>
  (await shop.as('visitor').get(`/api/products?${query}`)).body.data.content.map(
    ({ productId }: Card) => productId,
  );

const recommended = async (prompt: string, limit = 20): Promise<RecommendedProduct[]> => {
  const { status, body } = await ask({ prompt, limit });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ prompt, count: body.data.products.length });
  return body.data.products;
};
const reasonsOf = ({ reasons }: RecommendedProduct) =>
  reasons.map(({ kind, value }) => `${kind} ${value}`.trim());

it('E.6 C: recommendations meet all conditions, most wished first, with their reasons', async () => {
  const all = await listed(
    `q=${encodeURIComponent('검정 부츠')}&inStockOnly=true&sizes=260&sort=popular&size=20`,
  );
  const products = await recommended('검정 부츠 260으로 추천해 줘');
  const ids = products.map(({ productId }) => productId);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids).toEqual(all.filter((id) => ids.includes(id)));
  for (const product of products) expect(reasonsOf(product)).toEqual(['WORD 검정', 'WORD 부츠', 'SIZE 260']);
  const options = await shop.db
    .selectFrom('product_options')
    .select('product_id')
    .where('product_id', 'in', ids)
    .where('size', '=', '260')
    .where('stock', '>', 0)
    .where('color', '=', 'BLACK')
    .execute();
  expect(new Set(options.map(({ product_id }) => product_id))).toEqual(new Set(ids));
});

it.each([
  ['8만원 이하 운동화', 0, 80_000],
  ['10만원 이하', 0, 100_000],
  ['100,000원 이상 구두', 100_000, 999_999_999],
])('recommendations keep the price limit for every product: %s', async (prompt, least, most) => {
  const products = await recommended(prompt);
  expect(products.length).toBeGreaterThan(0);
  for (const product of products) {
    expect(product.discountPrice).toBeGreaterThanOrEqual(least);
    expect(product.discountPrice).toBeLessThanOrEqual(most);
    expect(reasonsOf(product)).toContain('PRICE');
  }
});

it('recommendations include products below the limit only by their discount', async () => {
  const { productId, discountPrice, price } = (await recommended('운동화')).find(
    (one) => one.discountPrice < one.price,
  ) as RecommendedProduct;
  expect(discountPrice).toBeLessThan(price);
  const ids = (await recommended(`${discountPrice}원 이하 운동화`)).map((one) => one.productId);
  expect(ids).toContain(productId);
});

it.each(['2,000원 이하 부츠', '9만원 이상 3만원 이하 운동화', 'ㅁㄴㅇㄹ'])(
  'recommendations are empty if nothing meets the sentence: %s',
  async (prompt) => expect(await recommended(prompt)).toEqual([]),
);

it('recommendations use the foot length of a member who names no size', async () => {
  const sized = (size: string) =>
    listed(`q=${encodeURIComponent('운동화')}&inStockOnly=true&sizes=${size}&sort=popular&size=20`);
  const setFoot = (foot_size: number | null) =>
    shop.db.updateTable('users').set({ foot_size }).where('email', '=', 'user@sinbaljang.test').execute();
  const seen = [];
  for (const foot of [230, 287]) {
    await setFoot(foot);
    const { body } = await ask({ prompt: '운동화', limit: 20 });
    seen.push(body.data.products.map(({ productId }: Card) => productId));
    const { size, value } = { size: foot === 230 ? '230' : '290', value: reasonsOf(body.data.products[0]) };
    expect(value).toContain(`OWN_SIZE ${size}`);
  }
  const [small, large] = [await sized('230'), await sized('290')];
  expect(small).not.toEqual(large);
  expect(seen[0].slice(0, small.length)).toEqual(small);
  expect(seen[1].slice(0, large.length)).toEqual(large);
});

it('recommendations refuse a sentence without a condition, and guests', async () => {
  for (const wrong of [
    { prompt: ' ' },
    { prompt: 'ㄱ'.repeat(501) },
    { prompt: '부츠', limit: 21 },
    { prompt: '부츠', limit: 0 },
  ])
    expect((await ask(wrong)).status).toBe(400);
  expect((await shop.as('visitor').post('/api/ai/products/recommend', { prompt: '부츠' })).status).toBe(401);
});
