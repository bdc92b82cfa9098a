import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passDispatchDay } from '../../../support/orders/delivered.ts';
import { buy, optionsInStock, sellerOf } from '../../../support/orders/shopping.ts';
import { goods, readSellerProduct } from '../../../support/seller-products.ts';
import { multipart, photo, picture } from '../../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const PATH = '/api/seller/products';
const MEGABYTE = 1024 * 1024;
type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let mine: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  mine = shop.as('seller');
});
afterAll(() => shop.close());

/** Every picture as a data URL, as a browser reads a chosen file. */
const inWords = (bytes: number, type = 'MAIN') => ({
  url: `data:image/jpeg;base64,${'/9j+AAab'.repeat(bytes / 8)}`,
  type,
});
/** The form as that client sends it: the data as a blob, or as a field. */
const WAYS = [
  ['as a blob', { filename: 'blob', type: 'application/json' }],
  ['as a field', {}],
  ['as a field of JSON', { type: 'application/json' }],
] as const;
const form = (words: object, files: ReturnType<typeof picture>[], how: object = WAYS[0][1]) =>
  multipart([{ name: 'product', data: JSON.stringify(words), ...how }, ...files]);
async function send(method: 'post' | 'put', url: string, words: object, files: Buffer[] = [], how?: object) {
  const { payload, headers } = form(
    words,
    files.map((file) => picture(file, 'mainImages')),
    how,
  );
  return mine[method](url, payload, { headers });
}

describe('E.6 C: legacy client of sellers', () => {
  it.each(WAYS)('sends whole pictures in its text fields, %s: they are ignored', async (_, how) => {
    const words = goods({ images: [inWords(3 * MEGABYTE), inWords(2 * MEGABYTE, 'DETAIL')] });
    const made = await send('post', PATH, words, [await photo(60, 40)], how);
    expect([made.status, made.body.code]).toEqual([201, undefined]);
    const stored = await readSellerProduct(mine, made.body.data.productId);
    expect(stored).toMatchObject({ name: words.name, description: words.description, state: 'DRAFT' });
    expect(stored.images).toHaveLength(1);
    const changed = { ...words, description: '고친 설명', images: [inWords(3 * MEGABYTE)] };
    expect((await send('put', `${PATH}/${made.body.data.productId}`, changed, [], how)).status).toBe(200);
    const after = await readSellerProduct(mine, made.body.data.productId);
    expect([after.description, after.images]).toEqual(['고친 설명', stored.images]);
  });

  it('has the usual limits of text and pictures', async () => {
    const loose = { ...goods(), more: 'x'.repeat(MEGABYTE) };
    for (const [, how] of WAYS)
      expect((await send('post', PATH, loose, [], how)).body.code).toBe('PAYLOAD_TOO_LARGE');
    const large = await send('post', PATH, goods(), [Buffer.alloc(10 * MEGABYTE + 1)]);
    expect([large.status, large.body.code]).toEqual([413, 'FILE_SIZE_EXCEEDED']);
    // A value that only begins like a data URL is plain text.
    const words = goods({ description: 'data: 밑창 "고무", \\ data:image' });
    const { productId } = (await send('post', PATH, words)).body.data;
    expect((await readSellerProduct(mine, productId)).description).toBe(words.description);
  });

  it('sends one text part, and nothing longer than a picture beside it', async () => {
    const part = (name: string, data: string | Buffer) => ({
      name,
      data,
      filename: 'blob',
      type: 'text/plain',
    });
    const words = JSON.stringify(goods());
    const ask = async (...parts: ReturnType<typeof part>[]) => {
      const { payload, headers } = multipart(parts);
      const { status, body } = await mine.post(PATH, payload, { headers });
      return [status, body.code];
    };
    expect(await ask(part('product', words), part('product', words))).toEqual([400, 'MALFORMED_REQUEST']);
    const long = part('other', Buffer.alloc(10 * MEGABYTE + 1));
    expect(await ask(part('product', words), long)).toEqual([413, 'FILE_SIZE_EXCEEDED']);
    expect(await ask(part('product', words), part('other', Buffer.alloc(MEGABYTE)))).toEqual([
      201,
      undefined,
    ]);
  });

  it('fills its form from the product page, drafts and hidden ones too, and saves it', async () => {
    const made = await send('post', PATH, goods({ categoryId: 2 }), [await photo(60, 40)]);
    const { productId } = made.body.data;
    const page = (await mine.get(`/api/products/${productId}`)).body.data;
    const { category_type } = await shop.db
      .selectFrom('products as p')
      .innerJoin('categories as c', 'c.id', 'p.category_id')
      .select('c.type as category_type')
      .where('p.id', '=', productId)
      .executeTakeFirstOrThrow();
    expect(page).toMatchObject({ productId, categoryType: category_type });
    expect(page.images[0]).toMatchObject({ url: expect.stringMatching(/^images\/products\//), type: 'MAIN' });
    const { storeId } = page;
    const theirs = (await optionsInStock(shop, 600)).find(({ store_id }) => store_id !== storeId);
    for (const stranger of [
      shop.as('visitor'),
      shop.as('user'),
      await sellerOf(shop, theirs?.product_id ?? 0),
    ])
      expect((await stranger.get(`/api/products/${productId}`)).status).toBe(404);
    const options = page.options.map(({ gender, size, color, stock }: Record<string, unknown>) => ({
      gender,
      size,
      color,
      stock,
    }));
    expect(options).toEqual([
      { gender: 'UNISEX', size: '260', color: 'BLACK', stock: 5 },
      { gender: 'UNISEX', size: '265', color: 'BLACK', stock: 0 },
    ]);
    const saved = { name: `${page.name} 2`, price: page.price, options };
    expect((await send('put', `${PATH}/${productId}`, saved)).status).toBe(200);
    // Without a version the last write wins.
    expect((await send('put', `${PATH}/${productId}`, { ...saved, price: 70_000 })).status).toBe(200);
    const after = await readSellerProduct(mine, productId);
    expect(after).toMatchObject({ name: saved.name, price: 70_000, categoryId: 2, version: 3 });
    expect(after.options.map(({ optionId }: { optionId: number }) => optionId)).toEqual(
      page.options.map(({ optionId }: { optionId: number }) => optionId),
    );
    expect(after.images.map(({ url }: { url: string }) => url)).toEqual([page.images[0].url]);
    await shop.db.updateTable('products').set({ state: 'HIDDEN' }).where('id', '=', productId).execute();
    expect((await mine.get(`/api/products/${productId}`)).body.data.name).toBe(saved.name);
  });

  it('reads its list, store and missing requirements at the legacy paths', async () => {
    const made = await send('post', PATH, goods());
    const { data } = (await mine.get(`${PATH}?page=0&size=20`)).body;
    expect(data).toMatchObject({ totalPages: expect.any(Number), totalElements: expect.any(Number) });
    expect(data.content.length).toBeLessThanOrEqual(20);
    const row = data.content.find(
      ({ productId }: { productId: number }) => productId === made.body.data.productId,
    );
    expect(Object.keys(row)).toEqual(
      expect.arrayContaining([
        'productId',
        'name',
        'price',
        'discountPrice',
        'categoryId',
        'storeId',
        'storeName',
        'wishNumber',
        'mainImageUrl',
      ]),
    );
    expect(row).toMatchObject({ state: 'DRAFT', mainImageUrl: null });
    expect((await readSellerProduct(mine, row.productId)).missing.length).toBeGreaterThan(0);
    const store = (await mine.get('/api/seller/stores')).body.data;
    expect(store.logo).toMatch(/^images\/stores\//);
  });

  it('finds a new product first in its list, changes and deletes it', async () => {
    const first = async (query = '') => (await mine.get(`${PATH}${query}`)).body.data.content[0];
    const ids: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const made = await send('post', PATH, goods(), [await photo(60, 40)]);
      ids.push(made.body.data.productId);
      for (const query of ['', '?page=0&size=10', '?page=0&size=1000'])
        expect((await first(query)).productId).toBe(made.body.data.productId);
    }
    const [older = 0, , newest = 0] = ids;
    const words = { name: '이름을 고친 신발', price: 64_000 };
    expect((await send('put', `${PATH}/${newest}`, words)).status).toBe(200);
    expect(await first()).toMatchObject({ productId: newest, ...words });
    // A later change keeps the position.
    expect((await send('put', `${PATH}/${older}`, { price: 65_000 })).status).toBe(200);
    expect((await first()).productId).toBe(newest);
    const theirs = (await optionsInStock(shop, 600)).find(({ product_id }) => !ids.includes(product_id));
    const stranger = await sellerOf(shop, theirs?.product_id ?? 0);
    expect([403, 404]).toContain((await stranger.delete(`${PATH}/${newest}`)).status);
    expect((await mine.delete(`${PATH}/${newest}`)).status).toBe(200);
    expect((await first()).productId).toBe(ids[1]);
    expect((await mine.get(`/api/products/${newest}`)).status).toBe(404);
  });

  it('changes orders by their state only', async () => {
    const [option] = await optionsInStock(shop, 1);
    const seller = await sellerOf(shop, option?.product_id ?? 0);
    const order = await buy(shop, shop.as('user'), { items: [{ optionId: option?.id ?? 0, quantity: 1 }] });
    for (const status of ['SHIPPED', 'DELIVERED']) {
      if (status === 'DELIVERED') passDispatchDay(shop);
      const moved = await seller.post(`/api/seller/orders/${order}/status`, { status });
      expect([
        moved.status,
        (await shop.as('user').get(`/api/users/orders/${order}`)).body.data.status,
      ]).toEqual([200, status]);
    }
  });
});
