import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, person } from '../../../support/members/people.ts';
import { ask, deliver, twoStores } from '../../../support/orders/delivered.ts';
import { sellerOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const DAY_MS = 86_400_000;
let shop: TestShop;
let minjun: Person;
let seoyeon: Person;
let order: Awaited<ReturnType<typeof deliver>>;
let productId = 0;

/** Lets a member sell, and log in again. */
async function becomesSeller({ id, email }: Person): Promise<Person['call']> {
  await shop.db.updateTable('users').set({ role: 'seller' }).where('id', '=', id).execute();
  return shop.asMember(email);
}

beforeAll(async () => {
  shop = await startTestShop();
  const [option] = await twoStores(shop);
  productId = option.product_id;
  minjun = await person(shop, 'minjun');
  seoyeon = await person(shop, 'seoyeon');
  order = await deliver(shop, minjun.call, [option]);
  const confirmed = await minjun.call.post(`/api/users/orders/${order.orderId}/confirm`, {
    orderItemIds: order.itemIds,
  });
  expect(confirmed.status).toBe(200);
  minjun.call = await becomesSeller(minjun);
  seoyeon.call = await becomesSeller(seoyeon);
}, 60_000);
afterAll(() => shop.close());

const itemId = () => order.itemIds[0] ?? 0;
const preview = (caller: Person['call']) =>
  caller.post(`/api/users/orders/${order.orderId}/refund-preview`, {
    orderItemIds: order.itemIds,
    cause: 'DEFECT',
  });
const claimsOf = () =>
  shop.db.selectFrom('claims').select(['id', 'status']).where('order_id', '=', order.orderId).execute();

describe('shipped order whose buyer became a seller', () => {
  const say = (caller: Person['call'], orderId: number, deed: 'not-received' | 'received') =>
    caller.post(`/api/users/orders/${orderId}/${deed}`, {});

  it('is reported as not received, then as received, by its buyer only', async () => {
    const [option] = await twoStores(shop);
    const nari = await person(shop, 'nari');
    const { orderId } = await deliver(shop, nari.call, [option]);
    const call = await becomesSeller(nari);
    const disputes = async () => {
      const { items } = (await call.get(`/api/users/orders/${orderId}`)).body.data;
      return items.map(({ dispute }: { dispute: string | null }) => dispute);
    };
    for (const deed of ['not-received', 'received'] as const)
      expect((await say(seoyeon.call, orderId, deed)).status).toBe(404);
    expect(await disputes()).toEqual([null]);
    expect((await say(call, orderId, 'not-received')).status).toBe(200);
    expect(await disputes()).toEqual(['OPEN']);
    expect((await say(seoyeon.call, orderId, 'received')).status).toBe(404);
    expect((await say(call, orderId, 'received')).status).toBe(200);
    expect(await disputes()).toEqual(['RECEIVED']);
  });
});

describe('purchases of a seller as a shopper', () => {
  it('are listed with detail and receipt for the buyer, and for no other seller', async () => {
    const { content } = (await minjun.call.get('/api/users/orders')).body.data;
    expect(content.map(({ orderId }: { orderId: number }) => orderId)).toContain(order.orderId);
    const detail = (await minjun.call.get(`/api/users/orders/${order.orderId}`)).body.data;
    expect(detail).toMatchObject({ orderId: order.orderId, paymentInfo: expect.anything() });
    const theirs = (await seoyeon.call.get('/api/users/orders')).body.data.content;
    expect(theirs.map(({ orderId }: { orderId: number }) => orderId)).not.toContain(order.orderId);
    expect((await seoyeon.call.get(`/api/users/orders/${order.orderId}`)).status).toBe(404);
  });

  it('are the target of notices to a buyer who is no longer a shopper', async () => {
    const notices = (await minjun.call.get('/api/users/notices?topic=ORDER&size=50')).body.data.content;
    const paths: string[] = notices.map(({ path }: { path: string }) => path);
    expect(paths).toContain(`/mypage/purchases/${order.orderId}`);
    expect(paths.filter((path) => path.startsWith('/my-orders'))).toEqual([]);
  });

  it('allow a defect claim after confirmation, by the buyer only, and no change of mind', async () => {
    shop.clock.advance(20 * DAY_MS);
    minjun.call = await shop.asMember(minjun.email);
    seoyeon.call = await shop.asMember(seoyeon.email);
    expect((await preview(minjun.call)).status).toBe(200);
    expect((await preview(seoyeon.call)).status).toBe(404);
    const form = { orderItemId: itemId(), type: 'RETURN', reason: 'DEFECT', detail: '밑창이 떨어졌어요.' };
    expect((await ask(seoyeon.call, form)).status).toBe(404);
    const late = await ask(minjun.call, { ...form, reason: 'CHANGED_MIND' });
    expect([late.status, late.body.code]).toEqual([409, 'CLAIM_DEFECT_ONLY']);
    expect(await claimsOf()).toEqual([]);
    const asked = await ask(minjun.call, form);
    expect(asked.status).toBe(200);
    const path = `/api/users/claims/${asked.body.data.claimId}/withdraw`;
    expect((await seoyeon.call.post(path)).status).toBe(404);
    expect((await minjun.call.post(path)).status).toBe(200);
    expect(await claimsOf()).toMatchObject([{ status: 'WITHDRAWN' }]);
  });

  it('allow no claim after the months for defects', async () => {
    shop.clock.advance(100 * DAY_MS);
    minjun.call = await shop.asMember(minjun.email);
    const form = { orderItemId: itemId(), type: 'RETURN', reason: 'DEFECT', detail: '밑창이 떨어졌어요.' };
    expect((await ask(minjun.call, form)).status).toBe(409);
  });

  it('give no right to order, which sellers lack', async () => {
    const seller = await sellerOf(shop, productId);
    expect((await seller.post(`/api/users/orders/${order.orderId}/cancel`, {})).status).toBe(403);
    expect((await minjun.call.post(`/api/users/orders/${order.orderId}/cancel`, {})).status).toBe(403);
  });
});
