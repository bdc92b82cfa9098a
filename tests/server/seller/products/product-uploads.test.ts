import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTION_LIMITS } from '#domain/kit/rate-limits.ts';
import { placeIn } from '#server/files/folder-store.ts';
import { countedMember } from '#server/kit/rate-limit/rate-limit.ts';
import { idOf } from '../../../support/community.ts';
import { optionsInStock, sellerOf } from '../../../support/orders/shopping.ts';
import {
  changeProduct,
  createProduct,
  fullProduct,
  goods,
  readSellerProduct,
} from '../../../support/seller-products.ts';
import { multipart, photo, picture } from '../../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const PATH = '/api/seller/products';
const MEGABYTE = 1024 * 1024;
type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let mine: Caller;
let rival: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  mine = shop.as('seller');
  const own = (await mine.get(`${PATH}?size=1`)).body.data.content[0].storeId;
  const other = (await optionsInStock(shop, 600)).find(({ store_id }) => store_id !== own);
  rival = await sellerOf(shop, other?.product_id ?? 0);
});
afterAll(() => shop.close());

const files = async () => (await shop.files.list('products')).map(({ name }) => name).toSorted();
const waiting = () => readdir(`${shop.contentRoot}-incoming`).catch(() => []);
const send = (bytes: Buffer, filename = 'photo.jpg', type = 'image/jpeg', field = 'mainImages') => {
  const { payload, headers } = multipart([
    { name: 'product', data: JSON.stringify(goods()) },
    picture(bytes, field, filename, type),
  ]);
  return mine.post(PATH, payload, { headers });
};

describe('N-52: product pictures', () => {
  it.each([
    [
      'SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      400,
    ],
    ['HTML that says that it is a PNG', Buffer.from('<html><script>1</script></html>'), 400],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 400],
    ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), 400],
    ['a bare JPEG head', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 400],
    ['more than ten megabytes', Buffer.alloc(10 * MEGABYTE + 1), 413],
  ])('%s is refused in either field, and nothing is stored', async (_, bytes, status) => {
    const before = await files();
    for (const field of ['mainImages', 'detailImages'])
      expect((await send(bytes, '../../server.png', 'image/png', field)).status).toBe(status);
    expect([await files(), await waiting()]).toEqual([before, []]);
  });

  it('with too many pixels or truncated are refused', async () => {
    const bomb = await photo(6_000, 6_000, 'png');
    const half = (await photo(900, 900)).subarray(0, 2_000);
    for (const bytes of [bomb, half]) expect((await send(bytes)).body.code).toBe('INVALID_FILE_FORMAT');
  });

  it('are ten of each kind at most', async () => {
    const small = await photo(40, 40);
    const ten = Array(10).fill(small);
    const made = await createProduct(mine, goods(), { main: ten, detail: ten });
    expect((await readSellerProduct(mine, made.body.data.productId)).images).toHaveLength(20);
    const before = await files();
    for (const wrong of [
      { main: [...ten, small] },
      { detail: [...ten, small] },
      { main: ten, detail: [...ten, small] },
    ])
      expect((await createProduct(mine, goods(), wrong)).body.code).toBe('IMAGE_COUNT_EXCEEDED');
    expect([await files(), await waiting()]).toEqual([before, []]);
  });

  it('are re-encoded under a generated name, rotated, without location', async () => {
    const sent = await sharp(await photo(800, 400))
      .withExif({ IFD0: { Copyright: 'secret-place' }, IFD3: { GPSLatitude: '37/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([sent, Buffer.from('<script>alert(1)</script>')]);
    for (const name of ['../../server.js', 'CON', 'a'.repeat(300), '\u202egnp.exe', 'x.php']) {
      const made = await send(polyglot, name, 'text/html');
      expect([name, made.status]).toEqual([name, 201]);
      const [{ url }] = (await readSellerProduct(mine, made.body.data.productId)).images;
      expect(url).toMatch(/^images\/products\/[0-9a-f-]{36}\.webp$/);
      const bytes = await readFile(placeIn(shop.contentRoot, url));
      const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
      expect([format, width, height, exif, orientation]).toEqual(['webp', 400, 800, undefined, undefined]);
      expect([bytes.includes('secret-place'), bytes.includes('script')]).toEqual([false, false]);
      const served = await shop.app.inject({ url: `/content/${url}` });
      expect([
        served.statusCode,
        served.headers['content-type'],
        served.headers['x-content-type-options'],
      ]).toEqual([200, 'image/webp', 'nosniff']);
    }
  });

  it('of another seller are missing by number, and no picture by name', async () => {
    const [id, theirs] = [await fullProduct(mine), await fullProduct(rival)];
    const [other] = (await readSellerProduct(rival, theirs)).images;
    const own = (await readSellerProduct(mine, id)).images;
    const wishes = [
      [{ imageId: other.imageId, type: 'MAIN' }],
      [
        { imageId: own[0].imageId, type: 'MAIN' },
        { imageId: other.imageId, type: 'DETAIL' },
      ],
      [{ imageId: other.url, type: 'MAIN' }],
      [{ imageId: `${own[0].imageId}`, url: other.url, type: 'MAIN' }],
    ];
    const statuses = [];
    for (const images of wishes) statuses.push((await changeProduct(mine, id, { images })).status);
    expect(statuses.slice(0, 3)).toEqual([404, 404, 400]);
    // Rows with addresses of their own are not a list of kept pictures: none is taken from them.
    await changeProduct(mine, id, { images: [{ url: other.url, type: 'MAIN' }], mainImageUrl: other.url });
    await changeProduct(mine, id, { mainImages: [other.url], detailImages: [other.url] });
    expect((await readSellerProduct(mine, id)).images).toEqual(own);
    const made = await createProduct(mine, goods({ images: [{ imageId: other.imageId, type: 'MAIN' }] }));
    expect(made.status).toBe(404);
    expect((await readSellerProduct(rival, theirs)).images).toEqual([other]);
  });

  it('fifty at once from one seller are all answered, refused ones leave nothing, and others continue', {
    timeout: 120_000,
  }, async () => {
    const before = await files();
    const bytes = await photo(900, 700);
    const [many, others] = await Promise.all([
      Promise.all(Array.from({ length: 50 }, () => createProduct(mine, goods(), { main: [bytes] }))),
      Promise.all(Array.from({ length: 5 }, () => rival.get(`${PATH}?size=5`))),
    ]);
    const made = many.filter(({ status }) => status === 201);
    expect(many.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
    expect(made.length).toBeGreaterThan(10);
    expect(others.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const kept = (await files()).filter((name) => !before.includes(name));
    const named = await shop.db
      .selectFrom('product_images')
      .select('url')
      .where(
        'product_id',
        'in',
        made.map(({ body }) => body.data.productId),
      )
      .execute();
    expect(named).toHaveLength(made.length);
    // Each picture with its variants, and no file without a row.
    const stem = (name: string) => name.replace(/(-\d{3})?\.\w+$/, '');
    const stems = new Set(named.map(({ url }) => stem(url)));
    expect(kept.filter((name) => !stems.has(stem(name)))).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('count against the hourly limit of their seller only', async () => {
    const strict = await startTestShop({ rateLimitFactor: 1 });
    try {
      const { most, seconds } = ACTION_LIMITS.GOODS;
      const who = countedMember(await idOf(strict, 'seller@sinbaljang.test'));
      const resets_at = new Date(strict.clock.now().getTime() + seconds * 1_000);
      await strict.db
        .insertInto('action_counts')
        .values({ who, action: 'GOODS', count: most - 1, resets_at })
        .execute();
      const bytes = await photo(40, 40);
      expect((await createProduct(strict.as('seller'), goods(), { main: [bytes] })).status).toBe(201);
      const refused = await createProduct(strict.as('seller'), goods(), { main: [bytes] });
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(seconds)]);
      const other = (await optionsInStock(strict, 600)).at(-1);
      const rivalHere = await sellerOf(strict, other?.product_id ?? 0);
      expect((await createProduct(rivalHere, goods(), { main: [bytes] })).status).toBe(201);
    } finally {
      await strict.close();
    }
  });
});
