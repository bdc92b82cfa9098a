import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderStore, movePrivateFiles } from '#server/files/folder-store.ts';
import { areaOf, isPrivate, newName } from '#server/files/object-name.ts';
import { type FileStore, PRIVATE_AREAS, PUBLIC_AREAS } from '#server/kit/ports/file-store.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { claimWithPicture } from '../../support/orders/claim-picture.ts';
import { twins } from '../../support/orders/delivered.ts';
import { FILE_ADAPTERS, type OpenedAdapter } from '../../support/server/file-adapters.ts';
import { multipart, photo, picture } from '../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

/** Adapters that must pass the same tests: those of the shop, and that of tests. */
const ADAPTERS: readonly (readonly [string, () => Promise<Pick<OpenedAdapter, 'store' | 'end'>>])[] = [
  ...FILE_ADAPTERS,
  ['memory', async () => ({ store: memoryStore(), end: async () => {} })],
];
const AREAS = [...PUBLIC_AREAS, ...PRIVATE_AREAS];
const NO_NAMES = [
  'images/feeds',
  'images/feeds/',
  'images/none/a.webp',
  'images/feeds/../claims/a.webp',
  'images/feeds/.hidden',
  'images/feeds//a.webp',
  'images/feeds/a\\b.webp',
  'images/feeds/..',
  'images/feeds/a/../../claims/b.webp',
  'images/feeds/a%2fb.webp',
  'images/feeds/%2e%2e/claims/a.webp',
  'images/feeds/a\nb.webp',
  'images/feeds/a.webp\n',
  'images/feeds/a\r\nx-amz-acl: public-read',
  'images/feeds/a\0.webp',
  'images/feeds/a b+c.webp',
  'images/feeds/a.webp?acl',
  'images/feeds/<Key>.webp',
  `images/feeds/${'a'.repeat(300)}`,
  'private/claims/a.webp',
  '/etc/passwd',
  '',
];

describe.each(ADAPTERS)('file store: %s', (_, open) => {
  let store: FileStore;
  let end: () => Promise<void>;
  beforeAll(async () => {
    ({ store, end } = await open());
  });
  afterAll(() => end());
  const textOf = async (name: string) => {
    const file = await store.read(name);
    return file ? (await buffer(file.body)).toString() : null;
  };

  it.each(AREAS)('keeps a file under %s with size and time until it is removed', async (area) => {
    const name = `images/${area}/one.webp`;
    const before = Date.now();
    await store.put(name, Buffer.from('첫째'));
    const file = await store.read(name);
    expect([file?.size, file ? (await buffer(file.body)).toString() : null]).toEqual([6, '첫째']);
    // A file system stores whole milliseconds.
    expect(Math.abs((file?.writtenAt.getTime() ?? 0) - before)).toBeLessThan(60_000);
    expect((await store.list(area)).map((listed) => [listed.name, listed.size])).toEqual([[name, 6]]);
    expect(await store.has(name)).toBe(true);
    await store.put(name, Buffer.from('둘째'), { redrawable: true });
    expect(await textOf(name)).toBe('둘째');
    expect((await store.list(area)).length).toBe(1);
    await store.remove(name);
    await store.remove(name);
    expect([await textOf(name), await store.has(name), await store.list(area)]).toEqual([null, false, []]);
  });

  it('separates areas', async () => {
    await store.put('images/feeds/same.webp', Buffer.from('public'));
    await store.put('images/claims/same.webp', Buffer.from('private'));
    expect(await textOf('images/feeds/same.webp')).toBe('public');
    expect(await textOf('images/claims/same.webp')).toBe('private');
    await store.remove('images/claims/same.webp');
    expect(await textOf('images/feeds/same.webp')).toBe('public');
    await store.remove('images/feeds/same.webp');
  });

  it.each(NO_NAMES)('refuses the name %j', async (name) => {
    await expect(store.put(name, Buffer.from('x'))).rejects.toThrow('not the name of a file');
    expect([await store.read(name), await store.has(name)]).toEqual([null, false]);
    await store.remove(name);
  });

  it('returns the public address of a file', () =>
    expect(store.urlOf('images/feeds/a.webp')).toBe('/content/images/feeds/a.webp'));
});

describe('object names', () => {
  it('contain their area', () => {
    for (const area of AREAS) expect(areaOf(`images/${area}/a/b.webp`)).toBe(area);
    expect(NO_NAMES.map(areaOf)).toEqual(NO_NAMES.map(() => null));
    expect(AREAS.filter(isPrivate)).toEqual(['claims', 'inquiries', 'questions', 'documents']);
    expect(newName('feeds', 'webp')).toMatch(/^images\/feeds\/[0-9a-f-]{36}\.webp$/);
  });
});

describe('upload folder', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'store-'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('keeps private files outside of the public folder', async () => {
    for (const area of PRIVATE_AREAS) {
      await folderStore(root).put(`images/${area}/mine.webp`, Buffer.from('mine'));
      expect(await readdir(join(root, 'private', area))).toEqual(['mine.webp']);
      expect(await readdir(join(root, 'images')).catch(() => [])).not.toContain(area);
    }
  });

  it('of an earlier version moves its private files out of the public folder', async () => {
    const old = await mkdtemp(join(tmpdir(), 'store-old-'));
    await mkdir(join(old, 'images/claims'), { recursive: true });
    await writeFile(join(old, 'images/claims/kept.webp'), 'kept');
    for (let times = 0; times < 2; times += 1) await movePrivateFiles(old);
    const file = await folderStore(old).read('images/claims/kept.webp');
    expect(file ? (await buffer(file.body)).toString() : null).toBe('kept');
    expect(await readdir(join(old, 'images'))).toEqual([]);
    await rm(old, { recursive: true });
  });
});

describe('shop with a file store without a folder', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ store: memoryStore() });
  });
  afterAll(() => shop.close());

  it('accepts a picture, serves it with long caching, and answers 304', async () => {
    const form = multipart([picture(await photo(60, 40), 'file')]);
    const sent = await shop.as('user').post('/api/images/upload', form.payload, { headers: form.headers });
    const url = String(sent.body.data.imageUrl);
    const served = await shop.app.inject({ url });
    expect([served.statusCode, served.headers['content-type'], served.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect(served.headers['content-length']).toBe(String(served.rawPayload.length));
    const etag = String(served.headers.etag);
    const again = await shop.app.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const head = await shop.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers.etag, head.rawPayload.length]).toEqual([200, etag, 0]);
  });

  it('shows the picture of a claim at its checked route only', async () => {
    const { option } = await twins(shop);
    const { bare } = await claimWithPicture(shop, shop.as('user'), [option]);
    const seen = await shop.as('user').get(bare);
    expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await shop.as('visitor').get(bare)).status).toBe(404);
    const name = bare.replace('/content/', '');
    expect((await shop.files.list('claims')).map((file) => file.name)).toContain(name);
    for (const way of [`/${name}`, bare.replace('claims/', 'claims%2F'), bare.replace('images/', 'images//')])
      expect((await shop.as('user').get(way)).status).toBe(404);
  });

  it('creates no folder', async () =>
    expect(await readdir(shop.contentRoot).catch(() => 'none')).toBe('none'));
});
