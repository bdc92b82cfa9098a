import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEVELS } from '#domain/rewards/level.ts';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { buy, optionsInStock, shopper } from '../../../support/orders/shopping.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

type Person = { id: number; token: string };
const callerOf = ({ token }: Person) => shop.withToken(token);
const reach = ({ id }: Person, level: number) =>
  shop.db
    .updateTable('users')
    .set({ activity_points: LEVELS[level - 1]?.minPointsRequired ?? 0 })
    .where('id', '=', id)
    .execute();
async function cheapUnit() {
  const [cheap] = (await optionsInStock(shop, 4_000, 30)).toSorted(
    (a, b) => a.discount_price - b.discount_price,
  );
  if (!cheap) throw new Error('no option in stock');
  return { price: cheap.discount_price, items: [{ optionId: cheap.id, quantity: 1 }] };
}

describe('delivery fee of two members', () => {
  it('follows the level of each in quote, cart and order', async () => {
    const [low, high] = await addCrowd(shop, 2, 700);
    if (!low || !high) throw new Error('two members');
    await reach(low, 6);
    await reach(high, 7);
    const { items } = await cheapUnit();
    const seen = [];
    for (const person of [low, high]) {
      const caller = callerOf(person);
      await caller.post('/api/users/cart/items', items[0] ?? {});
      const quote = (await shopper(caller).quote({ items })).body.data;
      const cart = (await caller.get('/api/users/cart')).body.data;
      const level = (await caller.get('/api/users/level/me')).body;
      const profile = (await caller.get('/api/users/me/profile')).body.data;
      const orderId = await buy(shop, caller, { items });
      const order = (await caller.get(`/api/users/orders/${orderId}`)).body.data;
      const why = quote.adjustments.find(({ kind }: { kind: string }) => kind === 'DELIVERY');
      expect(order.finalPrice).toBe(quote.finalPrice);
      seen.push([
        quote.deliveryFee,
        order.deliveryFee,
        cart.freeDelivery,
        profile.freeDelivery,
        why.reason,
        level.rewardDescription,
      ]);
    }
    expect(seen).toEqual([
      [3_000, 3_000, false, false, '배송비', '15% 할인'],
      [0, 0, true, true, '무료 배송 (다이아몬드 등급)', '18% 할인과 무료 배송'],
    ]);
  });

  it('is returned by the login too, for shoppers only', async () => {
    const said = async (name: string) => {
      const email = `${name}@sinbaljang.test`;
      const body = { email, password: DEMO_PASSWORD };
      return (await shop.withToken('').post('/api/auth/login', body)).body.data.freeDelivery;
    };
    const points = (name: string, activity_points: number) =>
      shop.db
        .updateTable('users')
        .set({ activity_points })
        .where('email', '=', `${name}@sinbaljang.test`)
        .execute();
    await points('nari', 2_999);
    await points('minjun', 3_000);
    await points('seller', 3_000);
    expect([await said('nari'), await said('minjun'), await said('seller')]).toEqual([false, true, false]);
    const seller = (
      await shop.asMember('seller@sinbaljang.test').then((call) => call.get('/api/users/me/profile'))
    ).body;
    expect(seller.data.freeDelivery).toBe(false);
  });

  it('is as quoted, or PRICE_CHANGED, if the level rises meanwhile', async () => {
    const crowd = await addCrowd(shop, 8, 800);
    const { items } = await cheapUnit();
    for (const person of crowd) await reach(person, 6);
    const quotes = await Promise.all(
      crowd.map(async (person) => (await shopper(callerOf(person)).quote({ items })).body.data),
    );
    const [, started] = await Promise.all([
      Promise.all(crowd.map((person) => reach(person, 7))),
      Promise.all(
        crowd.map((person, index) =>
          shopper(callerOf(person)).start({ items, expectedTotal: quotes[index].finalPrice }),
        ),
      ),
    ]);
    for (const [index, { status, body }] of started.entries()) {
      if (status !== 200) expect(body.code).toBe('PRICE_CHANGED');
      else expect(body.data.amount).toBe(quotes[index].finalPrice);
    }
    const last = await shopper(callerOf(crowd[0] as Person)).start({
      items,
      expectedTotal: quotes[0].finalPrice,
    });
    expect([last.status, last.body.code]).toEqual([409, 'PRICE_CHANGED']);
  });
});
