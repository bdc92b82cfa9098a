import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeVariants } from '#server/files/make-variants.ts';
import { purchasesOf } from '../../support/community.ts';
import { multipart, photo, picture } from '../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let orderItemId: number;
beforeAll(async () => {
  shop = await startTestShop();
  orderItemId = (await purchasesOf(shop))[0] ?? 0;
});
afterAll(() => shop.close());

const feedData = (type: string | null = 'application/json', filename?: string) => ({
  name: 'feedData',
  data: JSON.stringify({ title: '사진 글', content: '내용', orderItemId }),
  ...(type ? { type } : {}),
  ...(filename === undefined ? {} : { filename }),
});

const post = (parts: Parameters<typeof multipart>[0], headers: Record<string, string> = {}) => {
  const form = multipart(parts);
  return shop.as('user').post('/api/feeds', form.payload, { headers: { ...form.headers, ...headers } });
};
const stored = (url: string) => join(shop.contentRoot, url.replace('/content/', ''));
const filesLeft = async () =>
  (await readdir(join(shop.contentRoot, 'images/feeds'))).filter((name) => name.endsWith('.webp')).length;

describe('uploads', () => {
  it.each([
    ['application/json', undefined],
    ['application/json', 'blob'],
    ['application/octet-stream', 'blob'],
    ['text/plain', undefined],
    [null, undefined],
  ])('read the JSON part as %s (file name %s)', async (type, filename) => {
    const answer = await post([feedData(type, filename), picture(await photo())]);
    expect([answer.status, answer.body.data?.images.length]).toEqual([200, 1]);
  });

  it('re-encode, rotate, shrink and remove the location', async () => {
    const sent = await sharp(await photo(2400, 1200))
      .withExif({ IFD0: { Copyright: 'secret-place' }, IFD3: { GPSLatitude: '37/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await post([feedData(), picture(sent)]);
    const [image] = answer.body.data.images;
    expect(image.imageUrl).toMatch(/^\/content\/images\/feeds\/[0-9a-f-]{36}\.webp$/);
    const bytes = await readFile(stored(image.imageUrl));
    const meta = await sharp(bytes).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 640, height: 1280 });
    expect([image.width, image.height]).toEqual([640, 1280]);
    expect([meta.exif, meta.orientation]).toEqual([undefined, undefined]);
    expect(bytes.includes('secret-place')).toBe(false);
    await makeVariants(shop.files, image.imageUrl.replace('/content/', ''));
    const small = await readFile(stored(image.imageUrl.replace('.webp', '-480.webp')));
    expect((await sharp(small).metadata()).width).toBe(480);
    const served = await shop.app.inject({ url: image.imageUrl });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(served.headers['x-content-type-options']).toBe('nosniff');
  });

  it('serve a placeholder for a missing picture, of the type in its name', async () => {
    const served = await shop.app.inject({ url: '/content/images/common/no-image.png' });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'png', width: 400 });
  });

  it('drop data appended to a picture', async () => {
    const polyglot = Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>')]);
    const answer = await post([feedData(), picture(polyglot, 'images', '../../evil.html', 'text/html')]);
    expect(answer.status).toBe(200);
    const bytes = await readFile(stored(answer.body.data.images[0].imageUrl));
    expect(bytes.includes('script')).toBe(false);
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['HTML', Buffer.from('<html><script>1</script></html>')],
    ['nothing', Buffer.alloc(0)],
    ['noise', Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 31) % 256))],
    ['a bare JPEG head', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ])('refuse %s and leave no file', async (_, bytes) => {
    const before = await filesLeft();
    const answer = await post([feedData(), picture(await photo()), picture(bytes)]);
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_FILE_FORMAT']);
    expect(await filesLeft()).toBe(before);
  });

  it('refuse a truncated picture and one with too many pixels', async () => {
    const whole = await photo(900, 900);
    const half = await post([feedData(), picture(whole.subarray(0, whole.length / 2))]);
    expect(half.body.code).toBe('INVALID_FILE_FORMAT');
    const bomb = await photo(6000, 6000, 'png');
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    expect((await post([feedData(), picture(bomb)])).body.code).toBe('INVALID_FILE_FORMAT');
  });

  it('accept five pictures of five megabytes', async () => {
    const small = await photo(40, 40);
    const six = Array.from({ length: 6 }, () => picture(small));
    expect((await post([feedData(), ...six])).body.code).toBe('IMAGE_COUNT_EXCEEDED');
    expect((await post([feedData(), ...six.slice(1)])).body.data.images).toHaveLength(5);
    const large = Buffer.concat([small, Buffer.alloc(5 * 1024 * 1024)]);
    const answer = await post([feedData(), picture(large)]);
    expect([answer.status, answer.body.code]).toEqual([413, 'FILE_SIZE_EXCEEDED']);
  });

  it('answer 4xx to broken forms', async () => {
    const small = picture(await photo(40, 40));
    expect((await post([small])).body.code).toBe('INVALID_INPUT_VALUE');
    for (const data of ['{', '[]', 'null', '7'])
      for (const type of ['application/json', 'text/plain'])
        expect((await post([{ name: 'feedData', data, type }, small])).status, data).toBe(400);
    const json = await shop.as('user').post('/api/feeds', { title: 'a' });
    expect([json.status, json.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=other']) {
      const { payload } = multipart([feedData()]);
      const answer = await shop.as('user').post('/api/feeds', payload, { headers: { 'content-type': type } });
      expect(answer.status, type).toBe(400);
    }
    const cut = multipart([feedData(), small]);
    const half = cut.payload.subarray(0, cut.payload.length - 60);
    expect((await shop.as('user').post('/api/feeds', half, { headers: cut.headers })).status).toBe(400);
  });

  it('decode nothing for people who may not post', async () => {
    const before = await filesLeft();
    const form = multipart([feedData(), picture(await photo())]);
    const visitor = await shop.as('visitor').post('/api/feeds', form.payload, { headers: form.headers });
    const seller = await shop.as('seller').post('/api/feeds', form.payload, { headers: form.headers });
    expect([visitor.status, seller.body.code]).toEqual([401, 'ORDER_ITEM_NOT_FOUND']);
    expect(await filesLeft()).toBe(before);
  });

  it('repeat the first answer for one key without storing pictures twice', async () => {
    const key = { 'idempotency-key': 'upload-1' };
    const parts = [feedData(), picture(await photo())];
    const first = await post(parts, key);
    const before = await filesLeft();
    const again = await post(parts, key);
    expect(again.body.data).toEqual(first.body.data);
    expect(await filesLeft()).toBe(before);
  });

  it('change the pictures of the own feed only, and delete their files', async () => {
    const feed = (await post([feedData(), picture(await photo()), picture(await photo(80, 80))])).body.data;
    const foreign = (await post([feedData(), picture(await photo())])).body.data.images[0];
    const change = { deleteImageIds: [feed.images[0].imageId, foreign.imageId] };
    const form = multipart([
      { name: 'feedData', data: JSON.stringify(change) },
      picture(await photo(120, 60, 'png'), 'newImages', 'a.png', 'image/png'),
    ]);
    const path = `/api/feeds/${feed.feedId}`;
    const denied = await shop.as('seller').put(path, form.payload, { headers: form.headers });
    expect(denied.body.code).toBe('FEED_ACCESS_DENIED');
    const changed = await shop.as('user').put(path, form.payload, { headers: form.headers });
    expect(changed.body.data.images.map(({ sortOrder }: { sortOrder: number }) => sortOrder)).toEqual([1, 2]);
    expect(changed.body.data.title).toBe(feed.title);
    await expect(stat(stored(feed.images[0].imageUrl))).rejects.toThrow();
    await expect(stat(stored(foreign.imageUrl))).resolves.toBeDefined();
    const more = multipart([
      { name: 'feedData', data: '{}' },
      ...(await Promise.all([1, 2, 3, 4].map(async () => picture(await photo(40, 40), 'newImages')))),
    ]);
    const files = await filesLeft();
    const tooMany = await shop.as('user').put(path, more.payload, { headers: more.headers });
    expect(tooMany.body.code).toBe('IMAGE_COUNT_EXCEEDED');
    expect(await filesLeft()).toBe(files);
  });

  it('never store picture addresses from the client', async () => {
    const body = {
      title: 'a',
      content: 'b',
      orderItemId,
      imageUrls: ['https://evil.test/a.png'],
      images: [{}],
    };
    const feed = (await shop.as('user').post('/api/feeds/text-only', body)).body.data;
    expect([feed.images, feed.imageUrls]).toEqual([[], []]);
  });
});
