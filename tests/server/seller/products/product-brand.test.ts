import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changeProduct,
  createProduct,
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

const admin = () => shop.as('admin');
const seller = () => shop.as('seller');
let names = 0;
async function brand(): Promise<{ brandId: number; version: number }> {
  names += 1;
  const form = { name: `시험 브랜드 ${names}`, englishName: '', aliases: [] };
  return (await admin().post('/api/admin/brands', form)).body.data;
}
const mergeInto = ({ brandId, version }: { brandId: number; version: number }, intoId: number) =>
  admin().post(`/api/admin/brands/${brandId}/merge`, { intoId, version });
const shown = async (id: number) => (await shop.as('visitor').get(`/api/products/${id}`)).body.data.brand;

describe('brand of a product', () => {
  it('is set, changed and removed by its seller', async () => {
    const [one, other] = [await brand(), await brand()];
    const id = await shownProduct(seller(), { brandId: one.brandId });
    expect(await shown(id)).toMatchObject({ brandId: one.brandId });
    expect((await changeProduct(seller(), id, { brandId: other.brandId })).status).toBe(200);
    expect(await shown(id)).toMatchObject({ brandId: other.brandId });
    // A change that does not name it leaves it.
    expect((await changeProduct(seller(), id, { price: 50_000 })).status).toBe(200);
    expect((await readSellerProduct(seller(), id)).brandId).toBe(other.brandId);
    const copied = await seller().post(`/api/seller/products/${id}/copy`, {});
    expect((await readSellerProduct(seller(), copied.body.data.productId)).brandId).toBe(other.brandId);
    expect((await changeProduct(seller(), id, { brandId: null })).status).toBe(200);
    expect(await shown(id)).toBeNull();
  });

  it('is refused if there is no such brand', async () => {
    const refused = await createProduct(seller(), goods({ brandId: 99_999 }));
    expect([refused.status, refused.body.code]).toEqual([404, 'BRAND_NOT_FOUND']);
  });

  it('is never lost or left behind while products are saved and their brand is merged', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [from, into] = [await brand(), await brand()];
      const kept = await shownProduct(seller(), { brandId: from.brandId });
      const [merged, changed, copied, created] = await Promise.all([
        mergeInto(from, into.brandId),
        changeProduct(seller(), kept, { brandId: from.brandId, price: 40_000 + round }),
        seller().post(`/api/seller/products/${kept}/copy`, {}),
        createProduct(seller(), goods({ brandId: from.brandId })),
      ]);
      expect(merged.status).toBe(200);
      expect(copied.status).toBeLessThan(300);
      for (const saved of [changed, created])
        expect([200, 201, 404], JSON.stringify(saved.body)).toContain(saved.status);
      const left = await shop.db
        .selectFrom('products')
        .select('id')
        .where('brand_id', '=', from.brandId)
        .execute();
      expect(left).toEqual([]);
      const ids = [kept, copied.body.data.productId, created.body.data?.productId].filter(Boolean);
      for (const id of ids) expect((await readSellerProduct(seller(), id)).brandId).toBe(into.brandId);
    }
  });
});
