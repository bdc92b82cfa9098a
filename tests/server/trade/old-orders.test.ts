import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../../support/server.ts';
import { buy, optionsInStock } from '../../support/shopping.ts';

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

it('who has become a seller reads the own old orders, and nobody else', async () => {
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

it('reads them and does nothing to them', async () => {
  const before = (await changed?.get(`/api/users/orders/${old}`))?.body.data;
  const at = (deed: string) => `/api/users/orders/${old}/${deed}`;
  const refused = [
    await changed?.post(at('cancel'), {}),
    await changed?.post(at('status'), { status: 'CANCELLED' }),
    await changed?.post(at('confirm'), {}),
    await changed?.post(at('refund-preview'), { cause: 'CANCEL' }),
    await changed?.get('/api/users/orders/counts'),
  ].map((answer) => answer?.status);
  expect(refused).toEqual([403, 403, 403, 403, 403]);
  expect((await changed?.get(`/api/users/orders/${old}`))?.body.data).toEqual({
    ...before,
    readAt: expect.any(String),
  });
});
