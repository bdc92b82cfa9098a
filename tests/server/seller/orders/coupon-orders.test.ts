import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { twoStores } from '../../../support/orders/delivered.ts';
import { balanceOf, buy, sellerOf, shopper, stockOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let buyer: Caller;
let options: Awaited<ReturnType<typeof twoStores>>;
let sellers: [Caller, Caller];
beforeAll(async () => {
  shop = await startTestShop();
  buyer = shop.as('user');
  await sql`update users set activity_points = 30000 where email = 'user@sinbaljang.test'`.execute(shop.db);
  options = await twoStores(shop);
  sellers = [await sellerOf(shop, options[0].product_id), await sellerOf(shop, options[1].product_id)];
});
afterAll(() => shop.close());

const items = () => options.map(({ id }) => ({ optionId: id, quantity: 2 }));
/** A coupon of the buyer's that takes money off these goods. */
async function aCoupon(): Promise<number> {
  const { coupons } = (await shopper(buyer).quote({ items: items() })).body.data;
  const found = coupons.find(
    ({ refusal, discount }: { refusal: string | null; discount: number }) => !refusal && discount > 0,
  );
  return found.couponId;
}
const linesOf = (orderId: number) =>
  shop.db.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
const isUsed = async (id: number) =>
  (await shop.db.selectFrom('coupons').select('used_at').where('id', '=', id).executeTakeFirstOrThrow())
    .used_at !== null;
const refunds = async (orderId: number) =>
  (await buyer.get(`/api/users/orders/${orderId}`)).body.data.refunds;

describe('order of two stores with coupon and points', () => {
  it('N-46: shows each seller the own shares of both in order, list, export and legacy API', async () => {
    const order = await buy(shop, buyer, { items: items(), couponId: await aCoupon(), usedPoints: 300 });
    const lines = await linesOf(order);
    const sums = [];
    for (const [index, seller] of sellers.entries()) {
      const line = lines[index];
      if (!line) throw new Error('two lines were bought');
      expect([line.level_share, line.coupon_share, line.point_share].every((share) => share > 0)).toBe(true);
      const goods = line.unit_price * line.quantity;
      const paid = goods - line.level_share - line.coupon_share - line.point_share;
      const one = (await seller.get(`/api/seller/orders/${order}`)).body.data;
      expect(one).toMatchObject({ goods, discount: goods - paid, paid });
      const { content } = (await seller.get(`/api/seller/orders/lines?q=${one.orderNo}`)).body.data;
      expect(content).toMatchObject([{ orderItemId: line.id, paid }]);
      const file = (await seller.post('/api/seller/orders/lines/export', { q: one.orderNo })).body.data;
      expect(file.rows).toBe(1);
      expect(file.csv).toContain(`,2,${paid},`);
      const older = (await seller.get(`/api/seller/orders?size=100&q=${one.orderNo}`)).body.data.content;
      expect(older).toMatchObject([{ totalPrice: goods, finalPrice: paid, usedPoints: line.point_share }]);
      expect(older[0].items).toHaveLength(1);
      sums.push(paid);
    }
    const { content } = (await buyer.get('/api/users/orders?size=100')).body.data;
    const whole = content.find(({ orderId }: { orderId: number }) => orderId === order);
    expect(sums.reduce((all, one) => all + one, 0) + whole.deliveryFee).toBe(whole.finalPrice);
  });

  it('C5-5: returns coupon, points, stock and money once both sellers have cancelled', async () => {
    const before = [
      await balanceOf(buyer),
      ...(await Promise.all(options.map(({ id }) => stockOf(shop, id)))),
    ];
    const coupon = await aCoupon();
    const order = await buy(shop, buyer, { items: items(), couponId: coupon, usedPoints: 300 });
    const { final_price: total } = await shop.db
      .selectFrom('orders')
      .select('final_price')
      .where('id', '=', order)
      .executeTakeFirstOrThrow();
    const lines = await linesOf(order);
    const cancel = (seller: Caller | undefined, line: number) =>
      (seller as Caller).post(`/api/seller/orders/${order}/cancel`, {
        orderItemIds: [line],
        reason: '품절이에요',
      });
    expect((await cancel(sellers[0], lines[0]?.id ?? 0)).status).toBe(200);
    expect(await isUsed(coupon)).toBe(true);
    expect((await cancel(sellers[1], lines[1]?.id ?? 0)).status).toBe(200);
    expect(await isUsed(coupon)).toBe(false);
    const given: { amount: number; points: number }[] = await refunds(order);
    expect(given.reduce((all, { amount }) => all + amount, 0)).toBe(total);
    expect(given.reduce((all, { points }) => all + points, 0)).toBe(300);
    expect([
      await balanceOf(buyer),
      ...(await Promise.all(options.map(({ id }) => stockOf(shop, id)))),
    ]).toEqual(before);
  });
});
