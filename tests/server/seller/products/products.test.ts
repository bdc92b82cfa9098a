import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movesOf, stockProblems } from '../../../support/orders/stock.ts';
import {
  changeProduct,
  createProduct,
  FACTS,
  fullProduct,
  goods,
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

const move = (id: number, state: string, version: number) =>
  mine.post(`${PATH}/${id}/state`, { state, version });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('POST product', () => {
  it('of a legacy client creates a draft with the list of missing requirements', async () => {
    const words = goods();
    const answer = await createProduct(mine, words, { main: [await photo(40, 30)] });
    expect(answer.status).toBe(201);
    const id = answer.body.data.productId;
    const draft = await readSellerProduct(mine, id);
    expect(draft).toMatchObject({ state: 'DRAFT', version: 1, name: words.name, discountPrice: 50_000 });
    expect(draft.missing.map(({ field }: { field: string }) => field)).toEqual([
      'facts.material',
      'facts.manufacturer',
      'facts.country',
      'facts.care',
      'facts.warranty',
      'facts.serviceContact',
      'facts.heelMm',
    ]);
    expect((await shop.as('visitor').get(`/api/products/${id}`)).status).toBe(404);
    const own = await mine.get(`/api/products/${id}`);
    expect([own.status, own.body.data.name]).toEqual([200, words.name]);
    const refused = await move(id, 'ON_SALE', 1);
    expect(codeOf(refused)).toEqual([400, 'FACTS_REQUIRED']);
    expect(refused.body.errors).toHaveLength(7);
  });

  it('writes its stock to the ledger with its seller', async () => {
    const id = await fullProduct(mine);
    const { options } = await readSellerProduct(mine, id);
    const [stocked, empty] = options;
    expect([stocked.stock, empty.stock, empty.lowStock]).toEqual([5, 0, 3]);
    expect(await movesOf(shop, stocked.optionId)).toMatchObject([{ delta: 5, after: 5, reason: 'EDIT' }]);
    expect(await movesOf(shop, empty.optionId)).toEqual([]);
    expect(await stockProblems(shop, [stocked.optionId, empty.optionId])).toEqual([]);
  });

  it.each([
    ['price', { price: 0 }],
    ['price', { price: -1 }],
    ['price', { price: 999 }],
    ['price', { price: 1e12 }],
    ['price', { price: '1e3' }],
    ['price', { price: 1000.5 }],
    ['name', { name: ' ' }],
    ['name', { name: '가'.repeat(201) }],
    ['description', { description: '가'.repeat(1_001) }],
    ['discountValue', { discountType: 'RATE_DISCOUNT', discountValue: 101 }],
    ['discountValue', { discountType: 'RATE_DISCOUNT', discountValue: 0 }],
    ['discountValue', { discountType: 'RATE_DISCOUNT', discountValue: 10.5 }],
    ['discountValue', { discountType: 'FIXED_DISCOUNT', discountValue: 49_001 }],
    ['discountValue', { discountType: 'FIXED_DISCOUNT', discountValue: -1 }],
    ['options', { options: [] }],
    ['options.0.size', { options: [{ gender: 'MEN', size: '262', color: 'BLACK', stock: 1 }] }],
    ['options.0.color', { options: [{ gender: 'MEN', size: '260', color: 'NOCOLOR', stock: 1 }] }],
    ['options.0.stock', { options: [{ gender: 'MEN', size: '260', color: 'BLACK', stock: -1 }] }],
  ])('N-47: is refused for its %s (row %#)', async (field, wrong) => {
    const answer = await createProduct(mine, goods(wrong));
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((one: { field: string }) => one.field)).toContain(field);
  });

  it('N-47: rounds the discounted price half up, never below a thousand won', async () => {
    const priceOf = async (more: object) =>
      (await readSellerProduct(mine, await fullProduct(mine, more))).discountPrice;
    expect(await priceOf({ price: 10_010, discountType: 'RATE_DISCOUNT', discountValue: 15 })).toBe(8_509);
    expect(await priceOf({ price: 10_000, discountType: 'FIXED_DISCOUNT', discountValue: 9_000 })).toBe(
      1_000,
    );
    expect(await priceOf({ price: 10_000, discountType: 'NONE', discountValue: 50 })).toBe(10_000);
  });

  it('requires a unique name and code per store, also concurrently', async () => {
    const words = goods({ sellerCode: 'CODE-1' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => createProduct(mine, words)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(codeOf(await createProduct(mine, { ...words, sellerCode: 'CODE-2' }))).toEqual([
      409,
      'DUPLICATE_PRODUCT_NAME',
    ]);
    expect(codeOf(await createProduct(mine, goods({ sellerCode: 'CODE-1' })))).toEqual([
      409,
      'DUPLICATE_SELLER_CODE',
    ]);
    expect(codeOf(await createProduct(mine, goods({ categoryId: 9_999 })))).toEqual([
      404,
      'CATEGORY_NOT_FOUND',
    ]);
  });

  it('N-51: stores text as text, and pictures only if they are pictures', async () => {
    const name = '<script>alert(1)</script> <b>굵은</b>';
    const id = await fullProduct(mine, { name, description: '<img src=x onerror=alert(1)>' });
    expect(await readSellerProduct(mine, id)).toMatchObject({
      name,
      description: '<img src=x onerror=alert(1)>',
    });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    expect((await createProduct(mine, goods(), { main: [svg] })).status).toBe(400);
    const many = Array.from({ length: 11 }, () => svg);
    expect((await createProduct(mine, goods(), { main: many })).status).toBe(400);
  });
});

describe('product states', () => {
  it('go from draft to sale, hidden and back, each by version', async () => {
    const id = await fullProduct(mine);
    expect(codeOf(await move(id, 'HIDDEN', 1))).toEqual([409, 'INVALID_PRODUCT_STATE']);
    expect((await move(id, 'ON_SALE', 1)).body.data).toEqual({ state: 'ON_SALE', version: 2 });
    expect((await shop.as('visitor').get(`/api/products/${id}`)).status).toBe(200);
    expect((await shop.as('visitor').get(`/api/products/${id}/facts`)).body.data).toEqual(FACTS);
    expect(codeOf(await move(id, 'HIDDEN', 1))).toEqual([409, 'VERSION_CONFLICT']);
    expect((await move(id, 'HIDDEN', 2)).body.data).toEqual({ state: 'HIDDEN', version: 3 });
    expect((await shop.as('visitor').get(`/api/products/${id}`)).status).toBe(404);
    expect((await move(id, 'ON_SALE', 3)).status).toBe(200);
    await shop.db.updateTable('products').set({ state: 'SUSPENDED' }).where('id', '=', id).execute();
    expect(codeOf(await move(id, 'ON_SALE', 4))).toEqual([409, 'INVALID_PRODUCT_STATE']);
  });

  it('C4-2: on sale require a picture and all statutory information, which cannot be removed', async () => {
    const answer = await createProduct(mine, goods({ facts: { ...FACTS, heelMm: 0 } }));
    const bare = answer.body.data.productId;
    expect((await move(bare, 'ON_SALE', 1)).body.errors).toMatchObject([{ field: 'mainImages' }]);
    const id = await shownProduct(mine);
    const lost = await changeProduct(mine, id, { facts: { care: '' } });
    expect([...codeOf(lost), lost.body.errors[0].field]).toEqual([400, 'FACTS_REQUIRED', 'facts.care']);
    expect(codeOf(await changeProduct(mine, id, { images: [] }))).toEqual([400, 'FACTS_REQUIRED']);
    const { facts, images } = await readSellerProduct(mine, id);
    expect([facts, images.length]).toEqual([FACTS, 1]);
  });
});
