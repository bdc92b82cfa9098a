// Size: one rule, from the word of the buyer to the end of the dispute.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETURN_DAYS } from '#domain/policies/returns.ts';
import { returnEnd } from '#domain/trade/orders/order-rules.ts';
import { PRESENT_TERMS } from '#domain/trade/orders/order-terms.ts';
import { confirmOrders } from '#server/jobs/orders/order-steps.ts';
import { confirmKept, stepOn } from '#server/jobs/orders/order-sweeps.ts';
import { remind } from '#server/jobs/reminders/remind.ts';
import { ask, deliver, twins, twoStores } from '../../../support/orders/delivered.ts';
import { sellerOf } from '../../../support/orders/shopping.ts';
import { rounds } from '../../../support/server/rounds.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const DAY = 86_400_000;
const nari = () => shop.asMember('nari@sinbaljang.test');
const minjun = () => shop.asMember('minjun@sinbaljang.test');
const say = (buyer: Caller, id: number, deed: 'not-received' | 'received' | 'confirm', lines?: number[]) =>
  buyer.post(`/api/users/orders/${id}/${deed}`, lines ? { orderItemIds: lines } : {});
const read = async (buyer: Caller, id: number) => (await buyer.get(`/api/users/orders/${id}`)).body.data;
const disputesOf = (orderId: number) =>
  shop.db
    .selectFrom('delivery_disputes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('order_item_id')
    .execute();
const linesOf = (orderId: number) =>
  shop.db
    .selectFrom('order_items')
    .select(['id', 'delivered_at', 'confirmed_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
const noticesOf = async (member: Caller, type: string): Promise<string[]> => {
  const { content } = (await member.get('/api/users/notices?size=100')).body.data;
  return content
    .filter((one: { type: string }) => one.type === type)
    .map(({ path }: { path: string }) => path);
};
const countAt = async (seller: Caller): Promise<[number, number]> => {
  const { toDo } = (await seller.get('/api/seller/dashboard')).body.data;
  const { totalElements } = (await seller.get('/api/seller/orders/lines?tab=NOT_RECEIVED')).body.data;
  return [toDo.notReceived, totalElements];
};
const atAdmin = async (): Promise<{ count: number; ids: number[] }> => {
  const admin = await shop.asMember('admin@sinbaljang.test');
  const { metrics } = (await admin.get('/api/admin/dashboard')).body.data;
  const rows = (await admin.get('/api/admin/dashboard/rows?metric=notReceived&size=100')).body.data.content;
  const { value } = metrics.find(({ key }: { key: string }) => key === 'notReceived');
  return { count: value, ids: rows.map(({ id }: { id: string }) => Number(id)) };
};

describe('delivered line reported as not received', () => {
  it('is not confirmed or reminded automatically, and can be returned after its return days', async () => {
    const { option } = await twins(shop);
    const buyer = await nari();
    const [kept, disputed] = [await deliver(shop, buyer, [option]), await deliver(shop, buyer, [option])];
    expect((await say(buyer, disputed.orderId, 'not-received')).status).toBe(200);
    shop.clock.advance(RETURN_DAYS * DAY);
    await remind(shop.ports);
    const reminded = await noticesOf(await nari(), 'AUTO_CONFIRM_SOON');
    expect(reminded).toContain(`/my-orders/${kept.orderId}`);
    expect(reminded).not.toContain(`/my-orders/${disputed.orderId}`);
    shop.clock.advance(2 * DAY);
    await confirmKept({ ...shop.ports, log: shop.app.log });
    await stepOn(shop.ports, confirmOrders, disputed.orderId);
    expect(await linesOf(kept.orderId)).toMatchObject([{ confirmed_at: expect.any(Date) }]);
    expect(await linesOf(disputed.orderId)).toMatchObject([{ confirmed_at: null }]);
    const wish = { type: 'RETURN', reason: 'CHANGED_MIND' };
    const [own = 0] = disputed.itemIds;
    expect((await ask(await nari(), { orderItemId: own, ...wish })).status).toBe(200);
  });

  it('is shown to the seller of the line and to administrators, with notices and counts', async () => {
    const options = await twoStores(shop);
    const sellers = [
      await sellerOf(shop, options[0].product_id),
      await sellerOf(shop, options[1].product_id),
    ];
    const [mine, other] = sellers as [Caller, Caller];
    const before = [await countAt(mine), await countAt(other), (await atAdmin()).count] as const;
    const { orderId, itemIds } = await deliver(shop, await nari(), options);
    const [first = 0] = itemIds;
    expect((await say(await nari(), orderId, 'not-received', [first])).status).toBe(200);
    expect(await countAt(mine)).toEqual([before[0][0] + 1, before[0][1] + 1]);
    expect(await countAt(other)).toEqual(before[1]);
    expect((await atAdmin()).count).toBe(before[2] + 1);
    const path = `/order-manage?open=${orderId}`;
    expect([await noticesOf(mine, 'SALE_NOT_RECEIVED'), await noticesOf(other, 'SALE_NOT_RECEIVED')]).toEqual(
      [expect.arrayContaining([path]), expect.not.arrayContaining([path])],
    );
    expect((await mine.get(`/api/seller/orders/${orderId}`)).body.data).toMatchObject({
      contactView: 'FULL',
      lines: [{ orderItemId: first, isDisputed: true }],
    });
    expect((await other.get(`/api/seller/orders/${orderId}`)).body.data).toMatchObject({
      contactView: 'NONE',
      lines: [{ isDisputed: false }],
    });
    expect((await say(await nari(), orderId, 'received')).status).toBe(200);
    expect([await countAt(mine), await countAt(other), (await atAdmin()).count]).toEqual(before);
  });

  it('is reported once, by its own buyer only', async () => {
    const { option } = await twins(shop);
    const { orderId, itemIds } = await deliver(shop, await nari(), [option]);
    const stranger = await minjun();
    for (const deed of ['not-received', 'received'] as const)
      expect((await say(stranger, orderId, deed, itemIds)).body.code).toBe('ORDER_NOT_FOUND');
    const other = await deliver(shop, stranger, [option]);
    expect((await say(stranger, other.orderId, 'not-received', itemIds)).body.code).toBe(
      'ORDER_ITEM_NOT_FOUND',
    );
    const buyer = await nari();
    const answers = await Promise.all(Array.from({ length: 5 }, () => say(buyer, orderId, 'not-received')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await disputesOf(orderId)).toMatchObject([{ state: 'OPEN', order_item_id: itemIds[0] }]);
    expect(await disputesOf(other.orderId)).toEqual([]);
  });

  it('that is confirmed, returned or claimed is refused', async () => {
    const { option } = await twins(shop);
    const buyer = await nari();
    const confirmed = await deliver(shop, buyer, [option]);
    await say(buyer, confirmed.orderId, 'confirm');
    expect((await say(buyer, confirmed.orderId, 'not-received')).body.code).toBe('INVALID_ORDER_STATUS');
    const asked = await deliver(shop, buyer, [option]);
    await ask(buyer, { orderItemId: asked.itemIds[0] ?? 0, type: 'RETURN' });
    expect((await say(buyer, asked.orderId, 'not-received')).body.code).toBe('CLAIM_EXISTS');
    expect((await say(buyer, asked.orderId, 'received')).body.code).toBe('INVALID_ORDER_STATUS');
  });
});

describe('end of a delivery dispute', () => {
  async function disputed(days = 5) {
    const { option } = await twins(shop);
    const { orderId, itemIds } = await deliver(shop, await nari(), [option]);
    await say(await nari(), orderId, 'not-received');
    shop.clock.advance(days * DAY);
    return { orderId, itemIds, seller: await sellerOf(shop, option.product_id) };
  }

  it('by the buyer restarts the return days, after which it is confirmed', async () => {
    const { orderId } = await disputed();
    const now = shop.clock.now();
    expect((await say(await nari(), orderId, 'received')).status).toBe(200);
    expect(await disputesOf(orderId)).toMatchObject([{ state: 'RECEIVED', ended_at: now }]);
    expect(await linesOf(orderId)).toMatchObject([{ delivered_at: now, confirmed_at: null }]);
    expect((await say(await nari(), orderId, 'not-received')).body.code).toBe('DISPUTE_ENDED');
    shop.clock.advance(returnEnd(now, PRESENT_TERMS).getTime() - now.getTime() - 1);
    await confirmKept({ ...shop.ports, log: shop.app.log });
    expect(await linesOf(orderId)).toMatchObject([{ confirmed_at: null }]);
    shop.clock.advance(2);
    await confirmKept({ ...shop.ports, log: shop.app.log });
    expect(await linesOf(orderId)).toMatchObject([{ confirmed_at: expect.any(Date) }]);
  });

  it('by a confirmation counts as received on that day', async () => {
    const { orderId } = await disputed();
    expect((await say(await nari(), orderId, 'confirm')).status).toBe(200);
    const now = shop.clock.now();
    expect(await disputesOf(orderId)).toMatchObject([{ state: 'RECEIVED', ended_at: now }]);
    expect(await linesOf(orderId)).toMatchObject([{ delivered_at: now, confirmed_at: now }]);
  });

  it('by an administrator notifies the buyer, and is decided once', async () => {
    const { orderId, seller } = await disputed();
    const [dispute] = await disputesOf(orderId);
    const path = `/api/admin/delivery-disputes/${dispute?.id}/decide`;
    for (const caller of [shop.as('visitor'), await nari(), seller])
      expect([401, 403]).toContain((await caller.post(path)).status);
    const admin = await shop.asMember('admin@sinbaljang.test');
    expect((await atAdmin()).ids).toContain(dispute?.id);
    expect((await admin.post(path)).status).toBe(200);
    const now = shop.clock.now();
    expect(await disputesOf(orderId)).toMatchObject([{ state: 'DECIDED', ended_at: now }]);
    expect(await linesOf(orderId)).toMatchObject([{ delivered_at: now, confirmed_at: null }]);
    expect(await noticesOf(await nari(), 'DELIVERY_DECIDED')).toContain(`/my-orders/${orderId}`);
    expect((await admin.post(path)).body.code).toBe('DISPUTE_ENDED');
    expect((await say(await nari(), orderId, 'received')).body.code).toBe('INVALID_ORDER_STATUS');
    expect((await admin.post('/api/admin/delivery-disputes/999999/decide')).body.code).toBe(
      'DISPUTE_NOT_FOUND',
    );
    const { items, timeline } = await read(await nari(), orderId);
    expect(items).toMatchObject([{ dispute: 'DECIDED', deliveredAt: now.toISOString() }]);
    expect(timeline.map(({ event }: { event: string }) => event).slice(-2)).toEqual([
      'NOT_RECEIVED',
      'DELIVERY_DECIDED',
    ]);
  });

  it('comes with the return of the line', async () => {
    const { orderId, itemIds, seller } = await disputed(1);
    const asked = await ask(await nari(), { orderItemId: itemIds[0] ?? 0, type: 'RETURN', reason: 'DEFECT' });
    const decided = `/api/seller/claims/${asked.body.data.claimId}/decision`;
    expect((await seller.post(decided, { decision: 'COMPLETE' })).status).toBe(200);
    expect(await disputesOf(orderId)).toMatchObject([{ state: 'CLOSED' }]);
    expect((await atAdmin()).ids).not.toContain((await disputesOf(orderId))[0]?.id);
  });
});

it('concurrent dispute and automatic confirmation: a line is disputed or confirmed, never both', {
  timeout: 120_000,
}, async () => {
  const { option } = await twins(shop);
  for (let round = 0; round < rounds(8); round += 1) {
    const { orderId } = await deliver(shop, await nari(), [option]);
    const [line] = await linesOf(orderId);
    const due = returnEnd(line?.delivered_at ?? new Date(0), PRESENT_TERMS);
    shop.clock.advance(due.getTime() - shop.clock.now().getTime() + 1);
    const buyer = await nari();
    const report = () => say(buyer, orderId, 'not-received');
    const confirm = () => stepOn(shop.ports, confirmOrders, orderId);
    const [answer] =
      round % 2 === 0
        ? await Promise.all([report(), confirm()])
        : await Promise.all([confirm(), report()]).then(([_, said]) => [said]);
    const disputes = await disputesOf(orderId);
    const [{ confirmed_at: confirmedAt } = { confirmed_at: null }] = await linesOf(orderId);
    expect([disputes.length, confirmedAt === null]).toEqual(answer.status === 200 ? [1, true] : [0, false]);
    if (answer.status !== 200) expect(answer.body.code).toBe('INVALID_ORDER_STATUS');
  }
});
