import { channel } from 'node:diagnostics_channel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRewards } from '#server/admin/feed-rewards/feed-reward-store.ts';
import { findOrders, ordersOfLines } from '#server/seller/orders/line-list-store.ts';
import { shownLines } from '#server/trade/orders/reading/read-store.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { onPostgres } from '../../support/server/test-database.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Whole statements; those who watch times are given their beginning alone. */
const finished = channel('sinbaljang.statement.finished');
const IDS = Array.from({ length: 10_000 }, (_, index) => index + 1);

it.each([
  ['the lines of orders', (ids: readonly number[]) => shownLines(shop.db, ids, { sellerId: 1 })],
  ['the orders of lines', (ids: readonly number[]) => ordersOfLines(shop.db, ids)],
  ['orders', (ids: readonly number[]) => findOrders(shop.db, ids)],
  ['rewards', (ids: readonly number[]) => findRewards(shop.db, ids)],
])('%s are read with one parameter for all ids of an export', async (_, read) => {
  const texts: string[] = [];
  const keep = (message: unknown) => texts.push((message as { text: string }).text);
  finished.subscribe(keep);
  try {
    await read(IDS);
    await read(IDS.slice(0, 3));
  } finally {
    finished.unsubscribe(keep);
  }
  // The text of a statement does not depend on how many ids it is given.
  expect([texts.length, new Set(texts).size]).toEqual([2, 1]);
});

it.runIf(onPostgres)('connections disable JIT compilation', async () => {
  const { rows } = await sql<{ jit: string }>`show jit`.execute(shop.db);
  expect(rows).toEqual([{ jit: 'off' }]);
});
