import { utimes } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { variantAddress, variantAddresses } from '#domain/kit/pictures/picture-variants.ts';
import { placeIn } from '#server/files/folder-store.ts';
import { bringForward } from '#server/jobs/queue/job-store.ts';
import { countJobs, forgetJobs, jobsOf, workerOn } from '../../support/jobs.ts';
import { multipart, photo, picture } from '../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const HOUR_MS = 3_600_000;
type Role = 'user' | 'seller';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => forgetJobs(shop));

const send = async (role: Role = 'user') => {
  const { payload, headers } = multipart([picture(await photo(900, 600), 'file')]);
  return shop.as(role).post('/api/images/upload', payload, { headers });
};
/** Uploads a picture that nothing names yet; returns its object name. */
const upload = async (role?: Role): Promise<string> =>
  String((await send(role)).body.data.imageUrl).replace('/content/', '');
/** Replaces the picture of a profile; returns the object name of the new one. */
async function portray(role: Role): Promise<string> {
  const { payload, headers } = multipart([picture(await photo(300, 200), 'image')]);
  const { body } = await shop.as(role).post('/api/users/me/profile/image', payload, { headers });
  return String(body).replace('/content/', '');
}
const fetched = (name: string) => shop.app.inject({ url: `/content/${name}` });
const filesOf = async (name: string) => {
  const stem = name.replace('.webp', '');
  const [, area] = name.split('/');
  const listed = await shop.files.list(area === 'profiles' ? 'profiles' : 'uploads');
  return listed.map((file) => file.name).filter((file) => file.startsWith(stem));
};
const whole = (name: string) => [name, ...variantAddresses(name)].sort();
const bytesOf = async (name: string) => {
  const file = await shop.files.read(name);
  return file ? buffer(file.body) : null;
};
const typeAndCache = ({ statusCode, headers }: Awaited<ReturnType<typeof fetched>>) => [
  statusCode,
  headers['content-type'],
  headers['cache-control'],
];
const FOREVER = 'public, max-age=31536000, immutable';

describe('new upload', () => {
  it('is served in place of its variants, uncached, until its job is done', async () => {
    const name = await upload();
    expect(await filesOf(name)).toEqual([name]);
    const small = variantAddress(name, 320, 'avif');
    const before = await fetched(small);
    expect(typeAndCache(before)).toEqual([200, 'image/webp', 'private, no-store']);
    expect(before.headers.etag).toBeUndefined();
    expect(before.rawPayload.equals((await bytesOf(name)) ?? Buffer.alloc(0))).toBe(true);
    // Nobody who looks makes a variant.
    expect(await filesOf(name)).toEqual([name]);
    const stop = await workerOn(shop);
    await expect.poll(async () => (await filesOf(name)).sort(), { timeout: 30_000 }).toEqual(whole(name));
    await stop();
    expect(typeAndCache(await fetched(small))).toEqual([200, 'image/avif', FOREVER]);
    expect(typeAndCache(await fetched(name))).toEqual([200, 'image/webp', FOREVER]);
  });

  it('is not served in place of a variant ten minutes later: the variant is made', async () => {
    const name = await upload();
    const old = new Date(Date.now() - 11 * 60_000);
    await utimes(placeIn(shop.contentRoot, name), old, old);
    expect(typeAndCache(await fetched(variantAddress(name, 160, 'jpg')))).toEqual([
      200,
      'image/jpeg',
      FOREVER,
    ]);
  });

  it('is not served for a name that is no variant, for a deleted picture, or in a private area', async () => {
    const name = await upload();
    expect((await fetched(name.replace('.webp', '-481.avif'))).statusCode).toBe(404);
    expect((await fetched(name.replace('.webp', '-480-160.webp'))).statusCode).toBe(404);
    const lies = name.replace('uploads', 'claims');
    await shop.files.put(lies, (await bytesOf(name)) ?? Buffer.alloc(0));
    expect((await fetched(variantAddress(lies, 480, 'webp'))).statusCode).toBe(404);
    await shop.files.remove(lies);
    await shop.files.remove(name);
    expect((await fetched(variantAddress(name, 160, 'jpg'))).statusCode).toBe(404);
  });

  it('is refused and leaves no file if its job cannot be written', async () => {
    const before = await shop.files.list('uploads');
    const spy = vi.spyOn(shop.jobs, 'send').mockRejectedValueOnce(new Error('no jobs today'));
    expect((await send()).status).toBe(500);
    spy.mockRestore();
    expect(await shop.files.list('uploads')).toEqual(before);
  });
});

describe('upload jobs', () => {
  it('of two members make the variants of each; none for a picture replaced meanwhile', {
    timeout: 60_000,
  }, async () => {
    const replaced = await portray('user');
    const own = await portray('user');
    const other = await portray('seller');
    expect(await jobsOf(shop, 'make-variants')).toHaveLength(3);
    expect(await filesOf(replaced)).toEqual([]);
    const stop = await workerOn(shop);
    await expect.poll(() => countJobs(shop, 'make-variants', 'completed'), { timeout: 30_000 }).toBe(3);
    await stop();
    expect(await filesOf(replaced)).toEqual([]);
    expect((await filesOf(own)).sort()).toEqual(whole(own));
    expect((await filesOf(other)).sort()).toEqual(whole(other));
  });

  it('that ended in between are completed by the next worker, which stores the others once', {
    timeout: 60_000,
  }, async () => {
    const name = await upload();
    const stored: string[] = [];
    let left = 5;
    const files = {
      ...shop.files,
      put: async (...[file, bytes, how]: Parameters<typeof shop.files.put>) => {
        if (left === 0) throw new Error('killed');
        left -= 1;
        stored.push(file);
        await shop.files.put(file, bytes, how);
      },
    };
    const first = await workerOn(shop, { files });
    await expect.poll(() => countJobs(shop, 'make-variants', 'retry'), { timeout: 30_000 }).toBe(1);
    await first();
    expect(await filesOf(name)).toHaveLength(6);
    left = 100;
    await bringForward(shop.db, HOUR_MS);
    const second = await workerOn(shop, { files });
    await expect.poll(() => countJobs(shop, 'make-variants', 'completed'), { timeout: 30_000 }).toBe(1);
    await second();
    expect(stored.sort()).toEqual([...variantAddresses(name)].sort());
    expect((await filesOf(name)).sort()).toEqual(whole(name));
  });
});
