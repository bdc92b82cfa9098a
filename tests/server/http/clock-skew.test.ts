import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp, type ShopApp } from '#server/app.ts';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { ADDRESS } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const SKEW_MS = 60_000;

describe('two servers of one database whose clocks differ by a minute', () => {
  let shop: TestShop;
  let ahead: ShopApp;
  beforeAll(async () => {
    shop = await startTestShop();
    const clock = { now: () => new Date(shop.clock.now().getTime() + SKEW_MS) };
    ahead = await buildApp({ ...shop.ports, clock });
    await ahead.ready();
  });
  afterAll(async () => {
    await ahead.close();
    await shop.close();
  });

  const logIn = async (app: ShopApp): Promise<string> => {
    const payload = { email: 'user@sinbaljang.test', password: DEMO_PASSWORD };
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    return answer.json().data.token;
  };

  it('accept each other’s sessions at once', async () => {
    for (const [at, other] of [
      [ahead, shop.app],
      [shop.app, ahead],
    ] as const) {
      const authorization = `Bearer ${await logIn(at)}`;
      const answer = await other.inject({ url: '/api/users/me/profile', headers: { authorization } });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('place one order for a key that is sent to both', async () => {
    const { id } = await shop.db
      .selectFrom('product_options')
      .select('id')
      .where('stock', '>', 5)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const send = async (app: ShopApp, key: string) => {
      const wish = {
        items: [{ optionId: id, quantity: 1 }],
        couponId: null,
        usedPoints: 0,
        paymentMethod: '카드',
      };
      const answer = await app.inject({
        method: 'POST',
        url: '/api/users/direct-orders',
        headers: { authorization: `Bearer ${shop.tokenOf('user')}`, 'idempotency-key': key },
        payload: { ...ADDRESS, ...wish },
      });
      return [answer.statusCode, answer.json().data?.orderId];
    };
    for (const [first, second] of [
      [ahead, shop.app],
      [shop.app, ahead],
    ] as const) {
      const key = randomUUID();
      const placed = await send(first, key);
      expect(placed).toEqual([200, expect.any(Number)]);
      expect(await send(second, key)).toEqual(placed);
    }
  });
});
