import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedBrand } from '#domain/catalogue/brand.ts';
import { changeProduct, shownProduct } from '../../support/seller-products.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const guest = () => shop.as('visitor');
const overview = async (): Promise<ListedBrand[]> => (await guest().get('/api/brands/overview')).body.data;
const addBrand = async (name: string) =>
  (await shop.as('admin').post('/api/admin/brands', { name, englishName: '', aliases: ['별칭' + name] })).body
    .data;

describe('GET /api/brands/overview', () => {
  it('counts the products on sale of each brand as the list of its products does', async () => {
    const brands = await overview();
    expect(brands.map(({ name }) => name)).toEqual([
      '가온길',
      '다온',
      '두발로',
      '미르진',
      '베르노',
      '소담제화',
      '온새',
    ]);
    for (const { brandId, products } of brands) {
      const { body } = await guest().get(`/api/products?brandId=${brandId}`);
      expect([brandId, body.data.totalElements]).toEqual([brandId, products]);
    }
  });

  it('lists a brand from its first product on sale until its last one', async () => {
    const { brandId } = await addBrand('새별');
    const isListed = async () => (await overview()).some((brand) => brand.brandId === brandId);
    expect(await isListed()).toBe(false);
    const id = await shownProduct(shop.as('seller'), { brandId });
    expect(await isListed()).toBe(true);
    await changeProduct(shop.as('seller'), id, { brandId: null });
    expect(await isListed()).toBe(false);
  });
});

describe('GET /api/brands/{id}', () => {
  it('returns all names of a brand', async () => {
    const { brandId } = await addBrand('달무리');
    const { body } = await guest().get(`/api/brands/${brandId}`);
    expect(body.data).toEqual({ brandId, name: '달무리', englishName: '', aliases: ['별칭달무리'] });
  });

  it('returns 404 for an unknown brand and 400 for no id', async () => {
    const unknown = await guest().get('/api/brands/99999');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'BRAND_NOT_FOUND']);
    expect((await guest().get('/api/brands/x')).status).toBe(400);
  });
});
