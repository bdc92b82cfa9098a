import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remind } from '#server/jobs/reminders/remind.ts';
import { lift, sanction } from '../../../support/care.ts';
import { openSession } from '../../../support/members/sessions.ts';
import { ask, deliver } from '../../../support/orders/delivered.ts';
import { approve, buy, confirmBody, shopper, stockOf } from '../../../support/orders/shopping.ts';
import { readSellerProduct, shownProduct } from '../../../support/seller-products.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const DAY = 86_400_000;
const EMAIL = 'seller@sinbaljang.test';
type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let buyer: Caller;
let token: string;
let product: number;
let option: number;
beforeAll(async () => {
  shop = await startTestShop();
  buyer = shop.as('user');
});
afterAll(() => shop.close());

/** A seller with a fresh token, and a pair on sale. */
async function begin(): Promise<Caller> {
  token = await openSession(shop.db, EMAIL, shop.clock.now());
  const seller = shop.withToken(token);
  product = await shownProduct(seller, {
    options: [{ gender: 'MEN', size: '250', color: 'WHITE', stock: 50 }],
  });
  option = (await readSellerProduct(seller, product)).options[0].optionId;
  return seller;
}
const items = () => [{ optionId: option, quantity: 1 }];
const idOfSeller = async () =>
  (await shop.db.selectFrom('users').select('id').where('email', '=', EMAIL).executeTakeFirstOrThrow()).id;
const orderOf = async (id: number) => (await buyer.get(`/api/users/orders/${id}`)).body.data;
/** Answers of all live routes of sellers to a token that was valid a moment ago. */
async function statuses(): Promise<number[]> {
  const routes = shop.app.shopRoutes.filter(({ access, method }) => access === 'seller' && method !== 'HEAD');
  expect(routes.length).toBeGreaterThan(40);
  const all = [];
  for (const { method, path } of routes) {
    const { statusCode } = await shop.app.inject({
      method: method as 'GET',
      url: path.replace(/:\w+/g, '1'),
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'shut-out' },
    });
    all.push(statusCode);
  }
  return [...new Set(all)];
}

describe('N-57: seller with open orders', () => {
  it.each([
    ['is blocked', { kind: 'BLOCK' }],
    ['is suspended', { kind: 'SUSPEND', days: 7 }],
  ])(
    'who %s cannot log in and sells nothing; open orders wait for the seller or are ended by the buyer',
    async (_, form) => {
      const seller = await begin();
      const [waiting, cancelled, sent] = [
        await buy(shop, buyer, { items: items() }),
        await buy(shop, buyer, { items: items() }),
        await buy(shop, buyer, { items: items() }),
      ];
      await seller.post(`/api/seller/orders/${sent}/status`, { status: 'SHIPPED' });
      const back = await deliver(shop, buyer, [{ id: option, product_id: product }]);
      const asked = await ask(buyer, { orderItemId: back.itemIds[0] ?? 0, type: 'RETURN' });
      const started = await shopper(buyer).start({ items: items() });
      const given = await sanction(shop.as('admin'), await idOfSeller(), form);
      expect(given.status).toBe(200);

      expect(await statuses()).toEqual([401]);
      const login = { email: EMAIL, password: 'Test1234!' };
      expect((await shop.as('visitor').post('/api/auth/login', login)).status).toBeGreaterThanOrEqual(400);
      expect((await shopper(buyer).start({ items: items() })).body.code).toBe('STORE_PAUSED');
      expect((await shop.as('visitor').get(`/api/products/${product}`)).body.data.isSuspended).toBe(true);

      // A held order is paid; an unshipped one is cancelled by its buyer and refunded.
      await approve(shop, started);
      const paid = await buyer.post('/api/payments/confirm', confirmBody(started));
      expect(paid.status).toBe(200);
      const before = await stockOf(shop, option);
      for (const id of [cancelled, paid.body.data.orderId]) {
        expect((await buyer.post(`/api/users/orders/${id}/cancel`, {})).status).toBe(200);
        expect((await orderOf(id)).refunds).toMatchObject([{ amount: expect.any(Number) }]);
      }
      expect(await stockOf(shop, option)).toBe(before + 2);
      // Undecided requests stay open, and administrators are notified.
      expect((await orderOf(back.orderId)).claims).toMatchObject([{ status: 'REQUESTED' }]);
      expect((await orderOf(waiting)).status).toBe('ORDERED');
      const old = new Date(shop.clock.now().getTime() - 15 * DAY);
      const claimId = asked.body.data.claimId;
      await shop.db.updateTable('claims').set({ created_at: old }).where('id', '=', claimId).execute();
      await remind(shop.ports);
      const told = await shop.db
        .selectFrom('notices as n')
        .innerJoin('users as u', 'u.id', 'n.user_id')
        .select('u.role')
        .where('n.type', '=', 'CLAIM_STALE')
        .where('n.ref_id', '=', claimId)
        .execute();
      expect(told.map(({ role }) => role)).toContain('admin');

      // After the ban is lifted, the seller finds everything unchanged.
      expect((await lift(shop.as('admin'), given.body.data.sanctionId)).status).toBe(200);
      const again = await shop.asMember(EMAIL);
      expect((await again.post(`/api/seller/orders/${waiting}/status`, { status: 'SHIPPED' })).status).toBe(
        200,
      );
      expect(
        (await again.post(`/api/seller/claims/${claimId}/decision`, { decision: 'COMPLETE' })).status,
      ).toBe(200);
      expect((await orderOf(back.orderId)).claims).toMatchObject([{ status: 'COMPLETED' }]);
      expect((await shop.as('visitor').get(`/api/products/${product}`)).body.data.isSuspended).toBe(false);
    },
  );

  it('who is no longer a seller is refused from the next call on, and nothing of the store changes', async () => {
    await begin();
    const order = await buy(shop, buyer, { items: items() });
    const seller = shop.withToken(token);
    const become = (role: 'user' | 'seller') =>
      shop.db.updateTable('users').set({ role }).where('email', '=', EMAIL).execute();
    await become('user');
    expect(await statuses()).toEqual([403]);
    expect((await seller.post(`/api/seller/orders/${order}/status`, { status: 'SHIPPED' })).status).toBe(403);
    expect((await orderOf(order)).status).toBe('ORDERED');
    await become('seller');
    expect((await seller.post(`/api/seller/orders/${order}/status`, { status: 'SHIPPED' })).status).toBe(200);
  });
});
