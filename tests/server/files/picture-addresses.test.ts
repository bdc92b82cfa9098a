import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTION_LIMITS } from '#domain/kit/rate-limits.ts';
import { countedMember } from '#server/kit/rate-limit/rate-limit.ts';
import { idOf, purchasesOf } from '../../support/community.ts';
import { multipart, photo, picture } from '../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const OWN = /^\/content\/images\/(events|feeds|products|profiles|reviews)\/[\w-]+\.(avif|webp|svg)$/;
const PRODUCT = /^images\/products\/[\w-]+\.(avif|svg)$/;
/** Keys of pictures of shoes, not of persons. */
const SHOE = /^(productImageUrl|mainImageUrl)$/;
/** Badges are drawings in the client. */
const BADGE = /^\/images\/badges\/[\w-]+\.svg$/;
const formOf = (key: string): RegExp => (SHOE.test(key) ? PRODUCT : key === 'badgeImageUrl' ? BADGE : OWN);

/** Returns every picture address in an answer, with its key. */
function addressesIn(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return /image|img/i.test(key) ? [[key, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    addressesIn(inner, Array.isArray(value) ? key : name),
  );
}

/** The address as both kinds of legacy clients resolve it, from a page two levels deep. */
const asAddressOf = (url: string) => new URL(url, 'http://shop.test/feed/1').pathname;
const behindHost = (url: string) => new URL(`http://shop.test/${url.replace(/^\//, '')}`).pathname;

async function postPictures() {
  const [orderItemId] = await purchasesOf(shop);
  const data = JSON.stringify({ title: '사진', content: '내용', orderItemId });
  const form = multipart([
    { name: 'feedData', data, type: 'application/json' },
    picture(await photo(20, 20)),
  ]);
  const profile = multipart([picture(await photo(20, 20), 'image')]);
  const uploaded = await shop
    .as('user')
    .post('/api/users/me/profile/image', profile.payload, { headers: profile.headers });
  const posted = await shop.as('user').post('/api/feeds', form.payload, { headers: form.headers });
  const feedId = posted.body.data.feedId;
  await shop.as('user').post(`/api/feeds/${feedId}/likes/toggle`, {});
  await shop.as('user').post(`/api/feeds/${feedId}/comments`, { content: '좋아요' });
  return { feedId, profileUrl: uploaded.body, posted: posted.body.data };
}

describe('picture addresses', () => {
  it('are the same at the upload and later, and work for both kinds of client', async () => {
    const { feedId, profileUrl, posted } = await postPictures();
    const own = await shop.as('user').get('/api/users/me/profile');
    expect(addressesIn(own.body)).toEqual([['profileImageUrl', profileUrl]]);
    const me = await idOf(shop, 'user@sinbaljang.test');
    const seen = new Set<string>();
    for (const path of [
      '/api/feeds',
      `/api/feeds/${feedId}`,
      `/api/feeds/${feedId}/likes`,
      `/api/feeds/${feedId}/comments`,
      '/api/feeds/my-likes',
      '/api/comments/my',
      '/api/events/feed-available',
      '/api/reviews/products/1',
      `/api/users/${me}/profile`,
    ]) {
      const { status, body } = await shop.as('user').get(path);
      const found = addressesIn(body).filter(([key]) => !/^originalFilename$/.test(key));
      expect([path, status, found.length > 0]).toEqual([path, 200, true]);
      for (const [key, url] of found)
        expect([path, key, url]).toEqual([path, key, expect.stringMatching(formOf(key))]);
      for (const [key, url] of found) if (formOf(key) === OWN) seen.add(url);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([profileUrl, posted.images[0].imageUrl, posted.imageUrls[0]]),
    );
    for (const url of seen)
      for (const asked of [asAddressOf(url), behindHost(url), behindHost(url.replace('/content/', ''))])
        expect([asked, (await shop.app.inject({ url: asked })).statusCode]).toEqual([asked, 200]);
  });

  it('of products stay object names', async () => {
    const found = addressesIn((await shop.as('visitor').get('/api/products?size=3')).body);
    expect(found).toHaveLength(3);
    for (const [, url] of found) expect(url).toMatch(PRODUCT);
    const [[, url]] = found as [[string, string]];
    expect((await shop.app.inject({ url: behindHost(url) })).statusCode).toBe(200);
  });
});

describe('POST a single picture', () => {
  const send = async (
    as: 'user' | 'seller' | 'visitor',
    parts: Parameters<typeof multipart>[0],
    of = shop,
  ) => {
    const form = multipart(parts);
    return of.as(as).post('/api/images/upload', form.payload, { headers: form.headers });
  };
  const file = async () => picture(await photo(30, 20), 'file');
  const stored = () => readdir(join(shop.contentRoot, 'images/uploads')).catch(() => []);

  it('returns its public address, and belongs to the sender', async () => {
    const { status, body } = await send('user', [await file(), { name: 'sortOrder', data: '3' }]);
    expect([status, Object.keys(body.data).sort()]).toEqual([200, ['imageId', 'imageUrl', 'sortOrder']]);
    expect(body.data.imageUrl).toMatch(/^\/content\/images\/uploads\/[0-9a-f-]{36}\.webp$/);
    expect(body.data.sortOrder).toBe(3);
    const served = await shop.app.inject({ url: asAddressOf(body.data.imageUrl) });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    const other = await send('seller', [await file()]);
    expect([other.body.data.sortOrder, other.body.data.imageId > body.data.imageId]).toEqual([0, true]);
    const rows = await shop.db
      .selectFrom('uploads')
      .select(['id', 'user_id', 'file'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      {
        id: body.data.imageId,
        user_id: await idOf(shop, 'user@sinbaljang.test'),
        file: body.data.imageUrl.slice(9),
      },
      {
        id: other.body.data.imageId,
        user_id: await idOf(shop, 'seller@sinbaljang.test'),
        file: other.body.data.imageUrl.slice(9),
      },
    ]);
  });

  it('is refused to guests, without a picture and for other files, and leaves nothing', async () => {
    const before = await stored();
    expect((await send('visitor', [await file()])).status).toBe(401);
    expect((await send('user', [{ name: 'sortOrder', data: '1' }])).body.code).toBe('IMAGE_REQUIRED');
    expect((await send('user', [picture(Buffer.from('<svg/>'), 'file')])).body.code).toBe(
      'INVALID_FILE_FORMAT',
    );
    const wrong = await send('user', [await file(), { name: 'sortOrder', data: '-1' }]);
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'sortOrder']);
    expect((await send('user', [await file(), await file()])).body.code).toBe('IMAGE_COUNT_EXCEEDED');
    expect(await stored()).toEqual(before);
  });

  it('counts against the rate limit of its sender only', async () => {
    const strict = await startTestShop({ rateLimitFactor: 1 });
    const { most, seconds } = ACTION_LIMITS.UPLOAD;
    const who = countedMember(await idOf(strict, 'user@sinbaljang.test'));
    const resets_at = new Date(strict.clock.now().getTime() + seconds * 1_000);
    await strict.db
      .insertInto('action_counts')
      .values({ who, action: 'UPLOAD', count: most - 1, resets_at })
      .execute();
    expect((await send('user', [await file()], strict)).status).toBe(200);
    const refused = await send('user', [await file()], strict);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(seconds)]);
    expect((await send('seller', [await file()], strict)).status).toBe(200);
    await strict.close();
  });
});
