import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const list = (query: string) => shop.as('visitor').get(`/api/products${query}`);
const setState = (id: number, state: 'HIDDEN' | 'ON_SALE') =>
  shop.db.updateTable('products').set({ state }).where('id', '=', id).execute();

type Listed = { productId: number };
let first = 0;
let total = 0;
beforeEach(async () => {
  const { body } = await list('?size=9');
  first = body.data.content[0].productId;
  total = body.data.totalElements;
});

it('a list of all products right after one is hidden is read again without it, and by 1 query from then on', async () => {
  await setState(first, 'HIDDEN');
  const [stale, current] = [await list('?size=9'), await list('?size=9')];
  expect(stale.queries).toBeGreaterThan(1);
  expect(current.queries).toBe(1);
  for (const { body } of [stale, current]) {
    expect(body.data.totalElements).toBe(total - 1);
    expect(body.data.content.map(({ productId }: Listed) => productId)).not.toContain(first);
  }
  await setState(first, 'ON_SALE');
});

it('a filtered list and the counts right after a product is hidden or shown count what is there', async () => {
  await setState(first, 'HIDDEN');
  expect((await list('?minPrice=1&size=9')).body.data.totalElements).toBe(total - 1);
  await setState(first, 'ON_SALE');
  const { categories } = (await list('/facets')).body.data;
  expect(categories.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(total);
});

it('a list without a hit sees what has come since', async () => {
  const query = `?storeId=${await emptiedStore()}&size=9`;
  expect((await list(query)).body.data.totalElements).toBe(0);
  await setState(first, 'ON_SALE');
  expect((await list(query)).body.data.totalElements).toBe(1);
});

/** Hides all products of the first one's store; returns the store. */
async function emptiedStore(): Promise<number> {
  const { store_id: store } = await shop.db
    .selectFrom('products')
    .select('store_id')
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('products').set({ state: 'HIDDEN' }).where('store_id', '=', store).execute();
  return store;
}
