import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyDelivered } from '../../../support/orders/delivered.ts';
import { confirmBody, optionsInStock, sellerOf, shopper } from '../../../support/orders/shopping.ts';
import { multipart } from '../../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
type Caller = ReturnType<TestShop['as']>;
type Who = 'visitor' | 'owner' | 'other member' | 'seller' | 'other seller' | 'admin';
let people: Record<Who, Caller>;
let ids: { order: number; item: number; claim: number; orderNo: string; paymentKey: string; amount: number };

beforeAll(async () => {
  shop = await startTestShop();
  const [option] = await optionsInStock(shop, 1);
  if (!option) throw new Error('no option');
  const seller = await sellerOf(shop, option.product_id);
  const rival = await shop.db
    .selectFrom('stores')
    .innerJoin('users', 'users.id', 'stores.seller_id')
    .select('users.email')
    .where('stores.id', '!=', option.store_id)
    .executeTakeFirstOrThrow();
  people = {
    visitor: shop.as('visitor'),
    owner: shop.as('user'),
    'other member': await shop.asMember('minjun@sinbaljang.test'),
    seller,
    'other seller': await shop.asMember(rival.email),
    admin: shop.as('admin'),
  };
  const items = [{ optionId: option.id, quantity: 1 }];
  const order = await buyDelivered(shop, people.owner, [option]);
  const item = (await people.owner.get(`/api/users/orders/${order}`)).body.data.items[0].orderItemId;
  const claim = (await claimBy(people.owner, item)).body.data.claimId;
  const started = await shopper(people.owner).start({ items });
  ids = { order, item, claim, ...confirmBody(started) };
});
afterAll(() => shop.close());

const claimBy = (caller: Caller, orderItemId: number) => {
  const form = { orderItemId, type: 'RETURN', reason: 'SIZE' };
  const { payload, headers } = multipart([{ name: 'claim', data: JSON.stringify(form) }]);
  return caller.post('/api/users/claims', payload, { headers });
};

/** Who may pass the gate of a call; all others get 401, 403 or 404 and change nothing. */
const calls: readonly (readonly [string, readonly Who[], (caller: Caller) => Promise<{ status: number }>])[] =
  [
    ['read an order', ['owner'], (caller) => caller.get(`/api/users/orders/${ids.order}`)],
    [
      'preview a refund',
      ['owner'],
      (caller) => caller.post(`/api/users/orders/${ids.order}/refund-preview`, { cause: 'DEFECT' }),
    ],
    [
      'set an order status',
      ['owner'],
      (caller) => caller.post(`/api/users/orders/${ids.order}/status`, { status: 'CANCELLED' }),
    ],
    ['cancel an order', ['owner'], (caller) => caller.post(`/api/users/orders/${ids.order}/cancel`, {})],
    ['ask for a return', ['owner'], (caller) => claimBy(caller, ids.item)],
    [
      'move a store order',
      ['seller'],
      (caller) => caller.post(`/api/seller/orders/${ids.order}/status`, { status: 'ORDERED' }),
    ],
    [
      'abandon a payment',
      ['owner'],
      (caller) => caller.post('/api/payments/abandon', { orderNo: `${ids.orderNo}0` }),
    ],
    [
      'decide a request',
      ['seller'],
      (caller) => caller.post(`/api/seller/claims/${ids.claim}/decision`, { decision: 'REJECT' }),
    ],
    ['withdraw a request', ['owner'], (caller) => caller.post(`/api/users/claims/${ids.claim}/withdraw`)],
    ['confirm a purchase', ['owner'], (caller) => caller.post(`/api/users/orders/${ids.order}/confirm`, {})],
  ];

describe('every shopping endpoint with an id', () => {
  it.each(calls)('%s: only for %j', async (_name, allowed, call) => {
    const before = await snapshot();
    for (const [who, caller] of Object.entries(people)) {
      if (allowed.some((one) => one === who)) continue;
      const { status } = await call(caller);
      expect([who, [401, 403, 404].includes(status)]).toEqual([who, true]);
    }
    expect(await snapshot()).toEqual(before);
    for (const who of allowed) expect([401, 403]).not.toContain((await call(people[who])).status);
  });

  it('shows a seller only orders with own lines, and only those lines', async () => {
    const mine = (await people.seller.get('/api/seller/orders?size=1000')).body.data.content;
    const theirs = (await people['other seller'].get('/api/seller/orders?size=1000')).body.data.content;
    const itemsOf = (orders: { items: { orderItemId: number }[] }[]) =>
      orders.flatMap(({ items }) => items.map(({ orderItemId }) => orderItemId));
    expect(itemsOf(mine)).toContain(ids.item);
    expect(itemsOf(theirs).filter((id) => itemsOf(mine).includes(id))).toEqual([]);
  });
});

/** Everything that a refused call must not touch. */
const snapshot = async () => ({
  orders: await shop.db.selectFrom('orders').select(['id', 'status']).orderBy('id').execute(),
  lines: await shop.db
    .selectFrom('order_items')
    .select(['id', 'status', 'confirmed_at'])
    .orderBy('id')
    .execute(),
  claims: await shop.db.selectFrom('claims').select(['id', 'status']).orderBy('id').execute(),
  refunds: await shop.db.selectFrom('refunds').select('id').execute(),
});
