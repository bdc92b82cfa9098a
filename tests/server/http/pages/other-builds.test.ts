import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openS3 } from '#server/files/s3/open-s3.ts';
import { shareAssets } from '#server/http/pages/share-assets.ts';
import type { AssetStore } from '#server/kit/ports/asset-store.ts';
import { clientFolder } from '../../../support/client/client-folder.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { type S3StandIn, startS3 } from '../../../support/stand-ins/s3-stand-in.ts';

const LONG = `export const text = '${'shoe '.repeat(600)}';`;

/** Writes a built client with one script of its own beside one of every build. */
function builtClient(name: string) {
  const client = clientFolder(['/']);
  write(client.clientDir, { [`${name}.js`]: `${LONG} // ${name}`, 'fonts/shared.woff2': 'font' });
  return client;
}

function write(clientDir: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(clientDir, 'assets', name, '..'), { recursive: true });
    writeFileSync(join(clientDir, 'assets', name), text);
  }
}

describe('assets of another build', () => {
  const clients = [builtClient('first-aaa'), builtClient('second-bbb'), builtClient('third-ccc')] as const;
  const [first, second, third] = clients;
  let s3: S3StandIn;
  let assets: AssetStore;
  let oldServer: TestShop;
  let newServer: TestShop;
  beforeAll(async () => {
    s3 = await startS3();
    ({ assets } = await openS3(s3.settings));
    const start = async ({ clientDir }: typeof first) => {
      await shareAssets(assets, clientDir);
      return startTestShop({ config: { clientDir }, assets });
    };
    oldServer = await start(first);
    newServer = await start(second);
  });
  afterAll(async () => {
    for (const shop of [oldServer, newServer]) await shop.close();
    for (const { clientDir, remove } of clients) {
      rmSync(`${clientDir}-before`, { recursive: true, force: true });
      remove();
    }
    await s3.end();
  });

  const get = (shop: TestShop, url: string, headers = {}) => shop.app.inject({ url, headers });

  it.each([
    ['an old page at a new server', () => newServer, 'first-aaa'],
    ['a new page at an old server', () => oldServer, 'second-bbb'],
  ] as const)('is served for %s, packed and cached for ever', async (_, shop, name) => {
    const answer = await get(shop(), `/assets/${name}.js`);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(answer.body).toContain(name);
    const packed = await get(shop(), `/assets/${name}.js`, { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
  });

  it('is 404 if no build has it, and 503 if the store does not answer', async () => {
    for (const name of ['none-zzz.js', '../index.html', '%2e%2e/index.html', 'a/b/c.js', '.env'])
      expect((await get(newServer, `/assets/${name}`)).statusCode).toBe(404);
    await s3.stop();
    const gone = await get(newServer, '/assets/first-aaa.js').finally(() => s3.start());
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([503, 'private, no-store']);
    expect((await get(newServer, '/assets/second-bbb.js')).statusCode).toBe(200);
  });

  it('is served from the folder of the build before, and of a newer build in the same folder', async () => {
    const alone = await startTestShop({ config: { clientDir: third.clientDir } });
    expect((await get(alone, '/assets/before-ddd.js')).statusCode).toBe(404);
    write(`${third.clientDir}-before`, { 'before-ddd.js': 'before' });
    write(third.clientDir, { 'newer-eee.js': 'newer' });
    for (const [name, text] of [
      ['before-ddd', 'before'],
      ['newer-eee', 'newer'],
    ]) {
      const answer = await get(alone, `/assets/${name}.js`);
      expect([answer.statusCode, answer.body]).toEqual([200, text]);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    await alone.close();
  });

  it('is removed from the store with the third build, but what later builds share', async () => {
    await s3.age('builds');
    await shareAssets(assets, second.clientDir);
    await s3.age('builds');
    await shareAssets(assets, third.clientDir);
    const names = await assets.list();
    expect(names).not.toContain('first-aaa.js');
    expect(names).toEqual(expect.arrayContaining(['second-bbb.js', 'third-ccc.js', 'fonts/shared.woff2']));
    expect((await assets.builds()).length).toBe(2);
    const before = s3.asked.length;
    await shareAssets(assets, third.clientDir);
    expect(s3.asked.slice(before).filter((call) => call.startsWith('PUT /shop/assets/'))).toEqual([]);
  });
});
