import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_METHODS } from '#domain/trade/cart/checkout.ts';
import { ADDRESS, approve, confirmBody, optionsInStock, shopper } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const user = () => shop.as('user');
const methodOf = async (orderId: number) =>
  (await user().get(`/api/users/orders/${orderId}`)).body.data.paymentInfo.paymentMethod;

describe('built-in payment provider', () => {
  it('offers card only, in the quote and on every paid order', async () => {
    const [option] = await optionsInStock(shop, 1, 30);
    const items = [{ optionId: option?.id ?? 0, quantity: 1 }];
    const quote = (await shopper(user()).quote({ items })).body.data;
    expect(quote.paymentMethods).toEqual(['카드']);
    for (const paymentMethod of PAYMENT_METHODS) {
      const started = await user().post(
        '/api/checkout/payments',
        { ...ADDRESS, items, couponId: null, usedPoints: 0, paymentMethod, expectedTotal: quote.finalPrice },
        { headers: { 'idempotency-key': randomUUID() } },
      );
      await approve(shop, started);
      const paid = await user().post('/api/payments/confirm', confirmBody(started));
      expect(await methodOf(paid.body.data.orderId)).toBe('카드');
    }
    const older = { ...ADDRESS, items, deliveryFee: 0, paymentMethod: '간편결제' };
    const direct = await user().post('/api/users/direct-orders', older);
    expect(await methodOf(direct.body.data.orderId)).toBe('카드');
  });
});
