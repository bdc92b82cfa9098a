import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOf, trailOf } from '../../support/audit-log.ts';
import { idOf } from '../../support/community.ts';
import { buyDelivered } from '../../support/orders/delivered.ts';
import { balanceOf, buy, optionsInStock, sellerOf, shopper } from '../../support/orders/shopping.ts';
import { multipart } from '../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let userId: number;
beforeAll(async () => {
  shop = await startTestShop();
  userId = await idOf(shop, 'user@sinbaljang.test');
});
afterAll(() => shop.close());

const user = () => shop.as('user');
const option = async () => {
  const [found] = await optionsInStock(shop, 1);
  if (!found) throw new Error('no option');
  return found;
};

/** A delivered order of one line, with its seller. */
async function delivered() {
  const sold = await option();
  const seller = await sellerOf(shop, sold.product_id);
  const order = await buyDelivered(shop, user(), [sold], { carrier: '한빛', trackingNumber: '1234' });
  const [item] = (await user().get(`/api/users/orders/${order}`)).body.data.items;
  return { order, seller, line: item.orderItemId as number };
}

async function askForReturn(line: number): Promise<number> {
  const claim = { orderItemId: line, type: 'RETURN', reason: 'SIZE', detail: '작아요 010-1234-5678' };
  const { payload, headers } = multipart([{ name: 'claim', data: JSON.stringify(claim) }]);
  return (await user().post('/api/users/claims', payload, { headers })).body.data.claimId;
}

const refundOf = async (order: number): Promise<number> =>
  (
    await shop.db
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', order)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id;

describe('audit log', () => {
  it('records who placed, shipped and returned an order, and its refund', async () => {
    const { order, seller, line } = await delivered();
    const claim = await askForReturn(line);
    await seller.post(`/api/seller/claims/${claim}/decision`, { decision: 'COMPLETE', answer: '확인했어요' });
    const trail = await trailOf(shop, 'ORDER', order);
    expect(trail.map(({ action }) => action)).toEqual([
      'ORDER_PLACED',
      'ORDER_MOVED',
      'ORDER_MOVED',
      'ORDER_RETURNED',
    ]);
    const sellerId = trail[1]?.actor_id;
    expect(trail.map(({ actor_id }) => actor_id)).toEqual([userId, sellerId, sellerId, sellerId]);
    expect([sellerId === userId, sellerId === null]).toEqual([false, false]);
    expect(trail[1]?.detail).toEqual({ from: 'ORDERED', to: 'SHIPPED', lines: String(line) });
    expect(trail.every(({ request_id }) => /^[0-9a-f-]{36}$/.test(request_id ?? ''))).toBe(true);
    expect(await actionsOf(shop, 'CLAIM', claim)).toEqual(['CLAIM_COMPLETED']);
    const refund = await refundOf(order);
    expect(await actionsOf(shop, 'REFUND', refund)).toEqual(['REFUND_OWED', 'REFUND_PAID']);
    await shop.sweep();
    expect(await actionsOf(shop, 'REFUND', refund)).toHaveLength(2);
  });

  it('records a cancellation, and no refused one', async () => {
    const order = await buy(shop, user(), { items: [{ optionId: (await option()).id, quantity: 1 }] });
    expect(
      (await user().post(`/api/users/orders/${order}/cancel`, { reason: '마음이 바뀌었어요' })).status,
    ).toBe(200);
    expect((await user().post(`/api/users/orders/${order}/cancel`, { reason: '' })).status).toBe(400);
    expect(await actionsOf(shop, 'ORDER', order)).toEqual(['ORDER_PLACED', 'ORDER_CANCELLED']);
  });

  it('records rejected and withdrawn claims', async () => {
    const { seller, line } = await delivered();
    const first = await askForReturn(line);
    await seller.post(`/api/seller/claims/${first}/decision`, { decision: 'REJECT', answer: '착용했어요' });
    const second = await askForReturn(line);
    await user().post(`/api/users/claims/${second}/withdraw`);
    expect([await actionsOf(shop, 'CLAIM', first), await actionsOf(shop, 'CLAIM', second)]).toEqual([
      ['CLAIM_REJECTED'],
      ['CLAIM_WITHDRAWN'],
    ]);
    expect((await trailOf(shop, 'CLAIM', second))[0]?.actor_id).toBe(userId);
  });

  it('records used and returned points with the balance before and after', async () => {
    const had = await balanceOf(user());
    const { id: optionId } = await option();
    const started = await shopper(user()).start({ items: [{ optionId, quantity: 1 }], usedPoints: 1_000 });
    expect(started.status).toBe(200);
    shop.clock.advance(16 * 60_000);
    await shop.sweep();
    const moves = (await trailOf(shop, 'MEMBER', userId)).filter(({ detail }) =>
      String(detail.reason).startsWith('ORDER_USE'),
    );
    expect(
      moves.map(({ action, actor_id, detail }) => [action, actor_id, detail.before, detail.after]),
    ).toEqual([
      ['POINTS_USE', userId, had, had - 1_000],
      // The hold lapsed by the clock: no person did it.
      ['POINTS_CANCEL', null, had - 1_000, had],
    ]);
  });

  it('records a role or a ban whoever writes it, and nothing else of a profile', async () => {
    const member = await idOf(shop, 'doyun@sinbaljang.test');
    const set = (change: { role?: string; status?: string; phone?: string }) =>
      shop.db.updateTable('users').set(change).where('id', '=', member).execute();
    await set({ role: 'seller' });
    await set({ role: 'seller', phone: '010-0000-0000' });
    await set({ status: 'BLOCKED' });
    const trail = await trailOf(shop, 'MEMBER', member);
    expect(
      trail.map(({ detail }) => [detail.roleBefore, detail.role, detail.statusBefore, detail.status]),
    ).toEqual([
      ['user', 'seller', 'ACTIVE', 'ACTIVE'],
      ['seller', 'seller', 'ACTIVE', 'BLOCKED'],
    ]);
  });

  it('contains no typed text, address, name or key', async () => {
    const rows = await shop.db.selectFrom('audit_entries').selectAll().execute();
    const told = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(10);
    expect(told).not.toMatch(/[가-힣]|@|010-|test_|bearer/i);
  });
});

describe('login lockouts', () => {
  it('are recorded once per lockout, and only for existing accounts', async () => {
    const strict = await startTestShop({ rateLimitFactor: 1 });
    const member = await idOf(strict, 'minjun@sinbaljang.test');
    let host = 0;
    const attempt = (email: string) =>
      strict.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: `10.0.0.${++host}`,
        payload: { email, password: 'wrong' },
      });
    const guess = (email: string) => Promise.all(Array.from({ length: 15 }, () => attempt(email)));
    const locks = async () =>
      (await actionsOf(strict, 'MEMBER', member)).filter((name) => name === 'LOGIN_LOCKED');
    await guess('nobody@sinbaljang.test');
    expect(
      await strict.db.selectFrom('audit_entries').select('id').where('action', '=', 'LOGIN_LOCKED').execute(),
    ).toEqual([]);
    await guess('minjun@sinbaljang.test');
    expect(await locks()).toHaveLength(1);
    strict.clock.advance(16 * 60_000);
    await guess('minjun@sinbaljang.test');
    expect(await locks()).toHaveLength(2);
    await strict.close();
  });
});
