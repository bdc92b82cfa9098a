// Size: one journey, from order to refund.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETURN_DAYS } from '#domain/policies/returns.ts';
import { CLAIM_STATES } from '#domain/trade/orders/order-lifecycle.ts';
import { ask, onDispatchDay, twins } from '../../../support/orders/delivered.ts';
import {
  balanceOf,
  buy,
  ledgerProblems,
  optionsInStock,
  sellerOf,
  stockOf,
} from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const DAY = 24 * 60 * 60 * 1000;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const user = () => shop.as('user');
const read = async (orderId: number) => (await user().get(`/api/users/orders/${orderId}`)).body.data;

async function delivered(wish: { points?: number; quantity?: number } = {}) {
  const { option, twin } = await twins(shop);
  const line = { optionId: option.id, quantity: wish.quantity ?? 1 };
  const seller = await sellerOf(shop, option.product_id);
  const sent = { status: 'SHIPPED', carrier: '한빛택배', trackingNumber: '612345678901' };
  const orderId = await onDispatchDay(shop, async () => {
    const id = await buy(shop, user(), { items: [line], usedPoints: wish.points ?? 0 });
    expect((await seller.post(`/api/seller/orders/${id}/status`, sent)).body.data.status).toBe('SHIPPED');
    return id;
  });
  expect(
    (await seller.post(`/api/seller/orders/${orderId}/status`, { status: 'DELIVERED' })).body.data.status,
  ).toBe('DELIVERED');
  const order = await read(orderId);
  return { orderId, itemId: order.items[0].orderItemId as number, option, twin, seller, order };
}

describe('order page', () => {
  it.each(['user', 'seller'] as const)('of the %s has both name sets', async (role) => {
    await delivered();
    const { body } = await shop
      .as(role)
      .get(`/api/${role === 'user' ? 'users' : 'seller'}/orders?size=1&page=1`);
    const { totalElements, totalPages, page } = body.data;
    expect(page).toBe(1);
    expect(totalElements).toBeGreaterThan(1);
    expect(body.data).toMatchObject({
      totalElement: totalElements,
      totalPage: totalPages,
      number: 1,
      size: 1,
    });
  });
});

describe('order counts', () => {
  const counts = async () => (await user().get('/api/users/orders/counts')).body.data;

  it('follow an order from payment to confirmation', async () => {
    const before = await counts();
    const { option } = await twins(shop);
    await buy(shop, user(), { items: [{ optionId: option.id, quantity: 1 }] });
    expect(await counts()).toEqual({ ...before, ordered: before.ordered + 1 });
    const { orderId } = await delivered();
    const after = { ...before, ordered: before.ordered + 1 };
    expect(await counts()).toEqual({ ...after, toConfirm: before.toConfirm + 1 });
    await user().post(`/api/users/orders/${orderId}/confirm`, {});
    expect(await counts()).toEqual({ ...after, confirmed: before.confirmed + 1 });
  });

  it('equal the lists of each step', async () => {
    const listed = async (status: string): Promise<number> =>
      (await user().get(`/api/users/orders?status=${status}`)).body.data.totalElements;
    const { orderId } = await delivered();
    await delivered();
    await user().post(`/api/users/orders/${orderId}/confirm`, {});
    const { ordered, shipped, toConfirm, confirmed } = await counts();
    const lists = ['ORDERED', 'SHIPPED', 'TO_CONFIRM', 'CONFIRMED', 'DELIVERED'];
    expect(await Promise.all(lists.map(listed))).toEqual([
      ordered,
      shipped,
      toConfirm,
      confirmed,
      toConfirm + confirmed,
    ]);
    expect(Math.min(toConfirm, confirmed)).toBeGreaterThan(0);
  });

  it('are of the own orders, in one query', async () => {
    for (const [who, status] of [
      ['visitor', 401],
      ['seller', 403],
      ['admin', 403],
    ] as const)
      expect((await shop.as(who).get('/api/users/orders/counts')).status).toBe(status);
    expect((await user().get('/api/users/orders/counts')).queries).toBe(2);
  });
});

describe('POST order cancellation before shipping', () => {
  it('returns the split first, then returns stock, points and money', async () => {
    const { option } = await twins(shop);
    const [stock, points] = [await stockOf(shop, option.id), await balanceOf(user())];
    const orderId = await buy(shop, user(), {
      items: [{ optionId: option.id, quantity: 2 }],
      usedPoints: 200,
    });
    const preview = await user().post(`/api/users/orders/${orderId}/refund-preview`, { cause: 'CANCEL' });
    const order = await read(orderId);
    expect(preview.body.data).toMatchObject({ cash: order.finalPrice, points: 200, deliveryCharge: 0 });
    for (let times = 0; times < 2; times += 1)
      await user().post(`/api/users/orders/${orderId}/cancel`, { reason: '단순 변심' });
    expect([await stockOf(shop, option.id), await balanceOf(user())]).toEqual([stock, points]);
    const after = await read(orderId);
    expect(after).toMatchObject({ status: 'CANCELLED' });
    expect(after.refunds).toMatchObject([{ amount: order.finalPrice, points: 200, status: 'DONE' }]);
    const rows = await shop.db
      .selectFrom('point_ledger')
      .select('points')
      .where('order_id', '=', orderId)
      .execute();
    expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(0);
  });

  it('can be for one line; the parts add up to the whole', async () => {
    const [a, b] = (await optionsInStock(shop, 40)).filter(
      (one, index, all) => all.findIndex((x) => x.product_id === one.product_id) === index,
    );
    if (!a || !b) throw new Error('no two products');
    const items = [a, b].map(({ id }) => ({ optionId: id, quantity: 1 }));
    const orderId = await buy(shop, user(), { items, usedPoints: 300 });
    const order = await read(orderId);
    for (const item of order.items)
      await user().post(`/api/users/orders/${orderId}/cancel`, { orderItemIds: [item.orderItemId] });
    const { refunds, status } = await read(orderId);
    expect(status).toBe('CANCELLED');
    const sum = (pick: (row: { amount: number; points: number }) => number) =>
      refunds.map(pick).reduce((x: number, y: number) => x + y, 0);
    expect([sum((row) => row.amount), sum((row) => row.points)]).toEqual([order.finalPrice, 300]);
  });

  it('returns a refusal once shipped, in the legacy API too', async () => {
    const { orderId } = await delivered();
    expect((await user().post(`/api/users/orders/${orderId}/cancel`, {})).body.code).toBe(
      'INVALID_ORDER_STATUS',
    );
    expect(
      (await user().post(`/api/users/orders/${orderId}/status`, { status: 'CANCELLED' })).body.code,
    ).toBe('INVALID_ORDER_STATUS');
  });
});

describe('delivery of an order', () => {
  it('shows carrier and number once both are known; half is refused, none is accepted', async () => {
    const { option } = await twins(shop);
    const seller = await sellerOf(shop, option.product_id);
    const ship = async (more: object) => {
      const orderId = await buy(shop, user(), { items: [{ optionId: option.id, quantity: 1 }] });
      const answer = await seller.post(`/api/seller/orders/${orderId}/status`, {
        status: 'SHIPPED',
        ...more,
      });
      const { status, parcels, items } = await read(orderId);
      return [answer.status, answer.body.code, status, parcels, items[0].orderItemId];
    };
    for (const half of [{ carrier: '한빛택배' }, { trackingNumber: '99' }])
      expect((await ship(half)).slice(0, 3)).toEqual([400, 'TRACKING_REQUIRED', 'ORDERED']);
    expect((await ship({})).slice(0, 4)).toEqual([200, undefined, 'SHIPPED', []]);
    const [status, , , parcels, itemId] = await ship({ carrier: '한빛택배', trackingNumber: '99' });
    const parcel = { carrier: '한빛택배', trackingNumber: '99', orderItemIds: [itemId] };
    expect([status, parcels]).toEqual([200, [parcel]]);
  });

  it('N-53: refuses an address or a long text as a tracking number in the legacy API', async () => {
    const { option } = await twins(shop);
    const seller = await sellerOf(shop, option.product_id);
    const orderId = await buy(shop, user(), { items: [{ optionId: option.id, quantity: 1 }] });
    const numbers = [
      'javascript:1',
      'https://evil.test',
      '<b>1</b>',
      '1'.repeat(41),
      '1'.repeat(40_000),
      '1\n2',
    ];
    const wrong = [
      ...numbers.map((trackingNumber) => ({ carrier: '한빛택배', trackingNumber })),
      ...['가'.repeat(41), '택\u0007배'].map((carrier) => ({ carrier, trackingNumber: '99' })),
    ];
    for (const more of wrong) {
      const said = { status: 'SHIPPED', ...more };
      const { status, body } = await seller.post(`/api/seller/orders/${orderId}/status`, said);
      expect([status, body.code]).toEqual([400, 'INVALID_INPUT_VALUE']);
    }
    expect(await read(orderId)).toMatchObject({ status: 'ORDERED', parcels: [] });
  });

  it('arrives and is confirmed by the clock, and then pays points', async () => {
    const { option } = await twins(shop);
    const points = await balanceOf(user());
    const orderId = await buy(shop, user(), { items: [{ optionId: option.id, quantity: 2 }] });
    const seller = await sellerOf(shop, option.product_id);
    await seller.post(`/api/seller/orders/${orderId}/status`, {
      status: 'SHIPPED',
      carrier: '한빛택배',
      trackingNumber: '1',
    });
    shop.clock.advance(2 * DAY);
    await shop.sweep();
    expect((await read(orderId)).status).toBe('DELIVERED');
    expect(await balanceOf(user())).toBe(points);
    shop.clock.advance((RETURN_DAYS + 1) * DAY);
    for (let times = 0; times < 2; times += 1) await shop.sweep();
    const order = await read(orderId);
    expect(order.items[0].confirmedAt).not.toBeNull();
    const earned = await shop.db
      .selectFrom('point_ledger')
      .select('points')
      .where('order_id', '=', orderId)
      .execute();
    expect(earned.map((row) => row.points)).toEqual([order.earnedPoints]);
  });
});

describe('manual confirmation', () => {
  it('credits once with activity and badge; a defect reverses all of it', async () => {
    const { orderId, itemId, seller } = await delivered({ quantity: 2 });
    const before = await balanceOf(user());
    for (let times = 0; times < 3; times += 1) await user().post(`/api/users/orders/${orderId}/confirm`, {});
    const { earnedPoints } = await read(orderId);
    expect(earnedPoints).toBeGreaterThan(0);
    expect(await balanceOf(user())).toBe(before + earnedPoints);
    expect((await ask(user(), { orderItemId: itemId, type: 'RETURN', reason: 'SIZE' })).body.code).toBe(
      'CLAIM_DEFECT_ONLY',
    );
    const asked = await ask(user(), { orderItemId: itemId, type: 'RETURN', reason: 'DEFECT' });
    expect(asked.status).toBe(200);
    await seller.post(`/api/seller/claims/${asked.body.data.claimId}/decision`, { decision: 'COMPLETE' });
    expect(await balanceOf(user())).toBe(before);
    expect((await read(orderId)).status).toBe('RETURNED');
    const deeds = await shop.db
      .selectFrom('activities')
      .select('id')
      .where('type', '=', 'PURCHASE_COMPLETION')
      .where('ref_type', '=', 'ORDER')
      .where('ref_id', '=', orderId)
      .execute();
    expect(deeds).toEqual([]);
  });
});

describe('return and exchange', () => {
  it('deduct the return fee for a change of mind, and refund the rest', async () => {
    const { orderId, itemId, option, seller, order } = await delivered({ points: 100 });
    const stock = await stockOf(shop, option.id);
    const preview = (
      await user().post(`/api/users/orders/${orderId}/refund-preview`, {
        orderItemIds: [itemId],
        cause: 'CHANGE_OF_MIND',
      })
    ).body.data;
    const asked = await ask(user(), {
      orderItemId: itemId,
      type: 'RETURN',
      reason: 'SIZE',
      detail: '작아요',
    });
    expect((await ask(user(), { orderItemId: itemId, type: 'RETURN', reason: 'SIZE' })).body.code).toBe(
      'CLAIM_EXISTS',
    );
    const decided = `/api/seller/claims/${asked.body.data.claimId}/decision`;
    const answers = await Promise.all([1, 2, 3].map(() => seller.post(decided, { decision: 'COMPLETE' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(await stockOf(shop, option.id)).toBe(stock + 1);
    const { refunds } = await read(orderId);
    expect(refunds).toMatchObject([
      { amount: preview.cash, points: 100, deliveryCharge: preview.deliveryCharge, status: 'DONE' },
    ]);
    expect(preview.cash + preview.deliveryCharge).toBe(order.finalPrice - order.deliveryFee);
  });

  it('hold the new option from the claim until it is withdrawn or rejected', async () => {
    const { itemId, twin, seller } = await delivered();
    const stock = await stockOf(shop, twin.id);
    for (const end of ['withdraw', 'reject']) {
      const asked = await ask(user(), {
        orderItemId: itemId,
        type: 'EXCHANGE',
        reason: 'SIZE',
        newOptionId: twin.id,
      });
      expect(asked.status).toBe(200);
      expect(await stockOf(shop, twin.id)).toBe(stock - 1);
      const { claimId } = asked.body.data;
      if (end === 'withdraw') await user().post(`/api/users/claims/${claimId}/withdraw`);
      else
        await seller.post(`/api/seller/claims/${claimId}/decision`, {
          decision: 'REJECT',
          answer: '착용 흔적이 있어요',
        });
      expect(await stockOf(shop, twin.id)).toBe(stock);
    }
  });

  it('replace the line when an exchange is completed', async () => {
    const { orderId, itemId, option, twin, seller } = await delivered();
    const stock = [await stockOf(shop, option.id), await stockOf(shop, twin.id)] as const;
    const asked = await ask(user(), {
      orderItemId: itemId,
      type: 'EXCHANGE',
      reason: 'SIZE',
      newOptionId: twin.id,
    });
    await seller.post(`/api/seller/claims/${asked.body.data.claimId}/decision`, { decision: 'COMPLETE' });
    expect([await stockOf(shop, option.id), await stockOf(shop, twin.id)]).toEqual([
      stock[0] + 1,
      stock[1] - 1,
    ]);
    expect((await read(orderId)).items[0].optionId).toBe(twin.id);
  });

  it('offer only defect claims after seven days and nothing after three months', async () => {
    const { itemId } = await delivered();
    shop.clock.advance((RETURN_DAYS + 1) * DAY);
    expect(
      (await ask(user(), { orderItemId: itemId, type: 'RETURN', reason: 'CHANGED_MIND' })).body.code,
    ).toBe('CLAIM_DEFECT_ONLY');
    shop.clock.advance((92 - RETURN_DAYS) * DAY);
    const later = await shop.asMember('user@sinbaljang.test');
    const tooLate = await ask(later, { orderItemId: itemId, type: 'RETURN', reason: 'DEFECT' });
    expect(tooLate.body.code).toBe('CLAIM_CLOSED');
  });
});

describe('all order steps together', () => {
  it('leave consistent ledgers', async () => {
    expect(await ledgerProblems(shop)).toEqual([]);
  });
});

describe('order seed', () => {
  it('has an order and a claim in every state', async () => {
    const fresh = await startTestShop();
    const states = async (table: 'orders' | 'claims') =>
      [
        ...new Set((await fresh.db.selectFrom(table).select('status').execute()).map(({ status }) => status)),
      ].toSorted();
    expect(await states('orders')).toEqual(['CANCELLED', 'DELIVERED', 'ORDERED', 'RETURNED', 'SHIPPED']);
    expect(await states('claims')).toEqual([...CLAIM_STATES].toSorted());
    await fresh.close();
  });
});
