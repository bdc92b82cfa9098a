import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { type RunningShop, startShop } from '#server/start-shop.ts';
import { codeAt } from '../../support/members/mfa.ts';
import { openSession } from '../../support/members/sessions.ts';
import { createTestUrl, onPostgres } from '../../support/server/test-database.ts';

const keyOf = (fill: number): string => Buffer.alloc(32, fill).toString('base64');

describe.runIf(onPostgres)('key of the servers of one database', () => {
  const image = inject('image');
  const open: RunningShop[] = [];
  let database: Awaited<ReturnType<typeof createTestUrl>>;
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'keys-'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));
  beforeEach(async () => {
    database = await createTestUrl(image.template ?? '');
  });
  afterEach(async () => {
    for (const shop of open.splice(0)) await shop.close();
    await database.drop();
  });

  async function start(folder: string, key?: string): Promise<RunningShop> {
    const own = { DATA_DIR: join(root, folder), DATABASE_URL: database.url, ROLE: 'web' };
    const shop = await startShop(
      readConfig({ ...own, NODE_ENV: 'test', LOG_LEVEL: 'silent', SECRET_KEY: key }),
    );
    open.push(shop);
    return shop;
  }
  const refusalOf = async (folder: string, key?: string): Promise<string> =>
    start(folder, key).then(
      () => 'started',
      (error: Error) => `${error.name}: ${error.message}`,
    );

  it('a second server without a key is refused and makes none; with that of the first it starts', async () => {
    await start('first');
    const told = await refusalOf('second');
    expect(told).toMatch(
      /^ConfigRefused: SECRET_KEY is missing: another server .* secret-key of its DATA_DIR/,
    );
    expect(await readdir(join(root, 'second'))).not.toContain('secret-key');
    const key = await readFile(join(root, 'first/secret-key'), 'utf8');
    await start('second', key);
    await start('first');
  });

  it('a server with another key is refused, whether it is set or in its folder, without the key', async () => {
    await start('third', keyOf(1));
    const told = await refusalOf('fourth', keyOf(2));
    expect(told).toBe('ConfigRefused: SECRET_KEY is not the key of the other servers of this database');
    expect(told).not.toContain(keyOf(2));
    // A folder that made its key with another database.
    expect(await refusalOf('first')).toBe(
      'ConfigRefused: SECRET_KEY is missing: the key in DATA_DIR is not that of the other servers of this database',
    );
  });

  it('a second step that is set up at one server is confirmed at another', async () => {
    const [setUpAt, confirmedAt] = [await start('fifth', keyOf(3)), await start('sixth', keyOf(3))];
    const token = await openSession(setUpAt.opened.db, 'user@sinbaljang.test', new Date());
    const call = (shop: RunningShop, path: string, payload: object) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/users/me/mfa/${path}`,
        headers: { authorization: `Bearer ${token}` },
        payload,
      });
    const { secret } = (await call(setUpAt, 'setup', {})).json().data;
    const confirmed = await call(confirmedAt, 'enable', { token: codeAt(secret, new Date()) });
    expect(confirmed.statusCode).toBe(200);
  });
});
