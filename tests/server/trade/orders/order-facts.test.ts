import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliveryOf } from '#domain/kit/time/delivery-day.ts';
import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { ask, deliver, passDispatchDay, twins } from '../../../support/orders/delivered.ts';
import { buy, sellerOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const DAY = 24 * 60 * 60 * 1000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop?.close());

const user = () => shop.as('user');
const read = async (id: number) => (await user().get(`/api/users/orders/${id}`)).body.data;
const listed = async (id: number) => {
  const { body } = await user().get('/api/users/orders?size=50');
  return body.data.content.find(({ orderId }: { orderId: number }) => orderId === id);
};
/** Picture of a product in one colour. */
const pictureOf = async (productId: number, color: string) => {
  const { images } = (await user().get(`/api/products/${productId}`)).body.data;
  return images.find((image: { color: string }) => image.color === color).url;
};

describe('order delivery day', () => {
  it('counts from payment, then from shipping, and is missing after delivery', async () => {
    const { option } = await twins(shop);
    const orderId = await buy(shop, user(), { items: [{ optionId: option.id, quantity: 1 }] });
    expect((await read(orderId)).delivery).toEqual(deliveryOf(shop.clock.now()));
    expect((await listed(orderId)).delivery).toEqual(deliveryOf(shop.clock.now()));
    const seller = await sellerOf(shop, option.product_id);
    const today = seoulDay(shop.clock.now());
    await seller.post(`/api/seller/orders/${orderId}/status`, { status: 'SHIPPED' });
    shop.clock.advance(DAY);
    expect((await read(orderId)).delivery).toMatchObject({ shipsOn: today, today: laterDay(today, 1) });
    passDispatchDay(shop);
    await seller.post(`/api/seller/orders/${orderId}/status`, { status: 'DELIVERED' });
    expect([(await read(orderId)).delivery, (await listed(orderId)).delivery]).toEqual([null, null]);
  });
});

describe('claim in an order', () => {
  it('names its product, and its line has the result', async () => {
    const { option } = await twins(shop);
    const { orderId, itemIds } = await deliver(shop, user(), [option]);
    const [orderItemId = 0] = itemIds;
    const stateOf = async () => (await read(orderId)).items[0].lastClaim;
    expect(await stateOf()).toBeNull();
    const first = (await ask(user(), { orderItemId, type: 'RETURN' })).body.data.claimId;
    expect(await stateOf()).toEqual({ claimId: first, type: 'RETURN', status: 'REQUESTED' });
    await user().post(`/api/users/claims/${first}/withdraw`);
    expect(await stateOf()).toMatchObject({ claimId: first, status: 'WITHDRAWN' });
    const second = (await ask(user(), { orderItemId, type: 'RETURN' })).body.data.claimId;
    expect(await stateOf()).toEqual({ claimId: second, type: 'RETURN', status: 'REQUESTED' });
    const { claims, items } = await read(orderId);
    const [line] = items;
    for (const claim of claims)
      expect(claim).toMatchObject({
        orderItemId,
        productId: line.productId,
        productName: line.productName,
        optionDetails: line.optionDetails,
        quantity: 1,
        imageUrl: await pictureOf(line.productId, line.optionDetails.color),
      });
    expect((await listed(orderId)).items[0].lastClaim.claimId).toBe(second);
  });
});

describe('ordered product', () => {
  it('is shown in its colour everywhere', async () => {
    const { body } = await user().get('/api/users/orders/items');
    expect(body.data.items.length).toBeGreaterThan(3);
    for (const { productId, productColor, productImageUrl } of body.data.items)
      expect(productImageUrl).toBe(await pictureOf(productId, productColor));
    const waiting = (await user().get('/api/user/reviews/waiting?size=50')).body.data;
    expect(waiting.items.length).toBeGreaterThan(0);
    for (const { productId, optionColor, productImageUrl } of waiting.items)
      expect(productImageUrl).toBe(await pictureOf(productId, optionColor));
    const { reviews } = (await user().get('/api/reviews/products/1?size=20')).body.data;
    expect(reviews.length).toBeGreaterThan(2);
    for (const { optionColor, productImageUrl } of reviews)
      expect(productImageUrl).toBe(await pictureOf(1, optionColor));
  });
});
