import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changeProduct,
  createProduct,
  FACTS,
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

const seller = () => shop.as('seller');
const listed = async (query: string): Promise<number[]> => {
  const { body } = await shop.as('visitor').get(`/api/products?size=50&sort=latest&${query}`);
  return body.data.content.map(({ productId }: { productId: number }) => productId);
};
const lengths = async (id: number) => (await shop.as('visitor').get(`/api/products/${id}/lengths`)).body.data;
const read = async (id: number) => {
  const { footWidth, mainMaterial, innerLengths } = await readSellerProduct(seller(), id);
  return { footWidth, mainMaterial, innerLengths };
};

describe('width and material of a product', () => {
  it('are set, changed and removed by its seller, and lists follow at once', async () => {
    const id = await shownProduct(seller(), { footWidth: 'WIDE', mainMaterial: 'KNIT' });
    expect([
      (await listed('widths=WIDE')).includes(id),
      (await listed('materials=knit')).includes(id),
    ]).toEqual([true, true]);
    await changeProduct(seller(), id, { footWidth: 'NARROW' });
    expect([
      (await listed('widths=WIDE')).includes(id),
      (await listed('widths=NARROW,WIDE')).includes(id),
    ]).toEqual([false, true]);
    // A change that names neither leaves both.
    await changeProduct(seller(), id, { price: 45_000 });
    expect(await read(id)).toMatchObject({ footWidth: 'NARROW', mainMaterial: 'KNIT' });
    const copied = await seller().post(`/api/seller/products/${id}/copy`, {});
    expect(await read(copied.body.data.productId)).toMatchObject({
      footWidth: 'NARROW',
      mainMaterial: 'KNIT',
    });
    await changeProduct(seller(), id, { footWidth: null, mainMaterial: null });
    expect((await listed('materials=KNIT')).includes(id)).toBe(false);
  });

  it('stay as they are when many products change at once', async () => {
    const id = await shownProduct(seller(), { footWidth: 'WIDE', mainMaterial: 'MESH' });
    const change = { kind: 'CATEGORY', categoryId: 2 };
    const { status } = await seller().patch('/api/seller/products/bulk', {
      ids: [id],
      change,
      dryRun: false,
    });
    expect(status).toBe(200);
    expect(await read(id)).toMatchObject({ footWidth: 'WIDE', mainMaterial: 'MESH' });
  });

  it.each([{ footWidth: 'HUGE' }, { mainMaterial: 'GOLD' }])('refuse %j', async (words) => {
    const refused = await createProduct(seller(), goods(words));
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, Object.keys(words)[0]]);
  });
});

describe('heel of a product', () => {
  it.each([
    [29, '0'],
    [30, '30'],
    [69, '50'],
    [300, '70'],
  ])('of %d mm is in the band from %s', async (heelMm, band) => {
    const id = await shownProduct(seller(), { facts: { ...FACTS, heelMm } });
    for (const other of ['0', '30', '50', '70'])
      expect([other, (await listed(`heels=${other}`)).includes(id)]).toEqual([other, other === band]);
  });

  it('moves to another band when the seller changes it alone', async () => {
    const id = await shownProduct(seller(), { facts: { ...FACTS, heelMm: 10 } });
    expect((await listed('heels=0')).includes(id)).toBe(true);
    await changeProduct(seller(), id, { facts: { heelMm: 80 } });
    expect([(await listed('heels=0')).includes(id), (await listed('heels=70')).includes(id)]).toEqual([
      false,
      true,
    ]);
  });
});

describe('lengths inside a product', () => {
  const measured = [
    { size: '260', innerMm: 272 },
    { size: '265', innerMm: 277 },
  ];

  it('are shown by size, replaced as a whole, and copied', async () => {
    const id = await shownProduct(seller(), { innerLengths: measured });
    expect(await lengths(id)).toEqual(measured);
    await changeProduct(seller(), id, { price: 45_000 });
    expect(await lengths(id)).toEqual(measured);
    const copied = await seller().post(`/api/seller/products/${id}/copy`, {});
    expect((await read(copied.body.data.productId)).innerLengths).toEqual(measured);
    await changeProduct(seller(), id, { innerLengths: [{ size: '265', innerMm: 280 }] });
    expect(await lengths(id)).toEqual([{ size: '265', innerMm: 280 }]);
  });

  it('are not shown before the product is on sale', async () => {
    const draft = await createProduct(seller(), goods({ innerLengths: measured }));
    const id = draft.body.data.productId;
    expect(await lengths(id)).toEqual([]);
    expect((await read(id)).innerLengths).toEqual(measured);
  });

  it.each([
    [[{ size: '260', innerMm: 149 }]],
    [[{ size: '260', innerMm: 401 }]],
    [[{ size: '260', innerMm: 270.5 }]],
    [[{ size: '999', innerMm: 270 }]],
    [[measured[0], measured[0]]],
  ])('refuse %j', async (innerLengths) => {
    expect((await createProduct(seller(), goods({ innerLengths }))).status).toBe(400);
  });
});
