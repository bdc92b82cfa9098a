// Size: one journey, from quote to order.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOLD_MINUTES } from '#domain/policies/orders.ts';
import {
  approve,
  balanceOf,
  buy,
  confirmBody,
  ledgerProblems,
  optionsInStock,
  setStock,
  shopper,
  stockOf,
} from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const user = () => shop.as('user');
const me = () => shopper(user());
async function oneOption() {
  const [option] = await optionsInStock(shop, 1);
  if (!option) throw new Error('no option in stock');
  return option;
}

describe('POST quote', () => {
  it('explains every difference between list price and payment', async () => {
    const option = await oneOption();
    const { body } = await me().quote({ items: [{ optionId: option.id, quantity: 2 }] });
    const { baseTotal, goodsTotal, finalPrice, adjustments } = body.data;
    expect(goodsTotal).toBe(option.discount_price * 2);
    const explained = adjustments.reduce((sum: number, row: { amount: number }) => sum + row.amount, 0);
    expect(baseTotal + explained).toBe(finalPrice);
  });

  it('applies the level discount automatically', async () => {
    const option = await oneOption();
    const { body } = await me().quote({ items: [{ optionId: option.id, quantity: 1 }] });
    const level = await user().get('/api/users/level/me');
    const rate = level.body.currentLevel.discountRate;
    const row = body.data.adjustments.find((one: { kind: string }) => one.kind === 'LEVEL');
    expect(-(row?.amount ?? 0)).toBe(Math.floor((option.discount_price * rate) / 100));
  });

  it('names why a coupon does not fit and leaves it out', async () => {
    const [cheap] = (await optionsInStock(shop, 500)).toSorted((a, b) => a.discount_price - b.discount_price);
    const coupons = (await user().get('/api/coupons?status=ACTIVE')).body;
    const big = coupons.find((coupon: { couponCode: string }) => coupon.couponCode.startsWith('BIG'));
    const { body } = await me().quote({
      items: [{ optionId: cheap?.id ?? 0, quantity: 1 }],
      couponId: big.couponId,
    });
    expect(body.data.couponId).toBeNull();
    const offer = body.data.coupons.find((one: { couponId: number }) => one.couponId === big.couponId);
    expect(offer.refusal).toMatch(/더 담으면/);
  });

  it('refuses points above the balance in one message, and takes none', async () => {
    const option = await oneOption();
    const balance = await balanceOf(user());
    const items = [{ optionId: option.id, quantity: 1 }];
    const beyond = (Math.floor(balance / 100) + 1) * 100;
    for (const ask of [me().quote, (wish: object) => me().start({ ...wish, expectedTotal: 1 })]) {
      const { status, body } = await ask({ items, usedPoints: beyond });
      expect([status, body.code, body.message]).toEqual([
        409,
        'OUT_OF_POINT',
        '사용 가능한 포인트가 부족합니다.',
      ]);
    }
    expect(await balanceOf(user())).toBe(balance);
  });

  it.each([
    [-1, '포인트는 0 이상이어야 합니다.'],
    [-100, '포인트는 0 이상이어야 합니다.'],
    [150, '포인트는 100포인트 단위로만 사용할 수 있습니다.'],
    [100.5, '포인트를 숫자로 입력해 주세요.'],
  ])('answers %d points with one message', async (usedPoints, message) => {
    const option = await oneOption();
    const { status, body } = await me().quote({ items: [{ optionId: option.id, quantity: 1 }], usedPoints });
    expect([status, body.errors]).toEqual([400, [{ field: 'usedPoints', message }]]);
  });

  it('costs at most ten queries, whatever the number of lines', async () => {
    const options = await optionsInStock(shop, 20);
    const { queries } = await me().quote({ items: options.map(({ id }) => ({ optionId: id, quantity: 1 })) });
    expect(queries).toBeLessThanOrEqual(10);
  });
});

describe('checkout and payment', () => {
  it('hold stock and points at the start, and create the order at confirmation', async () => {
    const option = await oneOption();
    const before = await stockOf(shop, option.id);
    const points = await balanceOf(user());
    const started = await me().start({ items: [{ optionId: option.id, quantity: 2 }], usedPoints: 100 });
    expect(started.status).toBe(200);
    expect(await stockOf(shop, option.id)).toBe(before - 2);
    expect(await balanceOf(user())).toBe(points - 100);
    expect((await user().get(`/api/users/orders/${started.body.data.orderId}`)).status).toBe(404);
    await approve(shop, started);
    const confirmed = await user().post('/api/payments/confirm', confirmBody(started));
    expect(confirmed.body.data.status).toBe('ORDERED');
    const order = (await user().get(`/api/users/orders/${confirmed.body.data.orderId}`)).body.data;
    expect(order).toMatchObject({ status: 'ORDERED', usedPoints: 100, finalPrice: started.body.data.amount });
    expect(order.shippingInfo.recipientPhone).toBe('010-1234-5678');
  });

  it('refuse another total than the quoted one, and charge nothing', async () => {
    const option = await oneOption();
    const before = await stockOf(shop, option.id);
    const answer = await me().start({ items: [{ optionId: option.id, quantity: 1 }], expectedTotal: 1_000 });
    expect([answer.status, answer.body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(await stockOf(shop, option.id)).toBe(before);
  });

  it('return everything when abandoned or expired', async () => {
    const option = await oneOption();
    const coupon = (await user().get('/api/coupons?status=ACTIVE')).body.find((one: { couponCode: string }) =>
      one.couponCode.startsWith('AUTUMN'),
    );
    const before = [await stockOf(shop, option.id), await balanceOf(user())];
    const wish = {
      items: [{ optionId: option.id, quantity: 3 }],
      usedPoints: 100,
      couponId: coupon.couponId,
    };
    for (const end of ['abandon', 'lapse']) {
      const started = await me().start(wish);
      expect(started.status).toBe(200);
      if (end === 'abandon')
        await user().post('/api/payments/abandon', { orderNo: started.body.data.orderNo });
      else {
        shop.clock.advance((HOLD_MINUTES + 1) * 60_000);
        await shop.sweep();
      }
      expect([await stockOf(shop, option.id), await balanceOf(user())]).toEqual(before);
      const late = await user().post('/api/payments/confirm', confirmBody(started));
      expect([late.status, late.body.code]).toEqual([409, 'HOLD_EXPIRED']);
    }
    const active = (await user().get('/api/coupons?status=ACTIVE')).body.map(
      (one: { couponId: number }) => one.couponId,
    );
    expect(active).toContain(coupon.couponId);
  });

  it('refund money that arrives after the hold was released', async () => {
    const option = await oneOption();
    const started = await me().start({ items: [{ optionId: option.id, quantity: 1 }] });
    await approve(shop, started);
    const sent = confirmBody(started);
    // The provider has taken the money, the shop has let go: its report arrives last.
    await shop.payments.approve(sent);
    await user().post('/api/payments/abandon', { orderNo: sent.orderNo });
    for (let times = 0; times < 3; times += 1)
      expect(
        (await shop.as('visitor').post('/api/payments/webhook', { data: { paymentKey: sent.paymentKey } }))
          .status,
      ).toBe(200);
    const book = await shop.db
      .selectFrom('test_payments')
      .selectAll()
      .where('payment_key', '=', sent.paymentKey)
      .executeTakeFirstOrThrow();
    expect([book.status, book.cancelled_amount]).toEqual(['DONE', sent.amount]);
  });

  it('refuse 40 tampered amounts without calling the provider', async () => {
    const option = await oneOption();
    const started = await me().start({ items: [{ optionId: option.id, quantity: 1 }] });
    await approve(shop, started);
    const sent = confirmBody(started);
    const odd = [
      0,
      -1,
      1,
      sent.amount - 1,
      sent.amount + 1,
      sent.amount * 2,
      -sent.amount,
      sent.amount / 3 + 0.1,
      '0',
      String(sent.amount),
      null,
      true,
      [],
      {},
      1e15,
    ];
    const amounts = [
      ...odd,
      ...Array.from({ length: 40 - odd.length }, (_, index) => sent.amount + 7 * (index + 2)),
    ];
    for (const amount of amounts) {
      const answer = await user().post('/api/payments/confirm', { ...sent, amount });
      expect(answer.status).toBe(400);
    }
    expect((await shop.payments.find(sent.paymentKey))?.state).toBe('approvable');
    expect((await user().post('/api/payments/confirm', sent)).status).toBe(200);
  });

  it('repeat the first answer for the same key and refuse another body', async () => {
    const [first, second] = await optionsInStock(shop, 2);
    if (!first || !second) throw new Error('no options');
    const before = await stockOf(shop, first.id);
    const key = 'the-same-key';
    const one = await me().start({ items: [{ optionId: first.id, quantity: 1 }], key });
    const two = await me().start({ items: [{ optionId: first.id, quantity: 1 }], key });
    expect(two.body.data.orderId).toBe(one.body.data.orderId);
    expect(await stockOf(shop, first.id)).toBe(before - 1);
    const other = await me().start({ items: [{ optionId: second.id, quantity: 1 }], key });
    expect([other.status, other.body.code]).toEqual([422, 'REQUEST_KEY_REUSED']);
  });

  it('order only selected cart lines and keep the others', async () => {
    const [first, second] = await optionsInStock(shop, 2);
    if (!first || !second) throw new Error('no options');
    await user().post('/api/users/cart/items', { optionId: first.id, quantity: 1 });
    const kept = await user().post('/api/users/cart/items', { optionId: second.id, quantity: 1 });
    await user().patch(`/api/users/cart/items/${kept.body.data.cartItemId}`, { selected: false });
    const orderId = await buy(shop, user(), {});
    const order = (await user().get(`/api/users/orders/${orderId}`)).body.data;
    expect(order.items.map((item: { optionId: number }) => item.optionId)).toEqual([first.id]);
    const cart = (await user().get('/api/users/cart')).body.data;
    expect(cart.items.map((item: { optionId: number }) => item.optionId)).toEqual([second.id]);
  });

  it('refuse a sold-out option in every endpoint', async () => {
    const option = await oneOption();
    const stock = await stockOf(shop, option.id);
    await setStock(shop, option.id, 0);
    const line = { optionId: option.id, quantity: 1 };
    expect((await user().post('/api/users/cart/items', line)).body.code).toBe('OUT_OF_STOCK');
    expect((await me().start({ items: [line] })).body.code).toBe('OUT_OF_STOCK');
    await setStock(shop, option.id, stock);
  });

  it('let no other member confirm, abandon or read', async () => {
    const option = await oneOption();
    const started = await me().start({ items: [{ optionId: option.id, quantity: 1 }] });
    await approve(shop, started);
    const other = await shop.asMember('minjun@sinbaljang.test');
    const callers = [shop.as('visitor'), shop.as('seller'), shop.as('admin'), other];
    for (const caller of callers) {
      expect([401, 403, 404]).toContain(
        (await caller.post('/api/payments/confirm', confirmBody(started))).status,
      );
      expect([401, 403, 404]).toContain(
        (await caller.post('/api/payments/abandon', { orderNo: started.body.data.orderNo })).status,
      );
    }
    expect((await user().post('/api/payments/confirm', confirmBody(started))).status).toBe(200);
  });

  it('keep every ledger right: points are used once with an order and returned once', async () => {
    const option = await oneOption();
    const before = await balanceOf(user());
    const wish = { items: [{ optionId: option.id, quantity: 1 }], usedPoints: 200 };
    const { orderNo } = (await me().start(wish)).body.data;
    for (let times = 0; times < 2; times += 1) await user().post('/api/payments/abandon', { orderNo });
    const cancelled = await buy(shop, user(), wish);
    for (let times = 0; times < 2; times += 1) await user().post(`/api/users/orders/${cancelled}/cancel`, {});
    const kept = await buy(shop, user(), wish);
    const rows = await shop.db
      .selectFrom('point_ledger')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(5)
      .execute();
    expect(rows.map(({ points }) => points)).toEqual([-200, 200, -200, 200, -200]);
    expect([rows[0]?.order_id, rows[0]?.balance_after]).toEqual([kept, before - 200]);
    expect([await balanceOf(user()), await ledgerProblems(shop)]).toEqual([before - 200, []]);
  });
});
