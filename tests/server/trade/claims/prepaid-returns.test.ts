import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DELIVERY_FEE } from '#domain/policies/delivery.ts';
import { differencesOf } from '#domain/trade/orders/order-differences.ts';
import { endedOrders } from '#server/jobs/orders/ended-order-store.ts';
import { ask, deliver, twoStores } from '../../../support/orders/delivered.ts';
import { sellerOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
type Way = { reason?: string; method?: string; pickupOn?: string; isPrepaid?: boolean };

let shop: TestShop;
let seller: Caller;
let buyer: Caller;
let other: Caller;
let option: Awaited<ReturnType<typeof twoStores>>[0];
beforeAll(async () => {
  shop = await startTestShop();
  [option] = await twoStores(shop);
  seller = await sellerOf(shop, option.product_id);
  [buyer, other] = [shop.as('user'), await shop.asMember('minjun@sinbaljang.test')];
});
afterAll(() => shop.close());

/** Delivers one pair to a member, who asks to return it. */
async function asked(caller: Caller, way: Way) {
  const { orderId, itemIds } = await deliver(shop, caller, [option]);
  const orderItemId = itemIds[0] ?? 0;
  const { method = 'OWN', ...other } = way;
  const form = { orderItemId, type: 'RETURN', reason: 'SIZE', isPrepaid: true, ...other };
  const { body } = await ask(caller, method ? { ...form, method } : form);
  const claimId: number = body.data.claimId;
  return { orderId, orderItemId, claimId, path: `/api/seller/claims/${claimId}` };
}
type Asked = Awaited<ReturnType<typeof asked>>;

const send = (caller: Caller, { claimId }: Asked) =>
  caller.put(`/api/users/claims/${claimId}/parcel`, { carrier: 'CJ대한통운', tracking: '123456789012' });
const arrive = (claim: Asked, cameCollect: boolean) => seller.post(`${claim.path}/receive`, { cameCollect });
/** Completes a claim; returns the refund that the seller saw before and the one that the buyer gets. */
async function complete(caller: Caller, claim: Asked) {
  const { refund } = (await seller.get(claim.path)).body.data;
  const { status } = await seller.post(`${claim.path}/decision`, { decision: 'COMPLETE' });
  const { refunds } = (await caller.get(`/api/users/orders/${claim.orderId}`)).body.data;
  return {
    status,
    shown: [refund.cash, refund.deliveryCharge],
    got: [refunds[0].amount, refunds[0].deliveryCharge],
  };
}
/** Refunds of a change of mind that the buyer is shown before a claim. */
async function previewed(caller: Caller, orderId: number, orderItemId: number) {
  const path = `/api/users/orders/${orderId}`;
  const { refunds } = (await caller.get(`${path}/items/${orderItemId}/claim-preview`)).body.data;
  const wish = { orderItemIds: [orderItemId], cause: 'CHANGE_OF_MIND', isPrepaid: true };
  return { refunds, chosen: (await caller.post(`${path}/refund-preview`, wish)).body.data };
}

describe('prepaid parcel of a return', () => {
  it('keeps no fee for the way back, as shown before, and leaves the claim of another member as it is', async () => {
    const { orderId, itemIds } = await deliver(shop, buyer, [option]);
    const before = await previewed(buyer, orderId, itemIds[0] ?? 0);
    const { PREPAID, CHANGE_OF_MIND } = before.refunds;
    expect(before.chosen).toEqual(PREPAID);
    expect(PREPAID.cash - CHANGE_OF_MIND.cash).toBe(DELIVERY_FEE);
    const [mine, theirs] = [await asked(buyer, {}), await asked(other, { isPrepaid: false })];
    await send(buyer, mine);
    await send(other, theirs);
    for (const claim of [mine, theirs]) expect((await arrive(claim, false)).status).toBe(200);
    const money = ({ cash, deliveryCharge }: { cash: number; deliveryCharge: number }) => [
      cash,
      deliveryCharge,
    ];
    expect(await complete(buyer, mine)).toEqual({ status: 200, shown: money(PREPAID), got: money(PREPAID) });
    const kept = await complete(other, theirs);
    expect(kept.got[1]).toBe(PREPAID.deliveryCharge + DELIVERY_FEE);
    expect(kept.shown).toEqual(kept.got);
  });

  it('that came collect is charged after all, which its buyer reads', async () => {
    const claim = await asked(buyer, {});
    await send(buyer, claim);
    await arrive(claim, true);
    const [read] = (await buyer.get(`/api/users/orders/${claim.orderId}`)).body.data.claims;
    expect([read.isPrepaid, read.cameCollect]).toEqual([true, true]);
    const { got, shown } = await complete(buyer, claim);
    expect([got, got[1]]).toEqual([shown, expect.any(Number)]);
    expect(got[1]).toBeGreaterThanOrEqual(DELIVERY_FEE);
  });

  it.each([
    ['a pickup', { method: 'PICKUP' }],
    ['a defect, which its store pays', { reason: 'DEFECT' }],
    ['a claim of an older client', { method: '' }],
  ])('is ignored for %s', async (_, way: Way) => {
    const { orderId, itemIds } = await deliver(shop, buyer, [option]);
    const { body } = await buyer.get(`/api/users/orders/${orderId}/items/${itemIds[0]}/claim-preview`);
    const day: Way = way.method ? { pickupOn: body.data.plans[0].pickupOn } : {};
    const claim = await asked(buyer, { ...way, ...day });
    const row = await shop.db
      .selectFrom('claims')
      .select(['is_prepaid', 'came_collect'])
      .where('id', '=', claim.claimId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ is_prepaid: false, came_collect: false });
    expect((await seller.post(`${claim.path}/collect`, { carrier: 'CJ대한통운' })).status).toBe(200);
    // A store cannot charge what its buyer never wanted to pay.
    expect((await arrive(claim, true)).status).toBe(200);
    const [read] = (await buyer.get(`/api/users/orders/${claim.orderId}`)).body.data.claims;
    expect(read.cameCollect).toBe(false);
  });

  it('agrees with the terms of the order when the order has ended', async () => {
    const claim = await asked(buyer, {});
    await send(buyer, claim);
    await arrive(claim, false);
    await complete(buyer, claim);
    const [ended] = await endedOrders(shop.db, [claim.orderId]);
    expect(ended?.refunds.map(({ isPrepaid }) => isPrepaid)).toEqual([true]);
    expect(ended && differencesOf(ended.terms, ended)).toEqual([]);
  });
});
