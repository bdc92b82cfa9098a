import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver, twoStores } from '../../../support/orders/delivered.ts';
import { buy, sellerOf, shopper } from '../../../support/orders/shopping.ts';
import { WORDS } from '../../../support/reviews.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const DAY = 86_400_000;
type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let options: Awaited<ReturnType<typeof twoStores>>;
let second: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  options = await twoStores(shop);
  const [member] = await addCrowd(shop, 1);
  second = shop.withToken(member?.token ?? '');
});
afterAll(() => shop.close());

const seen = async (place: 0 | 1) =>
  (await shop.as('admin').get(`/api/admin/stores/${options[place].store_id}`)).body.data.ownPhone;
const NONE = { orders: 0, reviews: 0 };
const sellerPhone = (place: 0 | 1, phone: string) =>
  sql`update users set phone = ${phone} where id = (select seller_id from stores
    where id = ${options[place].store_id})`.execute(shop.db);
const review = (buyer: Caller, orderItemId: number, productId: number) =>
  buyer.post('/api/user/reviews', { ...WORDS, orderItemId, productId });

describe('N-58: seller who buys own products', () => {
  it('cannot with the selling account, nor review with it', async () => {
    const seller = await sellerOf(shop, options[0].product_id);
    const refused = await shopper(seller).start({
      items: [{ optionId: options[0].id, quantity: 1 }],
      expectedTotal: 1,
    });
    expect(refused.status).toBe(403);
    const { itemIds } = await deliver(shop, shop.as('user'), [options[0]]);
    expect((await review(seller, itemIds[0] ?? 0, options[0].product_id)).status).toBeGreaterThanOrEqual(400);
    expect(await seen(0)).toEqual(NONE);
  });

  it('is marked for administrators if a second account shares the phone', async () => {
    // Creates an order of both stores, to the phone number of one of the sellers.
    await sellerPhone(0, '01012345678');
    await sellerPhone(1, '01000000001');
    const wish = { items: options.map(({ id }) => ({ optionId: id, quantity: 1 })) };
    const order = await buy(shop, second, wish);
    expect([(await seen(0)).orders, await seen(1)]).toEqual([2, NONE]);
    await buy(shop, second, { items: [{ optionId: options[1].id, quantity: 1 }] });
    expect([(await seen(0)).orders, await seen(1)]).toEqual([2, NONE]);
    // Sent elsewhere, by a member with the phone number of the other seller.
    await sellerPhone(0, '01000000002');
    await sql`update users set phone = '01000000001' where login_id = 'crowd-0'`.execute(shop.db);
    expect([await seen(0), (await seen(1)).orders]).toEqual([NONE, 2]);
    await shop.db
      .updateTable('order_items')
      .set({ status: 'DELIVERED', delivered_at: shop.clock.now() })
      .where('order_id', '=', order)
      .execute();
    const lines = await shop.db
      .selectFrom('order_items')
      .select(['id', 'product_id'])
      .where('order_id', '=', order)
      .execute();
    for (const { id, product_id } of lines)
      expect((await review(second, id, product_id)).status).toBeLessThan(300);
    expect([await seen(0), await seen(1)]).toEqual([NONE, { orders: 2, reviews: 1 }]);
    // Unpaid orders and old orders do not count.
    await sql`update order_items set status = 'PENDING' where order_id = ${order}`.execute(shop.db);
    expect(await seen(1)).toEqual({ orders: 1, reviews: 0 });
    const old = new Date(shop.clock.now().getTime() - 91 * DAY);
    await shop.db.updateTable('orders').set({ ordered_at: old }).execute();
    expect(await seen(1)).toEqual(NONE);
  });
});
