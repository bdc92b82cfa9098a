import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOf } from '#domain/kit/period.ts';
import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { buy } from '../../../support/orders/shopping.ts';
import { changeProduct, readSellerProduct, shownProduct } from '../../../support/seller-products.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const PATH = '/api/seller/products';
type Option = { optionId: number; size: string; sold30: number; sku: string | null; lowStock: number };
let shop: TestShop;
let mine: ReturnType<TestShop['as']>;
beforeAll(async () => {
  shop = await startTestShop();
  mine = shop.as('seller');
});
afterAll(() => shop.close());

const sizes = ['250', '255', '260', '265'];
const shoe = (more: object = {}) =>
  shownProduct(mine, {
    options: sizes.map((size) => ({ gender: 'UNISEX', color: 'BLACK', size, stock: 9 })),
    ...more,
  });
const optionsOf = async (id: number): Promise<Option[]> => (await readSellerProduct(mine, id)).options;
const soldOf = (options: readonly Option[]) =>
  Object.fromEntries(options.map(({ size, sold30 }) => [size, sold30]));

it('product detail has the units of each option sold in thirty days and not cancelled, like the list', async () => {
  const [id, other] = [await shoe(), await shoe()];
  const [a, b, c] = await optionsOf(id);
  const [theirs] = await optionsOf(other);
  const user = shop.as('user');
  const pieces = (option: Option | undefined, quantity: number) => ({
    items: [{ optionId: option?.optionId ?? 0, quantity }],
  });
  await buy(shop, user, pieces(a, 3));
  await buy(shop, user, pieces(a, 1));
  await buy(shop, user, pieces(theirs, 2));
  const undone = await buy(shop, user, pieces(b, 2));
  const old = await buy(shop, user, pieces(b, 1));
  const first = await buy(shop, user, pieces(c, 2));
  const set = (orderId: number, table: 'orders' | 'order_items', change: object) =>
    shop.db
      .updateTable(table)
      .set(change)
      .where(table === 'orders' ? 'id' : 'order_id', '=', orderId)
      .execute();
  await set(undone, 'order_items', { status: 'RETURNED' });
  // Thirty days in Seoul including today: the first moment of the first day counts, the one before does not.
  const since = startOf(laterDay(seoulDay(shop.clock.now()), -29));
  await set(first, 'orders', { ordered_at: since });
  await set(old, 'orders', { ordered_at: new Date(since.getTime() - 1) });

  expect(soldOf(await optionsOf(id))).toEqual({ '250': 4, '255': 0, '260': 2, '265': 0 });
  const listed: Option[] = (await mine.get(`${PATH}/${id}/options`)).body.data;
  expect(listed).toEqual(await optionsOf(id));
  const { name } = await readSellerProduct(mine, id);
  const [row] = (await mine.get(`${PATH}?q=${encodeURIComponent(name)}`)).body.data.content;
  expect(row.sold30).toBe(6);
  // The forecast of the dashboard counts the same pieces.
  await shop.db
    .updateTable('product_options')
    .set({ stock: 1 })
    .where('id', '=', a?.optionId ?? 0)
    .execute();
  const { ending } = (await mine.get('/api/seller/dashboard?days=1')).body.data;
  expect(ending.find((one: Option) => one.optionId === a?.optionId)?.sold30).toBe(4);
});

it('product detail counts all options in one query', async () => {
  const few = await shownProduct(mine);
  const { queries } = await mine.get(`${PATH}/${few}/options`);
  expect((await mine.get(`${PATH}/${await shoe()}/options`)).queries).toBe(queries);
});

it('product update changes given thresholds and codes, and keeps the others', async () => {
  const id = await shoe();
  const wish = (marks: Record<string, object>) => ({
    options: sizes.map((size) => ({ gender: 'UNISEX', color: 'BLACK', size, stock: 9, ...marks[size] })),
  });
  const marked = { '250': { sku: 'A-250', lowStock: 0 }, '255': { lowStock: 20 } };
  expect((await changeProduct(mine, id, wish(marked))).status).toBe(200);
  const marks = async () => (await optionsOf(id)).map(({ sku, lowStock }) => [sku, lowStock]);
  expect(await marks()).toEqual([
    ['A-250', 0],
    [null, 20],
    [null, 3],
    [null, 3],
  ]);
  // Nine pieces are a low stock for one of them.
  const { name } = await readSellerProduct(mine, id);
  const [row] = (await mine.get(`${PATH}?q=${encodeURIComponent(name)}&stock=low`)).body.data.content;
  expect(row.lowOptions).toBe(1);
  expect(
    (await changeProduct(mine, id, wish({ '250': { sku: '' }, '260': { lowStock: 10_000 } }))).status,
  ).toBe(400);
  expect((await changeProduct(mine, id, wish({ '250': { sku: '' } }))).status).toBe(200);
  expect((await marks()).slice(0, 2)).toEqual([
    [null, 0],
    [null, 20],
  ]);
});
