import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, optionsInStock, sellerOf } from '../../../support/orders/shopping.ts';
import { readSellerProduct, shownProduct } from '../../../support/seller-products.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
const DAY = 86_400_000;
let shop: TestShop;
let mine: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  mine = shop.as('seller');
});
afterAll(() => shop.close());

const option = (stock: number, lowStock?: number) => ({
  gender: 'UNISEX',
  size: '260',
  color: 'BLACK',
  stock,
  ...(lowStock === undefined ? {} : { lowStock }),
});
/** Creates a product with one option; returns both ids. */
async function withOption(stock: number, lowStock?: number) {
  const id = await shownProduct(mine, { options: [option(stock, lowStock)] });
  const [{ optionId }] = (await readSellerProduct(mine, id)).options;
  return { id, optionId };
}
const sell = (optionId: number, quantity: number) =>
  buy(shop, shop.as('user'), { items: [{ optionId, quantity }] });
const told = async (id: number): Promise<string[]> =>
  (
    await shop.db
      .selectFrom('notices')
      .select('message')
      .where('type', '=', 'STOCK_LOW')
      .where('path', '=', `/product-manage?open=${id}`)
      .orderBy('id')
      .execute()
  ).map(({ message }) => message);
const count = async (optionId: number, seenStock: number, stock: number) =>
  expect((await mine.patch('/api/seller/options/stock', [{ optionId, stock, seenStock }])).status).toBe(200);

it('C4-7: low-stock notice is sent when an order leaves three units, and not before', async () => {
  const { id, optionId } = await withOption(6);
  await sell(optionId, 2);
  expect(await told(id)).toEqual([]);
  await sell(optionId, 1);
  expect(await told(id)).toEqual([expect.stringContaining('260mm가 3개 남았어요.')]);
});

it('low-stock notice is sent once per day and option', async () => {
  const { id, optionId } = await withOption(4);
  await sell(optionId, 1);
  await count(optionId, 3, 5);
  await sell(optionId, 2);
  expect(await told(id)).toHaveLength(1);
  await count(optionId, 3, 5);
  shop.clock.advance(DAY);
  await sell(optionId, 5);
  expect(await told(id)).toEqual([expect.anything(), expect.stringContaining('품절됐어요.')]);
});

it('low-stock notice uses the threshold of each option', async () => {
  const [early, never] = [await withOption(9, 8), await withOption(2, 0)];
  await sell(early.optionId, 1);
  expect(await told(early.id)).toHaveLength(1);
  await sell(never.optionId, 1);
  expect(await told(never.id)).toEqual([]);
  await sell(never.optionId, 1);
  expect(await told(never.id)).toHaveLength(1);
});

it('low-stock notice follows sales, not stock changes of the store', async () => {
  const { id, optionId } = await withOption(9);
  await count(optionId, 9, 1);
  expect(await told(id)).toEqual([]);
});

it('low-stock notice goes to the own store only', async () => {
  const own = (await mine.get('/api/seller/products?size=1')).body.data.content[0].storeId;
  const theirs = (await optionsInStock(shop, 600)).find(({ store_id }) => store_id !== own);
  if (!theirs) throw new Error('no other store');
  const rival = await sellerOf(shop, theirs.product_id);
  const { id, optionId } = await withOption(4);
  await sell(optionId, 1);
  const heard = async (caller: Caller) =>
    (await caller.get('/api/users/notices?size=100')).body.data.content.filter(
      ({ path }: { path: string }) => path === `/product-manage?open=${id}`,
    ).length;
  expect([await heard(mine), await heard(rival), await heard(shop.as('user'))]).toEqual([1, 0, 0]);
});
