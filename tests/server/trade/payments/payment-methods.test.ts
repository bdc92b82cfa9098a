import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_METHODS } from '#domain/trade/cart/checkout.ts';
import { DEPOSIT_METHOD } from '#domain/trade/orders/deposit.ts';
import { ADDRESS, optionsInStock, shopper } from '../../../support/orders/shopping.ts';
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
  it('offers cards and deposits in the quote, and charges the legacy calls at once', async () => {
    const [option] = await optionsInStock(shop, 1, 30);
    const items = [{ optionId: option?.id ?? 0, quantity: 1 }];
    const quote = (await shopper(user()).quote({ items })).body.data;
    expect(quote.paymentMethods).toEqual(['카드', DEPOSIT_METHOD]);
    for (const paymentMethod of PAYMENT_METHODS) {
      const older = { ...ADDRESS, items, deliveryFee: 0, paymentMethod };
      const direct = await user().post('/api/users/direct-orders', older);
      expect(await methodOf(direct.body.data.orderId)).toBe('카드');
    }
  });

  it.each(['간편결제', '휴대폰결제'])(
    'refuses the method %s, which it does not offer',
    async (paymentMethod) => {
      const [option] = await optionsInStock(shop, 1, 30);
      const items = [{ optionId: option?.id ?? 0, quantity: 1 }];
      const { finalPrice: expectedTotal } = (await shopper(user()).quote({ items })).body.data;
      const answer = await user().post(
        '/api/checkout/payments',
        { ...ADDRESS, items, couponId: null, usedPoints: 0, paymentMethod, expectedTotal },
        { headers: { 'idempotency-key': randomUUID() } },
      );
      expect([answer.status, answer.body.code]).toEqual([400, 'PAYMENT_METHOD_UNAVAILABLE']);
    },
  );
});
