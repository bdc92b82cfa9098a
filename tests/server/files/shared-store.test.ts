import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { type RunningShop, startShop } from '#server/start-shop.ts';
import { multipart, photo, picture } from '../../support/server/multipart.ts';
import { createTestUrl, onPostgres } from '../../support/server/test-database.ts';
import { type S3StandIn, startS3 } from '../../support/stand-ins/s3-stand-in.ts';

const SERVERS = 3;

describe.runIf(onPostgres)('servers with one database and one bucket', () => {
  const image = inject('image');
  let s3: S3StandIn;
  let database: Awaited<ReturnType<typeof createTestUrl>>;
  let root: string;
  const shops: RunningShop[] = [];
  /** Numbers of written objects after the start of each server. */
  const written: number[] = [];
  beforeAll(async () => {
    s3 = await startS3();
    database = await createTestUrl(image.template ?? '');
    root = await mkdtemp(join(tmpdir(), 'shared-'));
    for (let index = 0; index < SERVERS; index += 1) {
      shops.push(await start(join(root, String(index))));
      written.push(s3.asked.filter((call) => call.startsWith('PUT /shop/content/')).length);
    }
  }, 120_000);
  afterAll(async () => {
    for (const shop of shops) await shop.close();
    await database.drop();
    await s3.end();
    await rm(root, { recursive: true, force: true });
  });

  const start = (folder: string): Promise<RunningShop> =>
    startShop(
      readConfig({
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        ROLE: 'web',
        DATA_DIR: folder,
        CLIENT_DIR: join(folder, 'client'),
        DATABASE_URL: database.url,
        SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
        S3_URL: s3.settings.url,
        S3_BUCKET: s3.settings.bucket,
        S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
      }),
    );

  it('a picture uploaded at one of them is read at all of them', async () => {
    const form = multipart([picture(await photo(60, 40), 'file')]);
    const sent = await shops[0]?.app.inject({
      method: 'POST',
      url: '/api/images/upload',
      payload: form.payload,
      headers: { ...form.headers, authorization: `Bearer ${image.tokens.user}` },
    });
    const url = String(sent?.json().data.imageUrl);
    for (const { app } of shops) {
      const answer = await app.inject({ url });
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'public, max-age=31536000, immutable',
      ]);
    }
    for (let index = 0; index < SERVERS; index += 1)
      expect(await readdir(join(root, String(index), 'content')).catch(() => 'none')).toBe('none');
  });

  it('pictures of the seed are written by the first start only', async () => {
    const [first = 0, ...later] = written;
    expect(first).toBeGreaterThan(1_000);
    expect(later).toEqual([first, first]);
    const answer = await shops.at(-1)?.app.inject({ url: '/content/images/common/no-image.png' });
    expect(answer?.statusCode).toBe(200);
  });
});
