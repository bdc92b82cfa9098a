import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startShop } from '#server/start-shop.ts';
import { createTestUrl, onPostgres } from '../../support/server/test-database.ts';

it.runIf(onPostgres)('a server on PostgreSQL sends its page cache invalidations to the others', async () => {
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
  const heard: unknown[] = [];
  client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '').written));
  await client.connect();
  await client.query('listen page_copies');
  const { rows } = await client.query('select id from feeds where deleted_at is null order by id limit 1');
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/feeds/${rows[0].id}/comments`,
    headers: { authorization: `Bearer ${image.tokens.user}`, 'content-type': 'application/json' },
    payload: { content: '잘 봤어요' },
  });
  expect(answer.statusCode).toBe(200);
  await expect.poll(() => heard).toEqual([{ pages: [`feed ${rows[0].id}`, 'lists of feeds'] }]);
  await client.end();
  await shop.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
