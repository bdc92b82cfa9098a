import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo, inHours } from '../../../support/events/planned-sales.ts';
import {
  changeProduct,
  createProduct,
  fullProduct,
  goods,
  readSellerProduct,
  shownProduct,
} from '../../../support/seller-products.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const mine = () => shop.as('seller');
const rate = { price: 50_000, discountType: 'RATE_DISCOUNT', discountValue: 20 };
const period = (from: number | null, until: number | null) => ({
  saleFrom: from === null ? null : inHours(shop, from),
  saleUntil: until === null ? null : inHours(shop, until),
});
const saleOf = async (id: number) => {
  const { saleFrom, saleUntil, saleStage, version } = await readSellerProduct(mine(), id);
  return { saleFrom, saleUntil, saleStage, version };
};
const paid = async (id: number): Promise<number> =>
  (await shop.as('visitor').get(`/api/products/${id}`)).body.data.discountPrice;

describe('discount period of a product', () => {
  it('is written, read, kept by other changes, and removed', async () => {
    const planned = period(1, 2);
    const id = await fullProduct(mine(), { ...rate, ...planned });
    expect(await saleOf(id)).toEqual({ ...planned, saleStage: 'BEFORE', version: 1 });
    await changeProduct(mine(), id, { name: '다른 이름의 신발' });
    expect(await saleOf(id)).toMatchObject({ ...planned, saleStage: 'BEFORE' });
    await changeProduct(mine(), id, { saleUntil: null });
    expect(await saleOf(id)).toMatchObject({ ...planned, saleUntil: null });
    // Without a discount there is no period either.
    await changeProduct(mine(), id, { discountType: 'NONE' });
    expect(await saleOf(id)).toMatchObject({ saleFrom: null, saleUntil: null, saleStage: 'NONE' });
  });

  it('must end after it begins, with valid moments', async () => {
    const refused = async (wrong: object) => {
      const answer = await createProduct(mine(), goods({ ...rate, ...wrong }));
      return [answer.status, answer.body.errors?.[0]?.field];
    };
    expect(await refused(period(2, 1))).toEqual([400, 'saleUntil']);
    expect(await refused(period(1, 1))).toEqual([400, 'saleUntil']);
    expect(await refused({ saleFrom: '내일' })).toEqual([400, 'saleFrom']);
    const id = await fullProduct(mine(), { ...rate, ...period(1, 2) });
    // A partial change is checked together with the stored values.
    const late = await changeProduct(mine(), id, { saleFrom: inHours(shop, 3) });
    expect([late.status, late.body.errors[0].field]).toEqual([400, 'saleUntil']);
  });

  it('keeps the discount below a price that changes before it starts', async () => {
    const fixed = { price: 50_000, discountType: 'FIXED_DISCOUNT', discountValue: 40_000 };
    const id = await shownProduct(mine(), { ...fixed, ...period(1, null) });
    expect((await changeProduct(mine(), id, { price: 40_000 })).status).toBe(400);
    expect((await changeProduct(mine(), id, { price: 41_000 })).status).toBe(200);
    goTo(shop, inHours(shop, 1));
    expect(await paid(id)).toBe(1_000);
  });

  it('is copied with its product', async () => {
    const planned = period(1, 2);
    const id = await fullProduct(mine(), { ...rate, ...planned });
    const copied = await mine().post(`/api/seller/products/${id}/copy`);
    expect(await saleOf(copied.body.data.productId)).toMatchObject({ ...planned, saleStage: 'BEFORE' });
  });

  it('is returned in the list with its stage', async () => {
    const ids = await Promise.all([
      shownProduct(mine(), { ...rate, name: '기간목록 가', ...period(1, 2) }),
      shownProduct(mine(), { ...rate, name: '기간목록 나', ...period(null, 1) }),
      shownProduct(mine(), { name: '기간목록 다', price: 50_000 }),
    ]);
    const stages = async () => {
      const { content } = (await mine().get('/api/seller/products?q=기간목록&sort=name')).body.data;
      return content.map((row: { saleStage: string; discountPrice: number }) => row.saleStage);
    };
    expect(await stages()).toEqual(['BEFORE', 'DURING', 'NONE']);
    goTo(shop, inHours(shop, 1));
    expect(await stages()).toEqual(['DURING', 'AFTER', 'NONE']);
    expect(await Promise.all(ids.map(paid))).toEqual([40_000, 50_000, 50_000]);
  });
});

describe('bulk change of discount periods', () => {
  const ask = (ids: number[], change: object, dryRun = false) =>
    mine().patch('/api/seller/products/bulk', { ids, change, dryRun });

  it('is previewed and applied to products with a discount', async () => {
    const [timed, plain] = [await shownProduct(mine(), rate), await shownProduct(mine(), { price: 50_000 })];
    const planned = period(1, 2);
    const change = { kind: 'PERIOD', ...planned };
    const { rows } = (await ask([timed, plain], change, true)).body.data;
    expect(rows).toMatchObject([
      { id: timed, done: true, isSame: false, before: { saleFrom: null }, after: planned },
      { id: plain, done: false, reason: '할인이 없는 상품이에요.' },
    ]);
    expect(await paid(timed)).toBe(40_000);
    await ask([timed, plain], change);
    expect([await saleOf(timed), await paid(timed)]).toEqual([
      { ...planned, saleStage: 'BEFORE', version: 3 },
      50_000,
    ]);
    expect((await ask([timed], change)).body.data.rows).toMatchObject([{ isSame: true }]);
    goTo(shop, planned.saleFrom ?? '');
    expect(await paid(timed)).toBe(40_000);
  });

  it('is set and removed with a new discount, and kept by a price change', async () => {
    const id = await shownProduct(mine(), { ...rate, ...period(1, 2) });
    await ask([id], { kind: 'PRICE_PERCENT', percent: 10 });
    expect(await saleOf(id)).toMatchObject({ saleStage: 'BEFORE' });
    await ask([id], { kind: 'DISCOUNT', discountType: 'RATE_DISCOUNT', discountValue: 30 });
    expect([await saleOf(id), await paid(id)]).toMatchObject([
      { saleStage: 'DURING', saleUntil: null },
      38_500,
    ]);
    const planned = period(1, null);
    await ask([id], { kind: 'DISCOUNT', discountType: 'RATE_DISCOUNT', discountValue: 50, ...planned });
    expect([await saleOf(id), await paid(id)]).toMatchObject([{ ...planned, saleStage: 'BEFORE' }, 55_000]);
  });

  it('is refused as a whole if it ends before it begins', async () => {
    const id = await fullProduct(mine(), rate);
    expect((await ask([id], { kind: 'PERIOD', ...period(2, 1) })).status).toBe(400);
  });
});
