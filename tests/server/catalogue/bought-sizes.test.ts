import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from '../../support/members/people.ts';
import { ask, deliver } from '../../support/orders/delivered.ts';
import { sellerOf, setStock } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

type Caller = ReturnType<TestShop['as']>;
const sizesOf = async (caller: Caller, productId: number) =>
  (await caller.get(`/api/products/${productId}/bought-sizes`)).body.data;

/** Options in two sizes of a product, and another product of the same brand and one of another brand. */
async function shoes() {
  const options = await shop.db
    .selectFrom('product_options as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select(['o.id', 'o.product_id', 'o.size', 'p.brand_id'])
    .where('p.brand_id', 'is not', null)
    .where('o.stock', '>', 4)
    .orderBy('o.id')
    .execute();
  const [first] = options;
  const second = options.find((one) => one.product_id === first?.product_id && one.size !== first.size);
  const like = options.find(
    (one) => one.product_id !== first?.product_id && one.brand_id === first?.brand_id,
  );
  const other = options.find((one) => one.brand_id !== first?.brand_id);
  if (!first || !second || !like || !other) throw new Error('no such products in stock');
  return { first, second, like, other };
}

describe('GET bought sizes', () => {
  it('remembers the kept sizes of a brand on all of its products, for their buyer only', async () => {
    const { first, second, like, other } = await shoes();
    const buyer = shop.as('user');
    const { call: neighbour } = await person(shop, 'jiwoo');
    // What the seed has bought is set aside.
    await shop.db
      .updateTable('order_items')
      .set({ status: 'RETURNED' })
      .where('status', '=', 'DELIVERED')
      .execute();
    expect(await sizesOf(buyer, like.product_id)).toBeNull();
    await deliver(shop, buyer, [first]);
    const { itemIds } = await deliver(shop, buyer, [second]);
    await deliver(shop, buyer, [first]);
    await deliver(shop, neighbour, [second]);
    const known = await sizesOf(buyer, like.product_id);
    expect(known.sizes).toEqual([
      { size: first.size, count: 2 },
      { size: second.size, count: 1 },
    ]);
    expect(known.brand.brandId).toBe(first.brand_id);
    expect((await sizesOf(neighbour, first.product_id)).sizes).toEqual([{ size: second.size, count: 1 }]);
    expect(await sizesOf(buyer, other.product_id)).toBeNull();

    // An exchanged unit counts in its new size, a returned one not at all.
    await setStock(shop, first.id, 5);
    const [orderItemId = 0] = itemIds;
    const asked = await ask(buyer, { orderItemId, type: 'EXCHANGE', newOptionId: first.id });
    const seller = await sellerOf(shop, first.product_id);
    const claimId = asked.body.data.claimId;
    await seller.post(`/api/seller/claims/${claimId}/collect`, {});
    await seller.post(`/api/seller/claims/${claimId}/receive`, { condition: 'GOOD' });
    expect((await sizesOf(buyer, like.product_id)).sizes[0].size).toBe(first.size);
    await shop.db
      .updateTable('order_items')
      .set({ status: 'RETURNED' })
      .where('id', '=', orderItemId)
      .execute();
    expect((await sizesOf(buyer, like.product_id)).sizes).toEqual([{ size: first.size, count: 2 }]);
  });

  it('is for members, has nothing without a brand, and is 404 for a missing product', async () => {
    expect((await shop.as('visitor').get('/api/products/1/bought-sizes')).status).toBe(401);
    expect((await shop.as('user').get('/api/products/99999/bought-sizes')).status).toBe(404);
    const { id } = await shop.db
      .selectFrom('products')
      .select('id')
      .where('brand_id', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await sizesOf(shop.as('user'), id)).toBeNull();
  });
});
