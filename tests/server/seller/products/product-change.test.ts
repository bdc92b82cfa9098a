import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy } from '../../../support/orders/shopping.ts';
import { movesOf, stockProblems } from '../../../support/orders/stock.ts';
import {
  changeProduct,
  fullProduct,
  readSellerProduct,
  shownProduct,
} from '../../../support/seller-products.ts';
import { photo } from '../../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const PATH = '/api/seller/products';
type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let mine: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  mine = shop.as('seller');
});
afterAll(() => shop.close());

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('PUT product', () => {
  it('keeps missing fields, and requires the version that was read', async () => {
    const id = await fullProduct(mine, { discountType: 'RATE_DISCOUNT', discountValue: 10 });
    const before = await readSellerProduct(mine, id);
    expect((await changeProduct(mine, id, { price: 60_000, version: 1 })).status).toBe(200);
    const after = await readSellerProduct(mine, id);
    expect(after).toMatchObject({ price: 60_000, discountPrice: 54_000, version: 2 });
    for (const same of ['name', 'description', 'facts', 'images', 'options'])
      expect(after[same]).toEqual(before[same]);
    expect(codeOf(await changeProduct(mine, id, { price: 70_000, version: 1 }))).toEqual([
      409,
      'VERSION_CONFLICT',
    ]);
    expect((await changeProduct(mine, id, { price: 80_000 })).status).toBe(200);
    expect((await readSellerProduct(mine, id)).price).toBe(80_000);
  });

  it('with a complete list of pictures keeps, adds, orders and removes in one save', async () => {
    const id = await fullProduct(mine);
    const [first] = (await readSellerProduct(mine, id)).images;
    const wanted = [
      { fileIndex: 0, type: 'MAIN', color: 'BLACK' },
      { imageId: first.imageId, type: 'MAIN' },
      { fileIndex: 0, type: 'DETAIL' },
    ];
    const files = { main: [await photo(50, 50)], detail: [await photo(60, 60)] };
    expect((await changeProduct(mine, id, { images: wanted }, files)).status).toBe(200);
    const { images } = await readSellerProduct(mine, id);
    expect(images.map(({ type, color }: { type: string; color: string | null }) => [type, color])).toEqual([
      ['MAIN', 'BLACK'],
      ['MAIN', null],
      ['DETAIL', null],
    ]);
    expect(images[1].imageId).toBe(first.imageId);
    const [row] = (
      await mine.get(`${PATH}?q=${encodeURIComponent((await readSellerProduct(mine, id)).name)}`)
    ).body.data.content;
    expect(row.mainImageUrl).toBe(images[0].url);
    expect(
      (await changeProduct(mine, id, { images: [{ imageId: images[2].imageId, type: 'MAIN' }] })).status,
    ).toBe(200);
    expect((await readSellerProduct(mine, id)).images).toMatchObject([
      { imageId: images[2].imageId, type: 'MAIN' },
    ]);
  });

  it('of a legacy client replaces the sent kind of pictures, and ignores addresses', async () => {
    const id = await fullProduct(mine);
    const images = [{ url: 'data:image/png;base64,AAAA', type: 'MAIN' }];
    const before = (await readSellerProduct(mine, id)).images;
    expect((await changeProduct(mine, id, { images })).status).toBe(200);
    expect((await readSellerProduct(mine, id)).images).toEqual(before);
    const files = { detail: [await photo(60, 60), await photo(61, 60)] };
    expect((await changeProduct(mine, id, { images }, files)).status).toBe(200);
    const kinds = (await readSellerProduct(mine, id)).images.map(({ type }: { type: string }) => type);
    expect(kinds).toEqual(['MAIN', 'DETAIL', 'DETAIL']);
  });

  it('N-52: refuses pictures of another product, and missing uploads', async () => {
    const [id, other] = [await fullProduct(mine), await fullProduct(mine)];
    const [theirs] = (await readSellerProduct(mine, other)).images;
    const wrong = [
      [{ imageId: theirs.imageId, type: 'MAIN' }],
      [{ fileIndex: 0, type: 'MAIN' }],
      [{ imageId: theirs.imageId, fileIndex: 0, type: 'MAIN' }],
    ];
    const statuses = [];
    for (const images of wrong) statuses.push((await changeProduct(mine, id, { images })).status);
    expect(statuses).toEqual([404, 400, 400]);
    expect((await readSellerProduct(mine, other)).images).toEqual([theirs]);
    expect((await readSellerProduct(mine, id)).images).toHaveLength(1);
  });
});

describe('options of a product', () => {
  const option = (size: string, stock = 1, more: object = {}) => ({
    gender: 'MEN',
    size,
    color: 'WHITE',
    stock,
    ...more,
  });

  it('are replaced by the sent ones: kept, added, removed, with sold units kept', async () => {
    const id = await shownProduct(mine, { options: [option('250', 5), option('255', 5), option('260', 5)] });
    const [a, b, c] = (await readSellerProduct(mine, id)).options;
    await buy(shop, shop.as('user'), { items: [{ optionId: a.optionId, quantity: 2 }] });
    const wanted = [option('250', 9, { seenStock: 5 }), option('255', 2, { sku: 'S-255' }), option('270', 4)];
    expect((await changeProduct(mine, id, { options: wanted })).status).toBe(200);
    const { options } = await readSellerProduct(mine, id);
    expect(options.map(({ size, stock }: { size: string; stock: number }) => [size, stock])).toEqual([
      ['250', 7],
      ['255', 2],
      ['270', 4],
    ]);
    expect([options[0].optionId, options[1].optionId, options[1].sku]).toEqual([
      a.optionId,
      b.optionId,
      'S-255',
    ]);
    expect((await movesOf(shop, c.optionId)).at(-1)).toMatchObject({ delta: -5, after: 0, reason: 'EDIT' });
    expect(
      await stockProblems(
        shop,
        options.map(({ optionId }: { optionId: number }) => optionId),
      ),
    ).toEqual([]);
    expect(codeOf(await changeProduct(mine, id, { options: [option('255')] }))).toEqual([
      409,
      'PRODUCT_IN_ORDER',
    ]);
    const short = [option('250', 0, { seenStock: 9 }), option('255', 2), option('270', 4)];
    expect(codeOf(await changeProduct(mine, id, { options: short }))).toEqual([409, 'STOCK_MOVED']);
    expect((await readSellerProduct(mine, id)).options).toEqual(options);
  });

  it('are added, changed and removed one by one, each once', async () => {
    const id = await fullProduct(mine, { options: [option('250')] });
    const added = await mine.post(`${PATH}/${id}/options`, option('255', 4));
    const optionId = added.body.data.optionId;
    expect(codeOf(await mine.post(`${PATH}/${id}/options`, option('255')))).toEqual([
      409,
      'DUPLICATE_PRODUCT_OPTION',
    ]);
    expect(codeOf(await mine.put(`${PATH}/options/${optionId}`, { size: '250', stock: 4 }))).toEqual([
      409,
      'DUPLICATE_PRODUCT_OPTION',
    ]);
    expect((await mine.put(`${PATH}/options/${optionId}`, { size: '280', stock: 6 })).status).toBe(200);
    const list = (await mine.get(`${PATH}/${id}/options`)).body.data;
    expect(list.find((row: { optionId: number }) => row.optionId === optionId)).toMatchObject({
      size: '280',
      stock: 6,
      lowStock: 3,
    });
    expect((await mine.delete(`${PATH}/options/${optionId}`)).status).toBe(200);
    expect((await mine.get(`${PATH}/${id}/options`)).body.data).toHaveLength(1);
    expect(codeOf(await mine.delete(`${PATH}/options/${optionId}`))).toEqual([
      404,
      'PRODUCT_OPTION_NOT_FOUND',
    ]);
  });

  it('N-50: that were ordered are kept; those only in carts and wishlists are deleted', async () => {
    const id = await shownProduct(mine, { options: [option('250', 5), option('255', 5)] });
    const [sold, kept] = (await readSellerProduct(mine, id)).options;
    const user = shop.as('user');
    await user.post('/api/users/cart/items', { optionId: kept.optionId, quantity: 1 });
    await buy(shop, user, { items: [{ optionId: sold.optionId, quantity: 1 }] });
    expect(codeOf(await mine.delete(`${PATH}/options/${sold.optionId}`))).toEqual([409, 'PRODUCT_IN_ORDER']);
    expect(codeOf(await mine.put(`${PATH}/options/${sold.optionId}`, { size: '290', stock: 4 }))).toEqual([
      409,
      'PRODUCT_IN_ORDER',
    ]);
    expect((await mine.put(`${PATH}/options/${sold.optionId}`, { stock: 9, seenStock: 5 })).status).toBe(200);
    expect((await mine.delete(`${PATH}/options/${kept.optionId}`)).status).toBe(200);
    expect((await user.get('/api/users/cart')).status).toBe(200);
    const [last] = (await readSellerProduct(mine, id)).options;
    expect(last).toMatchObject({ optionId: sold.optionId, size: '250', stock: 8 });
  });
});
