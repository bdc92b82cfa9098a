import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandRow } from '#domain/admin/settings/brand-admin.ts';
import { actionsOf } from '../../../support/audit-log.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const PATH = '/api/admin/brands';
const admin = () => shop.as('admin');
const guest = () => shop.as('visitor');
const rows = async (): Promise<BrandRow[]> => (await admin().get(PATH)).body.data;
const named = async (name: string): Promise<BrandRow> => {
  const found = (await rows()).find((row) => row.name === name);
  if (!found) throw new Error(`there is no brand ${name}`);
  return found;
};
const add = (name: string, englishName = '', aliases: readonly string[] = []) =>
  admin().post(PATH, { name, englishName, aliases });
const change = ({ brandId, products: _, ...said }: BrandRow, form: Partial<BrandRow>) =>
  admin().put(`${PATH}/${brandId}`, { ...said, ...form });
const merge = ({ brandId, version }: BrandRow, intoId: number) =>
  admin().post(`${PATH}/${brandId}/merge`, { intoId, version });
const found = async (q: string): Promise<number> =>
  (await guest().get(`/api/products?q=${encodeURIComponent(q)}`)).body.data.totalElements;
const listed = async (brandId: number): Promise<number> =>
  (await guest().get(`/api/products?brandId=${brandId}`)).body.data.totalElements;

describe('GET /api/brands', () => {
  it('lists the brands by name to everybody', async () => {
    const names = (await guest().get('/api/brands')).body.data.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['가온길', '다온', '두발로', '미르진', '베르노', '소담제화', '온새']);
  });
});

describe('search by brand', () => {
  it.each(['두발로', '투발로', 'Dubalo', 'dubal', 'ㄷㅂㄹ', '두바', '두발루'])(
    'finds the products of a brand by %s',
    async (q) => {
      const { brandId, products } = await named('두발로');
      expect(products).toBeGreaterThan(2);
      expect([await found(q), await listed(brandId)]).toEqual([products, products]);
    },
  );

  it('combines a brand with other words', async () => {
    const { brandId } = await named('두발로');
    const { content } = (await guest().get(`/api/products?brandId=${brandId}`)).body.data;
    const [{ name }] = content;
    const both = await guest().get(`/api/products?q=${encodeURIComponent(`투발로 ${name.split(' ')[0]}`)}`);
    expect(both.body.data.content.map((row: { name: string }) => row.name)).toContain(name);
    expect(await found('두발로 없는말입니다')).toBe(0);
  });
});

describe('brands of an administrator', () => {
  it('are added with names that belong to no other brand', async () => {
    const added = await add('나루', 'Naru', ['나루제화', '나루 제화', 'NARU']);
    expect(added.body.data).toMatchObject({
      name: '나루',
      englishName: 'Naru',
      aliases: ['나루제화'],
      products: 0,
    });
    for (const taken of ['나루', 'n a r u', '나루제화'])
      expect((await add('새이름', taken)).body.code).toBe('DUPLICATE_BRAND');
    expect((await add('')).status).toBe(400);
    expect((await add('긴이름', '', ['가'.repeat(41)])).status).toBe(400);
    expect(await actionsOf(shop, 'BRAND', added.body.data.brandId)).toEqual(['BRAND_ADDED']);
  });

  it('are found by their new names only, once they are renamed', async () => {
    const before = await named('베르노');
    const renamed = await change(before, { name: '베르논', aliases: ['베른'] });
    expect(renamed.body.data).toMatchObject({
      name: '베르논',
      aliases: ['베른'],
      version: before.version + 1,
    });
    expect([await found('베른'), await found('버노')]).toEqual([before.products, 0]);
    expect((await change(before, { name: '다른' })).body.code).toBe('VERSION_CONFLICT');
    expect((await change(await named('베르논'), { name: '다온' })).body.code).toBe('DUPLICATE_BRAND');
    expect((await change({ ...before, brandId: 9_999 }, {})).body.code).toBe('BRAND_NOT_FOUND');
  });

  it('are merged: the other one gets products and names, and lists follow', async () => {
    const [from, into] = [await named('미르진'), await named('온새')];
    const merged = await merge(from, into.brandId);
    expect(merged.body.data).toMatchObject({
      name: '온새',
      products: from.products + into.products,
      aliases: ['Mirjin', '미르진', '온새 신발'],
    });
    const total = from.products + into.products;
    expect([await found('미르진'), await found('온새'), await listed(into.brandId)]).toEqual([
      total,
      total,
      total,
    ]);
    // Saved addresses of lists by the merged brand find the products of the other one, beside other brands too.
    expect(await listed(from.brandId)).toBe(total);
    const other = await named('다온');
    const both = await guest().get(`/api/products?brandId=${from.brandId}&brandId=${other.brandId}`);
    expect(both.body.data.totalElements).toBe(total + other.products);
    expect((await merge(from, into.brandId)).body.code).toBe('BRAND_NOT_FOUND');
    expect(await actionsOf(shop, 'BRAND', into.brandId)).toEqual(['BRAND_MERGED']);
  });

  it('are not merged into themselves, into none, or at an old version', async () => {
    const [one, other] = [await named('다온'), await named('가온길')];
    expect((await merge(one, one.brandId)).status).toBe(400);
    expect((await merge(one, 9_999)).body.code).toBe('BRAND_NOT_FOUND');
    expect((await merge({ ...one, version: 99 }, other.brandId)).body.code).toBe('VERSION_CONFLICT');
    expect((await named('다온')).products).toBe(one.products);
  });

  it('with the same name are created once by two administrators at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add('한꺼번에')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
