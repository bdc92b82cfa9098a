// Size: all races share one crowd.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  approve,
  balanceOf,
  confirmBody,
  ledgerProblems,
  optionsInStock,
  patiently,
  setStock,
  shopper,
  stockOf,
} from '../../../support/orders/shopping.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { multipart } from '../../../support/server/multipart.ts';
import { rounds } from '../../../support/server/rounds.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const BUYERS = 200;
const PAIRS = 50;

let shop: TestShop;
let crowd: { id: number; token: string }[];
beforeAll(async () => {
  shop = await startTestShop();
  crowd = await addCrowd(shop, BUYERS);
}, 60_000);
afterAll(() => shop.close());

type Caller = ReturnType<TestShop['as']>;
const someone = (index: number): Caller => shop.withToken(crowd[index % BUYERS]?.token ?? '');

async function buyNow(caller: Caller, items: { optionId: number; quantity: number }[]) {
  const key = randomUUID();
  const quoted = await patiently(() => shopper(caller).quote({ items }));
  const expectedTotal = quoted.body.data.finalPrice;
  const started = await patiently(() => shopper(caller).start({ items, expectedTotal, key }));
  if (started.status !== 200) return started;
  await approve(shop, started);
  return patiently(() => caller.post('/api/payments/confirm', confirmBody(started)));
}

describe('concurrent shopping', () => {
  it(`${BUYERS} buyers race for ${PAIRS} units: exactly ${PAIRS} are sold`, {
    timeout: 120_000,
  }, async () => {
    const [option] = await optionsInStock(shop, 1);
    if (!option) throw new Error('no option');
    await setStock(shop, option.id, PAIRS);
    const answers = await Promise.all(
      crowd.map((_, index) => buyNow(someone(index), [{ optionId: option.id, quantity: 1 }])),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? 'sold' : body.code));
    expect(codes.filter((code) => code === 'sold')).toHaveLength(PAIRS);
    expect(codes.filter((code) => code === 'OUT_OF_STOCK')).toHaveLength(BUYERS - PAIRS);
    expect(await stockOf(shop, option.id)).toBe(0);
  });

  it('mixed carts in random order never end in a deadlock error', { timeout: 120_000 }, async () => {
    const options = await optionsInStock(shop, 6);
    for (const { id } of options) await setStock(shop, id, 1_000);
    const shuffled = (seed: number) =>
      options.toSorted((a, b) => ((a.id * (seed + 3)) % 7) - ((b.id * (seed + 3)) % 7));
    const answers = await Promise.all(
      crowd.slice(0, 90).map((_, index) =>
        buyNow(
          someone(index),
          shuffled(index)
            .slice(0, 2 + (index % 4))
            .map(({ id }) => ({ optionId: id, quantity: 1 })),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const sold = answers.map((_, index) => 2 + (index % 4)).reduce((a, b) => a + b, 0);
    const left = await Promise.all(options.map(({ id }) => stockOf(shop, id)));
    expect(6_000 - left.reduce((a, b) => a + b, 0)).toBe(sold);
  });

  it('twenty uses of one coupon, in orders and outside: one succeeds', async () => {
    const [option] = await optionsInStock(shop, 1);
    if (!option) throw new Error('no option');
    await setStock(shop, option.id, 1_000);
    const buyer = someone(0);
    const given = await shop.as('admin').post('/api/coupons/issue', {
      email: 'crowd-0@sinbaljang.test',
      couponCode: 'RACE-ONE',
      couponName: '한 번만',
      discountType: 'FIXED_DISCOUNT',
      discountValue: 1_000,
      expiresAt: '2027-01-01T00:00:00.000Z',
    });
    const wish = { items: [{ optionId: option.id, quantity: 1 }], couponId: given.body.couponId };
    const expectedTotal = (await shopper(buyer).quote(wish)).body.data.finalPrice;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 4 === 3
          ? buyer.post('/api/coupons/use', { couponCode: 'RACE-ONE' })
          : shopper(buyer).start({ ...wish, expectedTotal }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('twenty redemptions of a code with five left: five members get one each', async () => {
    await shop.db
      .insertInto('coupon_campaigns')
      .values({
        code: 'FIVE',
        name: '선착순',
        discount_type: 'FIXED_DISCOUNT',
        discount_value: 1_000,
        max_discount_amount: null,
        issue_limit: 5,
        ends_at: new Date('2027-01-01'),
      })
      .execute();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => someone(index).post('/api/users/coupons', { code: 'five' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const lucky = answers.findIndex(({ status }) => status === 200);
    expect((await someone(lucky).post('/api/users/coupons', { code: 'FIVE' })).status).toBe(409);
  });

  it('twenty orders spend one balance: it pays once', async () => {
    const [option] = await optionsInStock(shop, 1);
    if (!option) throw new Error('no option');
    await setStock(shop, option.id, 1_000);
    const buyer = someone(5);
    const now = shop.clock.now();
    await shop.db
      .insertInto('point_ledger')
      .values({
        user_id: crowd[5]?.id ?? 0,
        type: 'EARN',
        points: 300,
        balance_after: 300,
        description: '시험',
        reason: 'TEST',
        ref_type: 'TEST',
        ref_id: 1,
        order_id: null,
        expires_at: null,
        created_at: now,
      })
      .execute();
    const wish = { items: [{ optionId: option.id, quantity: 1 }], usedPoints: 300 };
    const expectedTotal = (await shopper(buyer).quote(wish)).body.data.finalPrice;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shopper(buyer).start({ ...wish, expectedTotal })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balanceOf(buyer)).toBe(0);
    expect(await ledgerProblems(shop)).toEqual([]);
  });

  it('order, confirm, webhook, cancel and claim sent twenty times have one effect each', {
    timeout: 60_000,
  }, async () => {
    const [option] = await optionsInStock(shop, 1);
    if (!option) throw new Error('no option');
    await setStock(shop, option.id, 100);
    const buyer = someone(7);
    const wish = { items: [{ optionId: option.id, quantity: 1 }], key: 'twenty-times' };
    const expectedTotal = (await shopper(buyer).quote(wish)).body.data.finalPrice;
    const twenty = <T>(act: (index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: 20 }, (_, index) => act(index)));
    const starts = await twenty(() => shopper(buyer).start({ ...wish, expectedTotal }));
    expect(new Set(starts.map(({ body }) => body.data.orderId)).size).toBe(1);
    expect(await stockOf(shop, option.id)).toBe(99);
    const [started] = starts;
    if (!started) throw new Error('nothing started');
    await approve(shop, started);
    const sent = confirmBody(started);
    const confirms = await twenty((index) =>
      index % 2 === 0
        ? buyer.post('/api/payments/confirm', sent)
        : shop.as('visitor').post('/api/payments/webhook', { data: { paymentKey: sent.paymentKey } }),
    );
    expect(confirms.every(({ status }) => status === 200)).toBe(true);
    const { orderId } = started.body.data;
    const cancels = await twenty(() => buyer.post(`/api/users/orders/${orderId}/cancel`, {}));
    expect(cancels.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stockOf(shop, option.id)).toBe(100);
    const refunds = await shop.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute();
    expect(refunds).toHaveLength(1);
    const book = await shop.db
      .selectFrom('test_payments')
      .selectAll()
      .where('payment_key', '=', sent.paymentKey)
      .executeTakeFirstOrThrow();
    expect(book.cancelled_amount).toBe(sent.amount);
  });

  it('twenty exchange claims of one line hold one unit', { timeout: 60_000 }, async () => {
    const options = await optionsInStock(shop, 400, 8);
    const option = options.find((one) =>
      options.some((b) => b.product_id === one.product_id && b.id !== one.id),
    );
    const twin = options.find((one) => one.product_id === option?.product_id && one.id !== option.id);
    if (!option || !twin) throw new Error('no twins');
    const buyer = someone(11);
    const { body } = await buyNow(buyer, [{ optionId: option.id, quantity: 1 }]);
    const { orderId } = body.data;
    const now = shop.clock.now();
    await shop.db
      .updateTable('order_items')
      .set({ status: 'DELIVERED', delivered_at: now })
      .where('order_id', '=', orderId)
      .execute();
    await shop.db.updateTable('orders').set({ status: 'DELIVERED' }).where('id', '=', orderId).execute();
    const item = (await buyer.get(`/api/users/orders/${orderId}`)).body.data.items[0].orderItemId;
    const before = await stockOf(shop, twin.id);
    const form = { orderItemId: item, type: 'EXCHANGE', reason: 'SIZE', newOptionId: twin.id };
    const { payload, headers } = multipart([{ name: 'claim', data: JSON.stringify(form) }]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => buyer.post('/api/users/claims', payload, { headers })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await stockOf(shop, twin.id)).toBe(before - 1);
  });

  it('confirm, abandon and expiry cross: an order, or nothing taken', { timeout: 60_000 }, async () => {
    const [option] = await optionsInStock(shop, 1);
    if (!option) throw new Error('no option');
    for (let round = 0; round < rounds(15); round += 1) {
      await setStock(shop, option.id, 10);
      const buyer = someone(20 + round);
      const started = await shopper(buyer).start({ items: [{ optionId: option.id, quantity: 1 }] });
      await approve(shop, started);
      const sent = confirmBody(started);
      await Promise.all([
        buyer.post('/api/payments/confirm', sent),
        buyer.post('/api/payments/abandon', { orderNo: sent.orderNo }),
        shop.as('visitor').post('/api/payments/webhook', { data: { paymentKey: sent.paymentKey } }),
      ]);
      await shop.as('visitor').post('/api/payments/webhook', { data: { paymentKey: sent.paymentKey } });
      const { status } = await shop.db
        .selectFrom('orders')
        .select('status')
        .where('order_no', '=', sent.orderNo)
        .executeTakeFirstOrThrow();
      const book = await shop.db
        .selectFrom('test_payments')
        .selectAll()
        .where('payment_key', '=', sent.paymentKey)
        .executeTakeFirstOrThrow();
      const kept = (book.status === 'DONE' ? book.amount : 0) - book.cancelled_amount;
      expect([status, kept, await stockOf(shop, option.id)]).toEqual(
        status === 'ORDERED' ? ['ORDERED', sent.amount, 9] : ['EXPIRED', 0, 10],
      );
    }
  });
});
