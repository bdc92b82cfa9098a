import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETURN_DAYS } from '#domain/policies/returns.ts';
import { endStrayClaims } from '#server/jobs/orders/order-sweeps.ts';
import { actionsOf } from '../../../support/audit-log.ts';
import { ask, deliver, twins, twoStores } from '../../../support/orders/delivered.ts';
import { sellerOf, stockOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { transactionOf } from '../../../support/transaction-of.ts';

const DAY = 86_400_000;
type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const user = () => shop.as('user');
const other = () => shop.asMember('minjun@sinbaljang.test');
const read = async (orderId: number, caller = user()) =>
  (await caller.get(`/api/users/orders/${orderId}`)).body.data;
const claimsIn = async (orderId: number, caller = user()): Promise<string[]> =>
  (await read(orderId, caller)).claims.map(({ type, status }: { type: string; status: string }) =>
    [type, status].join(' '),
  );
const toReturned = (caller: Caller, side: 'users' | 'seller', orderId: number) =>
  caller.post(`/api/${side}/orders/${orderId}/status`, { status: 'RETURNED' });

/** A member's delivered pair with an open exchange for its twin. */
async function exchanging(buyer: Caller) {
  const { option, twin } = await twins(shop);
  const { orderId, itemIds } = await deliver(shop, buyer, [option]);
  const orderItemId = itemIds[0] ?? 0;
  const asked = await ask(buyer, { orderItemId, type: 'EXCHANGE', newOptionId: twin.id });
  expect(asked.status).toBe(200);
  const seller = await sellerOf(shop, option.product_id);
  return { orderId, orderItemId, option, twin, seller, claimId: asked.body.data.claimId as number };
}

describe('N-54: claim of a line that ends', () => {
  it('by a seller cancellation releases its held option, and no other', async () => {
    const [mine, theirs] = [await exchanging(user()), await exchanging(await other())];
    expect(mine.twin.id).toBe(theirs.twin.id);
    const before = [await stockOf(shop, mine.option.id), await stockOf(shop, mine.twin.id)] as const;
    expect((await toReturned(mine.seller, 'seller', mine.orderId)).body.data.status).toBe('RETURNED');
    expect(await claimsIn(mine.orderId)).toEqual(['EXCHANGE REJECTED']);
    expect(await claimsIn(theirs.orderId, await other())).toEqual(['EXCHANGE REQUESTED']);
    expect([await stockOf(shop, mine.option.id), await stockOf(shop, mine.twin.id)]).toEqual([
      before[0] + 1,
      before[1] + 1,
    ]);
    expect(await actionsOf(shop, 'CLAIM', mine.claimId)).toEqual(['CLAIM_REJECTED']);
    expect((await read(mine.orderId)).timeline.map(({ event }: { event: string }) => event)).toContain(
      'EXCHANGE_REJECTED',
    );
  });

  it('by a return is completed, with the refund of the line', async () => {
    const { option } = await twins(shop);
    const { orderId, itemIds } = await deliver(shop, user(), [option]);
    const { claimId } = (await ask(user(), { orderItemId: itemIds[0] ?? 0, type: 'RETURN' })).body.data;
    await toReturned(await sellerOf(shop, option.product_id), 'seller', orderId);
    expect(await claimsIn(orderId)).toEqual(['RETURN COMPLETED']);
    const row = await shop.db
      .selectFrom('claims')
      .innerJoin('refunds', 'refunds.id', 'claims.refund_id')
      .select('refunds.order_id')
      .where('claims.id', '=', claimId)
      .executeTakeFirst();
    expect(row?.order_id).toBe(orderId);
  });

  it('that ended before without it is closed once by the job, and open lines stay', async () => {
    const [stray, living] = [await exchanging(user()), await exchanging(await other())];
    await shop.db
      .updateTable('order_items')
      .set({ status: 'RETURNED' })
      .where('id', '=', stray.orderItemId)
      .execute();
    const before = await stockOf(shop, stray.twin.id);
    for (let times = 0; times < 2; times += 1) await shop.sweep();
    expect(await claimsIn(stray.orderId)).toEqual(['EXCHANGE REJECTED']);
    expect(await claimsIn(living.orderId, await other())).toEqual(['EXCHANGE REQUESTED']);
    expect(await stockOf(shop, stray.twin.id)).toBe(before + 1);
  });

  it('that ended before without it: each order in a transaction of its own, because each locks options', async () => {
    const strays = [await exchanging(user()), await exchanging(await other())];
    const lines = strays.map(({ orderItemId }) => orderItemId);
    await shop.db.updateTable('order_items').set({ status: 'RETURNED' }).where('id', 'in', lines).execute();
    await endStrayClaims({ ...shop.ports, log: shop.app.log });
    const ended = await shop.db
      .selectFrom('claims')
      .select(['status', transactionOf('claims')])
      .where('order_item_id', 'in', lines)
      .execute();
    expect(ended.map(({ status }) => status)).toEqual(['REJECTED', 'REJECTED']);
    expect(new Set(ended.map(({ xid }) => xid)).size).toBe(2);
  });
});

describe('return in the legacy API', () => {
  it('asks the sellers of all lines and changes nothing before their decision', async () => {
    const options = await twoStores(shop);
    const { orderId } = await deliver(shop, user(), options);
    const stocks = () => Promise.all(options.map(({ id }) => stockOf(shop, id)));
    const before = await stocks();
    const answer = await toReturned(user(), 'users', orderId);
    expect([answer.status, answer.body.data]).toEqual([200, { orderId, status: 'DELIVERED' }]);
    expect(await claimsIn(orderId)).toEqual(['RETURN REQUESTED', 'RETURN REQUESTED']);
    expect([await stocks(), (await read(orderId)).refunds]).toEqual([before, []]);
    expect((await toReturned(user(), 'users', orderId)).body.code).toBe('CLAIM_EXISTS');
    const { claims } = await read(orderId);
    for (const [index, { product_id }] of options.entries()) {
      const seller = await sellerOf(shop, product_id);
      const path = `/api/seller/claims/${claims[index].claimId}/decision`;
      expect((await seller.post(path, { decision: 'COMPLETE' })).status).toBe(200);
    }
    const { status, refunds } = await read(orderId);
    expect([status, refunds.length, await stocks()]).toEqual(['RETURNED', 2, before.map((one) => one + 1)]);
  });

  it('is for all lines or none, of an own order, within the days', async () => {
    const options = await twoStores(shop);
    const { orderId, itemIds } = await deliver(shop, user(), options);
    expect((await toReturned(await other(), 'users', orderId)).body.code).toBe('ORDER_NOT_FOUND');
    const first = await ask(user(), { orderItemId: itemIds[1] ?? 0, type: 'RETURN' });
    expect((await toReturned(user(), 'users', orderId)).body.code).toBe('CLAIM_EXISTS');
    expect(await claimsIn(orderId)).toEqual(['RETURN REQUESTED']);
    await user().post(`/api/users/claims/${first.body.data.claimId}/withdraw`);
    await shop.db
      .updateTable('order_items')
      .set({ delivered_at: new Date(shop.clock.now().getTime() - (RETURN_DAYS + 1) * DAY) })
      .where('order_id', '=', orderId)
      .execute();
    expect((await toReturned(user(), 'users', orderId)).body.code).toBe('CLAIM_DEFECT_ONLY');
    expect(await claimsIn(orderId)).toEqual(['RETURN WITHDRAWN']);
  });
});

describe('claim decision', () => {
  it.each([
    ['REJECTED', 'seller'],
    ['WITHDRAWN', 'buyer'],
  ])('%s is final: nothing can follow it', async (end, who) => {
    const { orderId, claimId, option, twin, seller } = await exchanging(user());
    const decide = (decision: string) => seller.post(`/api/seller/claims/${claimId}/decision`, { decision });
    const withdraw = () => user().post(`/api/users/claims/${claimId}/withdraw`);
    await (who === 'seller' ? decide('REJECT') : withdraw());
    const after = [await stockOf(shop, option.id), await stockOf(shop, twin.id)];
    for (const again of [() => decide('COMPLETE'), () => decide('REJECT'), withdraw])
      expect((await again()).body.code).toBe('INVALID_ORDER_STATUS');
    expect(await claimsIn(orderId)).toEqual([`EXCHANGE ${end}`]);
    expect([await stockOf(shop, option.id), await stockOf(shop, twin.id)]).toEqual(after);
    expect((await read(orderId)).items[0].optionId).toBe(option.id);
  });

  it('on an exchange restarts the return days', async () => {
    const { orderId, orderItemId, claimId, seller } = await exchanging(user());
    const deliveredAt = new Date(shop.clock.now().getTime() - (RETURN_DAYS - 1) * DAY);
    await shop.db
      .updateTable('order_items')
      .set({ delivered_at: deliveredAt })
      .where('id', '=', orderItemId)
      .execute();
    await seller.post(`/api/seller/claims/${claimId}/decision`, { decision: 'COMPLETE' });
    const [item] = (await read(orderId)).items;
    expect(Date.parse(item.deliveredAt)).toBeGreaterThan(deliveredAt.getTime() + (RETURN_DAYS - 2) * DAY);
    expect((await ask(user(), { orderItemId, type: 'RETURN' })).status).toBe(200);
  });
});
