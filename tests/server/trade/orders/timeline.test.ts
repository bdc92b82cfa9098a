import { afterAll, beforeAll, expect, it } from 'vitest';
import { twins } from '../../../support/orders/delivered.ts';
import { buy, sellerOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** An order of two lines of one store; answers what its timeline names after both were sent with these numbers. */
async function sentWith(numbers: readonly [string, string]) {
  const { option, twin } = await twins(shop);
  const items = [option, twin].map(({ id }) => ({ optionId: id, quantity: 1 }));
  const orderId = await buy(shop, shop.as('user'), { items });
  const seller = await sellerOf(shop, option.product_id);
  const read = async () => (await shop.as('user').get(`/api/users/orders/${orderId}`)).body.data;
  const { orderNo, items: lines } = await read();
  const rows = lines.map(({ orderItemId }: { orderItemId: number }, index: number) => ({
    orderNo,
    orderItemId: String(orderItemId),
    carrier: 'CJ대한통운',
    trackingNumber: numbers[index],
  }));
  expect((await seller.post('/api/seller/orders/shipments', { rows })).body.data.shipped).toBe(2);
  const { timeline } = await read();
  return timeline.map(({ event }: { event: string }) => event);
}

it('order timeline names a parcel of two lines once', async () => {
  expect(await sentWith(['612345678901', '612345678901'])).toEqual(['ORDERED', 'SHIPPED']);
});

it('order timeline names two parcels that ship in the same moment twice', async () => {
  expect(await sentWith(['612345678901', '612345678902'])).toEqual(['ORDERED', 'SHIPPED', 'SHIPPED']);
});
