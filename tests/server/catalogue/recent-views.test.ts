import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_RECENT_VIEWS } from '#domain/policies/records.ts';
import { productToCopy } from '../../support/catalogue.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let productIds: number[];
beforeAll(async () => {
  shop = await startTestShop();
  const rows = await shop.db.selectFrom('products').select('id').orderBy('id').execute();
  productIds = rows.map(({ id }) => id);
});
afterAll(() => shop.close());

const PATH = '/api/users/recent-views';
const at = (minutes: number) => new Date(shop.clock.now().getTime() - minutes * 60_000).toISOString();
const product = (index: number) => productIds[index] ?? 0;
const seen = async (who: 'user' | 'seller' | 'admin') =>
  (await shop.as(who).get(PATH)).body.data.map(({ productId }: { productId: number }) => productId);

describe('recent views', () => {
  it('are merged: each product once, the later time wins, unknown products are dropped', async () => {
    const views = [
      { productId: product(0), viewedAt: at(30) },
      { productId: product(1), viewedAt: at(20) },
      { productId: 999_999, viewedAt: at(1) },
    ];
    expect((await shop.as('seller').post(PATH, { views })).status).toBe(200);
    expect(await seen('seller')).toEqual([product(1), product(0)]);
    await shop.as('seller').post(PATH, { views: [{ productId: product(0), viewedAt: at(10) }] });
    await shop.as('seller').post(PATH, { views: [{ productId: product(1), viewedAt: at(90) }] });
    expect(await seen('seller')).toEqual([product(0), product(1)]);
    await shop
      .as('seller')
      .post(PATH, { views: [{ productId: product(2), viewedAt: '2099-01-01T00:00:00Z' }] });
    const [first] = (await shop.as('seller').get(PATH)).body.data;
    expect(first).toMatchObject({ productId: product(2), viewedAt: shop.clock.now().toISOString() });
    const answer = await shop.as('seller').get(PATH);
    expect(answer.queries).toBe(2);
  });

  it('are limited to fifty, also for tabs that merge at once', async () => {
    const many = Array.from({ length: 70 }, (_, index) => product(index % productIds.length));
    await shop.db.deleteFrom('recent_views').execute();
    const values = await productToCopy(shop.db, product(0));
    const copies = await shop.db
      .insertInto('products')
      .values(Array.from({ length: 20 }, () => values))
      .returning('id')
      .execute();
    const all = [...new Set([...many, ...copies.map(({ id }) => id)])];
    expect(all.length).toBeGreaterThan(MAX_RECENT_VIEWS);
    const slice = (from: number, to: number) => ({
      views: all.slice(from, to).map((productId, index) => ({ productId, viewedAt: at(from + index) })),
    });
    await Promise.all([
      shop.as('admin').post(PATH, slice(0, 30)),
      shop.as('admin').post(PATH, slice(30, all.length)),
    ]);
    expect(await seen('admin')).toEqual(all.slice(0, MAX_RECENT_VIEWS));
    const rows = await shop.db.selectFrom('recent_views').select('product_id').execute();
    expect(rows).toHaveLength(MAX_RECENT_VIEWS);
    const tooMany = await shop.as('admin').post(PATH, slice(0, MAX_RECENT_VIEWS + 1));
    expect(tooMany.status).toBe(400);
  });

  it('are deleted one by one or all, own ones only, and refused to guests', async () => {
    const views = [0, 1].map((index) => ({ productId: product(index), viewedAt: at(index) }));
    await shop.as('user').delete(PATH);
    await shop.as('user').post(PATH, { views });
    await shop.as('seller').post(PATH, { views });
    await shop.as('user').delete(`${PATH}/${product(0)}`);
    expect(await seen('user')).toEqual([product(1)]);
    await shop.as('user').delete(PATH);
    expect(await seen('user')).toEqual([]);
    expect((await seen('seller')).length).toBeGreaterThan(1);
    for (const call of [
      shop.as('visitor').get(PATH),
      shop.as('visitor').post(PATH, { views }),
      shop.as('visitor').delete(PATH),
      shop.as('visitor').delete(`${PATH}/1`),
    ])
      expect((await call).status).toBe(401);
  });

  it('look up products by id for guests, in the requested order', async () => {
    const ids = [product(3), 999_999, product(1)];
    const answer = await shop.as('visitor').get(`/api/products/by-ids?ids=${ids.join(',')}`);
    expect(answer.body.data.map(({ productId }: { productId: number }) => productId)).toEqual([
      product(3),
      product(1),
    ]);
    expect(answer.body.data[0]).toMatchObject({ viewedAt: null });
    expect(answer.queries).toBe(1);
    for (const wrong of ['', 'a', '1;2', '1,', '-1', Array(51).fill(1).join(',')])
      expect((await shop.as('visitor').get(`/api/products/by-ids?ids=${wrong}`)).status, wrong).toBe(400);
  });
});
