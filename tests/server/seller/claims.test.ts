// Size: the desk of requests, from the first to the last step.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundDueOf } from '#domain/seller/claims/claim-desk.ts';
import { remind } from '#server/jobs/reminders/remind.ts';
import { actionsOf } from '../../support/audit-log.ts';
import { ask, deliver, twins } from '../../support/orders/delivered.ts';
import { sellerOf, stockOf } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const DAY = 86_400_000;
type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let pair: Awaited<ReturnType<typeof twins>>;
let seller: Caller;
let rival: Caller;

beforeAll(async () => {
  shop = await startTestShop();
  pair = await twins(shop);
  seller = await sellerOf(shop, pair.option.product_id);
  const other = await shop.db
    .selectFrom('products')
    .select('id')
    .where('store_id', '<>', pair.option.store_id)
    .executeTakeFirstOrThrow();
  rival = await sellerOf(shop, other.id);
});
afterAll(() => shop.close());

async function asked(type: 'RETURN' | 'EXCHANGE', reason = 'SIZE', buyer = shop.as('user')) {
  const { orderId, itemIds } = await deliver(shop, buyer, [pair.option]);
  const more = type === 'EXCHANGE' ? { newOptionId: pair.twin.id } : {};
  const answer = await ask(buyer, { orderItemId: itemIds[0] ?? 0, type, reason, detail: '작아요', ...more });
  return { orderId, lineId: itemIds[0] ?? 0, id: answer.body.data.claimId as number };
}
const at = (id: number, path: string) => `/api/seller/claims/${id}${path}`;
const collect = (id: number, caller = seller) =>
  caller.post(at(id, '/collect'), { carrier: 'CJ', tracking: '1234-5678-9012' });
const receive = (id: number, caller = seller) => caller.post(at(id, '/receive'), { note: '깨끗해요' });
const decide = (id: number, decision: string) => seller.post(at(id, '/decision'), { decision });
const read = async (id: number) => (await seller.get(at(id, ''))).body.data;
const withdraw = (id: number) => shop.as('user').post(`/api/users/claims/${id}/withdraw`);

describe('return at the seller', () => {
  it('is collected, received and refunded, each step recorded and notified', async () => {
    const { id, orderId, lineId } = await asked('RETURN', 'DEFECT');
    const before = await read(id);
    expect(before).toMatchObject({
      status: 'REQUESTED',
      detail: '작아요',
      buyerName: '김*발',
      refundDue: null,
    });
    expect(before.next).toEqual(['COLLECTING', 'COMPLETED', 'REJECTED']);
    expect(before.refund.cash).toBeGreaterThan(0);
    expect((await receive(id)).body.code).toBe('INVALID_ORDER_STATUS');
    expect((await collect(id)).body.data).toEqual({ claimId: id, status: 'COLLECTING' });
    expect((await collect(id)).body.code).toBe('INVALID_ORDER_STATUS');
    expect((await decide(id, 'COMPLETE')).body.code).toBe('INVALID_ORDER_STATUS');
    expect((await withdraw(id)).body.code).toBe('INVALID_ORDER_STATUS');
    expect((await receive(id)).body.data).toEqual({ claimId: id, status: 'RECEIVED' });
    const held = await read(id);
    expect(held).toMatchObject({
      collectCarrier: 'CJ대한통운',
      collectTracking: '123456789012',
      inspectNote: '깨끗해요',
      isRefundLate: false,
      next: ['COMPLETED', 'REJECTED'],
    });
    expect(held.refundDue).toBe(refundDueOf(shop.clock.now()).toISOString());
    expect((await decide(id, 'COMPLETE')).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'COMPLETED', next: [], refund: null });
    const { refunds, timeline, claims } = (await shop.as('user').get(`/api/users/orders/${orderId}`)).body
      .data;
    expect(refunds).toMatchObject([{ amount: before.refund.cash, points: before.refund.points }]);
    expect(claims).toMatchObject([{ claimId: id, status: 'COMPLETED' }]);
    expect(timeline.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['RETURN_COLLECTING', 'RETURN_RECEIVED', 'RETURNED']),
    );
    expect(await actionsOf(shop, 'CLAIM', id)).toEqual([
      'CLAIM_COLLECTING',
      'CLAIM_RECEIVED',
      'CLAIM_COMPLETED',
    ]);
    expect((await ask(shop.as('user'), { orderItemId: lineId, type: 'RETURN' })).body.code).toBe(
      'INVALID_ORDER_STATUS',
    );
  });

  it('is open while collected: nothing else can be claimed, and the order shows it', async () => {
    const { id, orderId, lineId } = await asked('RETURN');
    await collect(id);
    expect((await ask(shop.as('user'), { orderItemId: lineId, type: 'RETURN' })).body.code).toBe(
      'CLAIM_EXISTS',
    );
    const [item] = (await shop.as('user').get(`/api/users/orders/${orderId}`)).body.data.items;
    expect([item.openClaim, item.lastClaim.status]).toEqual(['RETURN', 'COLLECTING']);
    const order = (await seller.get(`/api/seller/orders/${orderId}`)).body.data;
    expect([order.contactView, order.lines[0].next]).toEqual(['FULL', ['RETURNED']]);
    expect((await decide(id, 'REJECT')).status).toBe(200);
  });

  it('can be decided at once as in the legacy API', async () => {
    const { id } = await asked('RETURN');
    expect((await decide(id, 'COMPLETE')).body.data.status).toBe('COMPLETED');
    expect((await read(id)).refundDue).toBeNull();
  });
});

it('exchange at the seller follows the same steps, holds its option until then, and refunds nothing', async () => {
  const { id, orderId } = await asked('EXCHANGE');
  const held = await stockOf(shop, pair.twin.id);
  await collect(id);
  await receive(id);
  expect(await read(id)).toMatchObject({ refundDue: null, refund: null, newSize: expect.any(String) });
  expect((await decide(id, 'COMPLETE')).status).toBe(200);
  expect(await stockOf(shop, pair.twin.id)).toBe(held);
  const [item] = (await shop.as('user').get(`/api/users/orders/${orderId}`)).body.data.items;
  expect(item.optionId).toBe(pair.twin.id);
});

it('N-54: twenty concurrent decisions are one, and held stock is back once', {
  timeout: 60_000,
}, async () => {
  for (const step of ['REQUESTED', 'RECEIVED']) {
    const { id } = await asked('EXCHANGE');
    if (step === 'RECEIVED') {
      await collect(id);
      await receive(id);
    }
    const before = [await stockOf(shop, pair.option.id), await stockOf(shop, pair.twin.id)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => decide(id, turn % 2 ? 'COMPLETE' : 'REJECT')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { status } = await read(id);
    const moved = status === 'COMPLETED' ? [1, 0] : [0, 1];
    expect([await stockOf(shop, pair.option.id), await stockOf(shop, pair.twin.id)]).toEqual(
      before.map((stock, index) => stock + (moved[index] ?? 0)),
    );
  }
});

describe('claim table', () => {
  it('lists own claims by state and type with counts, and N-53: accepts no address as a tracking number', async () => {
    const { id } = await asked('EXCHANGE');
    const list = async (query: string, caller = seller) =>
      (await caller.get(`/api/seller/claims?size=100${query}`)).body.data;
    const { counts, content } = await list('');
    for (const [state, count] of Object.entries(counts))
      expect([state, (await list(`&state=${state}`)).totalElements]).toEqual([state, count]);
    expect(content[0].claimId).toBe(id);
    const has = async (query: string, caller = seller) =>
      (await list(query, caller)).content.some(({ claimId }: { claimId: number }) => claimId === id);
    expect(await has('&state=OPEN&type=EXCHANGE')).toBe(true);
    expect(await has('&type=RETURN')).toBe(false);
    expect(await has('', rival)).toBe(false);
    for (const call of [rival.get(at(id, '')), collect(id, rival), receive(id, rival)])
      expect((await call).body.code).toBe('CLAIM_NOT_FOUND');
    for (const parcel of [
      { carrier: '아무택배' },
      ...['javascript:1', '<b>', '1'.repeat(40_000)].map((tracking) => ({ carrier: 'CJ', tracking })),
    ])
      expect((await seller.post(at(id, '/collect'), parcel)).status).toBe(400);
    await decide(id, 'REJECT');
  });

  it('marks overdue refunds', async () => {
    const { id } = await asked('RETURN');
    await collect(id);
    await receive(id);
    const late = async () => (await seller.get('/api/seller/claims')).body.data.lateRefunds;
    expect(await late()).toBe(0);
    const due = new Date(shop.clock.now().getTime() - 1);
    await shop.db.updateTable('claims').set({ refund_due: due }).where('id', '=', id).execute();
    expect([await late(), (await read(id)).isRefundLate]).toEqual([1, true]);
    await decide(id, 'COMPLETE');
    expect([await late(), (await read(id)).isRefundLate]).toEqual([0, true]);
  });
});

it('a claim without a step for fourteen days notifies its seller and administrators once', async () => {
  const { id } = await asked('RETURN');
  const told = () =>
    shop.db
      .selectFrom('notices as n')
      .innerJoin('users as u', 'u.id', 'n.user_id')
      .select(['u.role', 'n.ref_type'])
      .where('n.type', '=', 'CLAIM_STALE')
      .where('n.ref_id', '=', id)
      .orderBy('n.id')
      .execute();
  const since = (days: number, column: 'created_at' | 'collected_at') =>
    shop.db
      .updateTable('claims')
      .set({ [column]: new Date(shop.clock.now().getTime() - days * DAY) })
      .where('id', '=', id)
      .execute();
  await since(13, 'created_at');
  await remind(shop.ports);
  expect(await told()).toEqual([]);
  await since(14, 'created_at');
  for (let times = 0; times < 2; times += 1) await remind(shop.ports);
  const roles = (await told()).map(({ role }) => role);
  expect(roles.filter((role) => role === 'seller')).toHaveLength(1);
  expect(roles.filter((role) => role === 'admin').length).toBeGreaterThan(0);
  expect(roles).not.toContain('user');
  await collect(id);
  await remind(shop.ports);
  expect(await told()).toHaveLength(roles.length);
  await since(14, 'collected_at');
  await remind(shop.ports);
  expect((await told()).slice(roles.length).map(({ ref_type }) => ref_type)).toEqual(
    roles.map(() => 'CLAIM_COLLECTING'),
  );
});
