import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { optionsInStock, sellerOf } from '../../../support/orders/shopping.ts';
import {
  createProduct,
  fullProduct,
  goods,
  readSellerProduct,
  shownProduct,
} from '../../../support/seller-products.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const PATH = '/api/seller/products/bulk';
type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let mine: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  mine = shop.as('seller');
});
afterAll(() => shop.close());

const ask = (body: object, caller = mine) => caller.patch(PATH, body);
const rowsOf = async (body: object) => (await ask(body)).body.data.rows;
const percent = (by: number) => ({ kind: 'PRICE_PERCENT', percent: by });

/** Returns a product of another store. */
async function theirs() {
  const { storeId } = (await mine.get('/api/seller/products?size=1')).body.data.content[0];
  const other = (await optionsInStock(shop, 600)).find(({ store_id }) => store_id !== storeId);
  if (!other) throw new Error('no other store');
  return { id: other.product_id, rival: await sellerOf(shop, other.product_id) };
}

describe('bulk change of products', () => {
  it('returns a preview, and is applied only on request', async () => {
    const ids = [await fullProduct(mine, { price: 12_350 }), await shownProduct(mine, { price: 80_000 })];
    const dry = await ask({ ids, change: percent(-3), dryRun: true });
    expect(dry.body.data).toMatchObject({
      count: 2,
      rows: [
        {
          id: ids[0],
          done: true,
          before: { price: 12_350 },
          after: { price: 11_980, discountPrice: 11_980 },
        },
        { id: ids[1], done: true, before: { price: 80_000 }, after: { price: 77_600 } },
      ],
    });
    const prices = async () => Promise.all(ids.map(async (id) => (await readSellerProduct(mine, id)).price));
    expect(await prices()).toEqual([12_350, 80_000]);
    expect((await ask({ ids, change: percent(-3) })).status).toBe(200);
    expect(await prices()).toEqual([11_980, 77_600]);
    // The pages for shoppers change too.
    expect((await shop.as('visitor').get(`/api/products/${ids[1]}`)).body.data.price).toBe(77_600);
  });

  it('answers row by row: a refused one does not stop the others', async () => {
    const [cheap, dear] = [
      await fullProduct(mine, { price: 1_500 }),
      await fullProduct(mine, { price: 9_000 }),
    ];
    const rows = await rowsOf({ ids: [cheap, dear], change: { kind: 'PRICE_WON', won: -1_000 } });
    expect(rows).toMatchObject([
      { id: cheap, done: false, after: null, reason: expect.stringContaining('1,000원') },
      { id: dear, done: true, after: { price: 8_000 } },
    ]);
    expect([
      (await readSellerProduct(mine, cheap)).price,
      (await readSellerProduct(mine, dear)).price,
    ]).toEqual([1_500, 8_000]);
  });

  it('follows the rules of single changes: discounts, states with required information, existing categories', async () => {
    const full = await fullProduct(mine);
    const bare = (await createProduct(mine, goods())).body.data.productId;
    const ids = [full, bare];
    const discount = { kind: 'DISCOUNT', discountType: 'RATE_DISCOUNT', discountValue: 20 };
    expect(await rowsOf({ ids, change: discount })).toMatchObject([
      { after: { discountPrice: 40_000 } },
      { after: { discountPrice: 40_000 } },
    ]);
    expect(await rowsOf({ ids: [full], change: { ...discount, discountValue: 101 } })).toMatchObject([
      { done: false },
    ]);
    const shown = await rowsOf({ ids, change: { kind: 'STATE', state: 'ON_SALE' } });
    expect(shown).toMatchObject([
      { id: full, done: true },
      { id: bare, done: false, reason: '대표 사진을 한 장 이상 올려 주세요.' },
    ]);
    expect([
      (await readSellerProduct(mine, full)).state,
      (await readSellerProduct(mine, bare)).state,
    ]).toEqual(['ON_SALE', 'DRAFT']);
    const nowhere = await ask({ ids, change: { kind: 'CATEGORY', categoryId: 9_999 } });
    expect(nowhere.status).toBe(404);
    expect((await ask({ ids, change: { kind: 'CATEGORY', categoryId: 2 } })).body.data.count).toBe(2);
    expect((await readSellerProduct(mine, bare)).categoryId).toBe(2);
  });

  it('leaves unchanged products as they are, with their version', async () => {
    const id = await fullProduct(mine);
    const { version } = await readSellerProduct(mine, id);
    const none = { kind: 'DISCOUNT', discountType: 'NONE', discountValue: 0 };
    expect(await rowsOf({ ids: [id], change: none })).toMatchObject([{ done: true, isSame: true }]);
    expect((await readSellerProduct(mine, id)).version).toBe(version);
  });

  it('refuses products changed since the preview', async () => {
    const [old, still] = [await fullProduct(mine), await fullProduct(mine)];
    const [first, second] = await rowsOf({ ids: [old, still], change: percent(10), dryRun: true });
    await ask({ ids: [old], change: percent(50) });
    const seen = [first, second].map(({ id, version }) => ({ id, version }));
    expect(await rowsOf({ ids: [old, still], change: percent(10), seen })).toMatchObject([
      { id: old, done: false },
      { id: still, done: true },
    ]);
    expect((await readSellerProduct(mine, old)).price).toBe(75_000);
  });

  it('can select by a filter, within the own store', async () => {
    const ids = [
      await fullProduct(mine, { name: '한데묶음 하나', price: 30_000 }),
      await fullProduct(mine, { name: '한데묶음 둘', price: 40_000 }),
    ];
    const filter = { q: '한데묶음', state: 'DRAFT' };
    const rows = await rowsOf({ filter, change: percent(10) });
    expect(rows.map(({ id }: { id: number }) => id)).toEqual(ids);
    const { rival } = await theirs();
    expect((await ask({ filter, change: percent(10) }, rival)).body.data.rows).toEqual([]);
    expect((await readSellerProduct(mine, ids[0] ?? 0)).price).toBe(33_000);
  });

  it('with an id of another store does nothing, as preview or not', async () => {
    const own = await fullProduct(mine);
    const { id, rival } = await theirs();
    const before = await readSellerProduct(rival, id);
    for (const dryRun of [true, false]) {
      const mixed = await ask({ ids: [own, id], change: percent(10), dryRun });
      expect([mixed.status, mixed.body.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
      expect((await ask({ ids: [own, 999_999], change: percent(10), dryRun })).status).toBe(404);
    }
    expect((await readSellerProduct(mine, own)).price).toBe(50_000);
    expect(await readSellerProduct(rival, id)).toEqual(before);
  });

  it('twenty at once are applied one after the other', async () => {
    const ids = [await fullProduct(mine, { price: 10_000 }), await fullProduct(mine, { price: 20_000 })];
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        mine.patch(
          PATH,
          { ids: index % 2 ? ids : ids.toReversed(), change: { kind: 'PRICE_WON', won: 100 } },
          { headers: { 'idempotency-key': `bulk-race-${index}` } },
        ),
      ),
    );
    expect(many.map(({ status }) => status)).toEqual(many.map(() => 200));
    expect((await readSellerProduct(mine, ids[0] ?? 0)).price).toBe(12_000);
    expect((await readSellerProduct(mine, ids[1] ?? 0)).price).toBe(22_000);
  });

  it('is for sellers only', async () => {
    const body = { ids: [1], change: percent(1) };
    for (const [who, status] of [
      ['visitor', 401],
      ['user', 403],
      ['admin', 403],
    ] as const)
      expect([who, (await ask(body, shop.as(who))).status]).toEqual([who, status]);
  });
});
