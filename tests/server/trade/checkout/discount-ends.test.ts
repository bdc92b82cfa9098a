import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { goTo, type PlannedShoe, plannedShoe } from '../../../support/events/planned-sales.ts';
import { approve, confirmBody, shopper } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const FULL = 100_000;
const LESS = 70_000;
let shop: TestShop;
let shoe: PlannedShoe;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shoe = await plannedShoe(shop);
});

const buyer = () => shop.as('user');
const items = () => [{ optionId: shoe.optionId, quantity: 1 }];
const goodsOf = async () => (await shopper(buyer()).quote({ items: items() })).body.data;
const unitPriceOf = async (orderNo: string) =>
  (
    await shop.db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .select(['order_items.unit_price', 'orders.final_price'])
      .where('orders.order_no', '=', orderNo)
      .executeTakeFirstOrThrow()
  ).unit_price;

it.each([
  ['a moment before it begins', 'saleFrom', -1, FULL],
  ['as it begins', 'saleFrom', 0, LESS],
  ['a moment before it ends', 'saleUntil', -1, LESS],
  ['as it ends', 'saleUntil', 0, FULL],
  ['a moment after its end', 'saleUntil', 1, FULL],
] as const)('%s, quote and order use the discounted price while it applies', async (_, edge, ms, price) => {
  goTo(shop, shoe[edge], ms);
  expect((await goodsOf()).goodsTotal).toBe(price);
  const started = await shopper(buyer()).start({ items: items() });
  expect(started.status).toBe(200);
  expect(await unitPriceOf(started.body.data.orderNo)).toBe(price);
  await shop.db.deleteFrom('orders').where('status', '=', 'PENDING').execute();
});

it('an order after the end of a shown discount is refused with PRICE_CHANGED', async () => {
  goTo(shop, shoe.saleUntil, -1);
  const { finalPrice: expectedTotal } = await goodsOf();
  goTo(shop, shoe.saleUntil);
  const late = await shopper(buyer()).start({ items: items(), expectedTotal });
  expect([late.status, late.body.code]).toEqual([409, 'PRICE_CHANGED']);
});

it('a hold keeps its price, and is paid with it after the end of the discount', async () => {
  goTo(shop, shoe.saleUntil, -1);
  const started = await shopper(buyer()).start({ items: items() });
  const { amount, orderNo } = started.body.data;
  goTo(shop, shoe.saleUntil, 60_000);
  await approve(shop, started);
  const paid = await buyer().post('/api/payments/confirm', confirmBody(started));
  expect(paid.status).toBe(200);
  expect(await unitPriceOf(orderNo)).toBe(LESS);
  const { final_price: final } = await shop.db
    .selectFrom('orders')
    .select('final_price')
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  expect(final).toBe(amount);
});

it('a cart line shows the price at which it was added', async () => {
  const line = async () => {
    const { items: lines } = (await buyer().get('/api/users/cart')).body.data;
    const { discountPrice, seenPrice } = lines.find(
      ({ productId }: { productId: number }) => productId === shoe.id,
    );
    return { discountPrice, seenPrice };
  };
  goTo(shop, shoe.saleFrom);
  await buyer().post('/api/users/cart/items', { optionId: shoe.optionId, quantity: 1 });
  expect(await line()).toEqual({ discountPrice: LESS, seenPrice: LESS });
  goTo(shop, shoe.saleUntil);
  expect(await line()).toEqual({ discountPrice: FULL, seenPrice: LESS });
});
