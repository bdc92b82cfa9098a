import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshAfterWrites } from '#server/catalogue/product-list/refresh-after-writes.ts';
import { type PageCopies, pageCopies } from '#server/kit/ports/page-invalidation.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Makes the bitmaps stale, drops pages and returns whether they are stale once what was begun has ended. */
async function isStaleAfter(write: (copies: PageCopies) => void): Promise<boolean> {
  await shop.db
    .updateTable('products')
    .set('price', (eb) => eb('price', '+', 100))
    .execute();
  await shop.db
    .updateTable('products')
    .set('discount_price', (eb) => eb('discount_price', '+', 100))
    .execute();
  const copies = pageCopies();
  const { db, clock, app } = shop;
  const stop = refreshAfterWrites({ db, clock, copies, log: app.log });
  write(copies);
  await stop();
  const rows = await shop.db.selectFrom('product_bits_stale').selectAll().execute();
  return rows.length > 0;
}

it.each<[string, (copies: PageCopies) => void, boolean]>([
  ['pages of lists of products', (copies) => copies.dropPages(['product 1', 'lists of products']), false],
  ['an area that changes products', (copies) => copies.dropFor('catalogue'), false],
  ['lists of feeds', (copies) => copies.dropPages(['feed 1', 'lists of feeds']), true],
  ['an area that does not', (copies) => copies.dropFor('notices'), true],
  ['another process, which refreshes them itself', (copies) => copies.dropHere({ area: 'catalogue' }), true],
])('bitmaps of products after a write to %s', async (_, write, expected) => {
  expect(await isStaleAfter(write)).toBe(expected);
});
