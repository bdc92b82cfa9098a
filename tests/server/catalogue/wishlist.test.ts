import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshProduct } from '../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const PATH = '/api/users/wishlist';
const numberOf = async (productId: number) =>
  (
    await shop.db
      .selectFrom('products')
      .select('wish_number')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow()
  ).wish_number;
const rowsOf = async (productId: number) =>
  (await shop.db.selectFrom('wishes').select('id').where('product_id', '=', productId).execute()).length;

describe('wishlist', () => {
  it('adds once, lists the newest first with present prices, and removes', async () => {
    const [first, second] = [await freshProduct(shop), await freshProduct(shop)];
    const added = await shop.as('user').post(PATH, { productId: first });
    expect(added.body.data).toMatchObject({ productId: first });
    expect((await shop.as('user').post(PATH, { productId: first })).body.code).toBe('ALREADY_WISHED_PRODUCT');
    await shop.as('user').post(PATH, { productId: second });
    await shop.db.updateTable('product_options').set({ stock: 0 }).where('product_id', '=', second).execute();
    const { wishlists, totalElements, hasNext } = (await shop.as('user').get(`${PATH}?size=2`)).body.data;
    expect(wishlists.map(({ productId }: { productId: number }) => productId)).toEqual([second, first]);
    expect(wishlists[0]).toMatchObject({ soldOut: true, discountType: 'RATE_DISCOUNT', discountValue: 20 });
    expect(wishlists[0].discountPrice).toBe(wishlists[0].productPrice * 0.8);
    expect(wishlists[1].soldOut).toBe(false);
    expect([totalElements > 2, hasNext]).toEqual([true, true]);
    expect((await shop.as('user').get(`${PATH}/ids`)).body.data.slice(0, 2)).toEqual([second, first]);
    expect((await shop.as('user').delete(`${PATH}/${first}`)).status).toBe(200);
    expect((await shop.as('user').delete(`${PATH}/${first}`)).body.code).toBe('WISHLIST_ITEM_NOT_FOUND');
    expect(await numberOf(first)).toBe(0);
  });

  it('costs the same statements for one and for a hundred', async () => {
    const one = await shop.as('user').get(`${PATH}?size=1`);
    const hundred = await shop.as('user').get(`${PATH}?size=100`);
    expect(hundred.body.data.wishlists.length).toBeGreaterThan(5);
    expect([one.queries, hundred.queries]).toEqual([3, 3]);
  });

  it('refuses guests, missing and hidden products, and invalid limits', async () => {
    const productId = await freshProduct(shop);
    for (const call of [
      shop.as('visitor').get(PATH),
      shop.as('visitor').get(`${PATH}/ids`),
      shop.as('visitor').post(PATH, { productId }),
      shop.as('visitor').delete(`${PATH}/${productId}`),
    ])
      expect((await call).status).toBe(401);
    expect((await shop.as('user').post(PATH, { productId: 999_999 })).body.code).toBe('PRODUCT_NOT_FOUND');
    expect((await shop.as('user').post(PATH, {})).status).toBe(400);
    expect((await shop.as('user').get(`${PATH}?size=0`)).status).toBe(400);
    await shop.as('user').post(PATH, { productId });
    await shop.db
      .updateTable('products')
      .set({ deleted_at: shop.clock.now() })
      .where('id', '=', productId)
      .execute();
    expect((await shop.as('user').get(`${PATH}/ids`)).body.data).not.toContain(productId);
    expect((await shop.as('seller').post(PATH, { productId })).body.code).toBe('PRODUCT_NOT_FOUND');
    expect((await shop.as('user').delete(`${PATH}/${productId}`)).status).toBe(200);
  });

  it('is separate per member', async () => {
    const productId = await freshProduct(shop);
    await shop.as('user').post(PATH, { productId });
    for (const who of ['seller', 'admin'] as const) {
      expect((await shop.as(who).get(`${PATH}/ids`)).body.data).toEqual([]);
      expect((await shop.as(who).delete(`${PATH}/${productId}`)).body.code).toBe('WISHLIST_ITEM_NOT_FOUND');
    }
    expect(await numberOf(productId)).toBe(1);
  });

  it('merges the list of a guest once, also twenty times in parallel', async () => {
    const [first, second, gone] = [
      await freshProduct(shop),
      await freshProduct(shop),
      await freshProduct(shop),
    ];
    await shop.db
      .updateTable('products')
      .set({ deleted_at: shop.clock.now() })
      .where('id', '=', gone)
      .execute();
    await shop.as('user').post(PATH, { productId: first });
    const wanted = [second, first, gone, 999_999];
    const merges = Array.from({ length: 20 }, (_, index) =>
      shop.as('user').post(`${PATH}/merge`, { productIds: index % 2 ? wanted : wanted.toReversed() }),
    );
    for (const answer of await Promise.all(merges))
      expect([answer.status, answer.body.data]).toEqual([200, null]);
    const ids = (await shop.as('user').get(`${PATH}/ids`)).body.data;
    expect(ids.slice(0, 2)).toEqual([second, first]);
    expect(ids).not.toContain(gone);
    expect([await numberOf(first), await numberOf(second), await numberOf(gone)]).toEqual([1, 1, 0]);
  });

  it('merges a hundred with as many statements as one, and no more than a hundred', async () => {
    const some = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const merge = (productIds: unknown) => shop.as('seller').post(`${PATH}/merge`, { productIds });
    const one = await merge([1]);
    const hundred = await merge(some(100));
    expect([one.status, hundred.status, hundred.queries]).toEqual([200, 200, one.queries]);
    expect((await merge([])).status).toBe(200);
    for (const wrong of [some(101), [0], ['x'], null]) expect((await merge(wrong)).status).toBe(400);
    expect((await shop.as('visitor').post(`${PATH}/merge`, { productIds: [1] })).status).toBe(401);
  });

  it('keeps its count right under twenty parallel toggles', async () => {
    const productId = await freshProduct(shop);
    const toggles = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? shop.as('user').post(PATH, { productId })
        : shop.as('user').delete(`${PATH}/${productId}`),
    );
    const answers = await Promise.all(toggles);
    expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
    expect(await numberOf(productId)).toBe(await rowsOf(productId));
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        shop.as(index % 2 === 0 ? 'seller' : 'admin').post(PATH, { productId }),
      ),
    );
    const rows = await rowsOf(productId);
    expect(rows).toBeGreaterThanOrEqual(2);
    expect(await numberOf(productId)).toBe(rows);
  });
});
