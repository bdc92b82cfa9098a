import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADDRESS, buy, optionsInStock } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
type Caller = ReturnType<TestShop['as']>;
let [changed, shopper]: Caller[] = [];
let [old, other] = [0, 0];
const WHO = 'doyun@sinbaljang.test';

/** Two people order; then one of them becomes a seller, whose session lives on. */
beforeAll(async () => {
  shop = await startTestShop();
  const [option] = await optionsInStock(shop, 1);
  const items = [{ optionId: option?.id ?? 0, quantity: 1 }];
  changed = await shop.asMember(WHO);
  shopper = await shop.asMember('minjun@sinbaljang.test');
  old = await buy(shop, changed, { items });
  other = await buy(shop, shopper, { items });
  await shop.db.updateTable('users').set({ role: 'seller' }).where('email', '=', WHO).execute();
});
afterAll(() => shop.close());

const listed = async (caller: Caller | undefined, query = ''): Promise<number[]> => {
  const { status, body } = (await caller?.get(`/api/users/orders${query}`)) ?? { status: 0, body: {} };
  expect(status).toBe(200);
  return body.data.content.map(({ orderId }: { orderId: number }) => orderId);
};

it('old orders of a new seller are readable by the seller only', async () => {
  expect(await listed(changed)).toContain(old);
  expect(await listed(changed, '?size=100')).not.toContain(other);
  expect(await listed(shopper, '?size=100')).not.toContain(old);
  const { status, body } = (await changed?.get(`/api/users/orders/${old}`)) ?? { status: 0, body: {} };
  expect([status, body.data?.orderId, body.data?.items.length]).toEqual([200, old, 1]);
  expect((await changed?.get(`/api/users/orders/${other}`))?.status).toBe(404);
  expect((await shopper?.get(`/api/users/orders/${old}`))?.status).toBe(404);
  expect((await shop.as('admin').get(`/api/users/orders/${old}`)).status).toBe(404);
  expect((await shop.as('visitor').get(`/api/users/orders/${old}`)).status).toBe(401);
});

it('old orders of a new seller cannot be changed', async () => {
  const before = (await changed?.get(`/api/users/orders/${old}`))?.body.data;
  const at = (deed: string) => `/api/users/orders/${old}/${deed}`;
  const refused = [
    await changed?.post(at('cancel'), {}),
    await changed?.post(at('status'), { status: 'CANCELLED' }),
    await changed?.post(at('confirm'), {}),
    await changed?.get('/api/users/orders/counts'),
  ].map((answer) => answer?.status);
  expect(refused).toEqual([403, 403, 403, 403]);
  // What a claim would give back is shown: claims stay with who bought.
  expect((await changed?.post(at('refund-preview'), { cause: 'CANCEL' }))?.status).toBe(200);
  expect((await changed?.get(`/api/users/orders/${old}`))?.body.data).toEqual({
    ...before,
    readAt: expect.any(String),
  });
});

it('C1-3: a new seller sees points and coupons, and cannot spend them', async () => {
  const { id } = await shop.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', WHO)
    .executeTakeFirstOrThrow();
  const expires_at = new Date(shop.clock.now().getTime() + 86_400_000);
  await shop.db
    .insertInto('coupons')
    .values({
      user_id: id,
      code: 'OLD-SHOPPER',
      name: '지난 쿠폰',
      discount_type: 'FIXED_DISCOUNT',
      discount_value: 1_000,
      issued_at: shop.clock.now(),
      expires_at,
    })
    .execute();
  const balance = async () => (await changed?.get('/api/users/points/balance'))?.body.currentPoints;
  const coupons = async () => (await changed?.get('/api/coupons?status=ACTIVE'))?.body;
  const before = [await balance(), await coupons()];
  expect(before[0]).toEqual(expect.any(Number));
  expect(JSON.stringify(before[1])).toContain('OLD-SHOPPER');
  const [option] = await optionsInStock(shop, 1);
  const items = [{ optionId: option?.id ?? 0, quantity: 1 }];
  const wish = { items, couponId: null, usedPoints: 100 };
  const refused = [
    await changed?.post('/api/coupons/use', { couponCode: 'OLD-SHOPPER' }),
    await changed?.post('/api/checkout/quote', wish),
    await changed?.post('/api/checkout/payments', {
      ...ADDRESS,
      ...wish,
      paymentMethod: '카드',
      expectedTotal: 1,
    }),
  ].map((answer) => answer?.status);
  expect(refused).toEqual([403, 403, 403]);
  expect([await balance(), await coupons()]).toEqual(before);
  // The same is a shopper's to use.
  await shop.db.updateTable('users').set({ role: 'user' }).where('id', '=', id).execute();
  expect((await changed?.post('/api/coupons/use', { couponCode: 'OLD-SHOPPER' }))?.status).toBe(200);
});
