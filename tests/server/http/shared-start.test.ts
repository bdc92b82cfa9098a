import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startShop } from '#server/start-shop.ts';
import { createTestUrl, onPostgres } from '../../support/server/test-database.ts';

/** A web server of its own on a copy of the image, with a client that hears its notifications. */
async function startServer() {
  const image = inject('image');
  const database = await createTestUrl(image.template ?? '');
  const folder = await mkdtemp(join(tmpdir(), 'shop-shared-'));
  const shop = await startShop(
    readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      ROLE: 'web',
    }),
  );
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return {
    shop,
    client,
    token: image.tokens.user ?? '',
    async end() {
      await client.end();
      await shop.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

it.runIf(onPostgres)('a server on PostgreSQL sends its page cache invalidations to the others', async () => {
  const { shop, client, token, end } = await startServer();
  const heard: unknown[] = [];
  client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '').written));
  await client.query('listen page_copies');
  const { rows } = await client.query('select id from feeds where deleted_at is null order by id limit 1');
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/feeds/${rows[0].id}/comments`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: { content: '잘 봤어요' },
  });
  expect(answer.statusCode).toBe(200);
  await expect.poll(() => heard).toEqual([{ pages: [`feed ${rows[0].id}`, 'lists of feeds'] }]);
  await end();
});

it.runIf(onPostgres)(
  'a server that is notified of a write to products refreshes their bitmaps, without a list',
  async () => {
    const { client, end } = await startServer();
    const stale = async () => (await client.query('select from product_bits_stale')).rowCount;
    await client.query('update products set price = price + 100, discount_price = discount_price + 100');
    expect(await stale()).toBeGreaterThan(0);
    const message = { from: 'another', written: { pages: ['lists of products'] } };
    await client.query("select pg_notify('page_copies', $1)", [JSON.stringify(message)]);
    await expect.poll(stale, { timeout: 10_000 }).toBe(0);
    await end();
  },
);
