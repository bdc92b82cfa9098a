import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_UNPAID_ORDERS } from '#domain/policies/orders.ts';
import { optionsInStock, shopper } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1 });
});
afterAll(() => shop.close());

it('concurrent unpaid orders of a member are limited to the policy', async () => {
  const [option] = await optionsInStock(shop, 1, 20);
  const items = [{ optionId: option?.id ?? 0, quantity: 1 }];
  const me = shopper(shop.as('user'));
  const expectedTotal = (await me.quote({ items })).body.data.finalPrice;
  const starts = Array.from({ length: MAX_UNPAID_ORDERS + 3 }, () => me.start({ items, expectedTotal }));
  const answers = (await Promise.all(starts)).map(({ status, body }) => [status, body.code]);
  expect(answers.filter(([status]) => status === 200)).toHaveLength(MAX_UNPAID_ORDERS);
  expect(answers.filter(([, code]) => code === 'TOO_MANY_UNPAID_ORDERS')).toHaveLength(3);
});
