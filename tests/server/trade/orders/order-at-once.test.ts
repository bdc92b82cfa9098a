import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PaymentRefused } from '#server/kit/ports/payment-gateway.ts';
import { forgetJobs, jobsOf } from '../../../support/jobs.ts';
import { ADDRESS, optionsInStock, shopper, stockOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { statementsOf } from '../../../support/server/statements-of.ts';

let shop: TestShop;
let refuses = false;
beforeAll(async () => {
  shop = await startTestShop({
    payments: ({ chargeInTransaction, ...own }) => ({
      ...own,
      async chargeInTransaction(tx, requests) {
        const paid = await chargeInTransaction?.(tx, requests);
        // After the provider has written its own books.
        if (refuses || !paid) throw new PaymentRefused('no money');
        return paid;
      },
    }),
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  refuses = false;
});

const order = (optionId: number, key = randomUUID()) =>
  shop.as('user').post(
    '/api/users/direct-orders',
    {
      ...ADDRESS,
      items: [{ optionId, quantity: 1 }],
      couponId: null,
      usedPoints: 0,
      paymentMethod: '카드',
    },
    { headers: { 'idempotency-key': key } },
  );
const optionId = async () => (await optionsInStock(shop, 1))[0]?.id ?? 0;
const count = async (table: 'orders' | 'test_payments' | 'stock_moves' | 'payment_asks') =>
  (await shop.db.selectFrom(table).select(shop.db.fn.countAll().as('count')).executeTakeFirstOrThrow()).count;
const counts = async () => [await count('orders'), await count('test_payments'), await count('stock_moves')];
it('an order that is charged in its transaction and refused leaves no order, stock move or payment, and its key is free', async () => {
  const option = await optionId();
  const before = { counts: await counts(), stock: await stockOf(shop, option) };
  const key = randomUUID();
  refuses = true;
  const refused = await order(option, key);
  expect([refused.status, refused.body.code]).toEqual([402, 'PAYMENT_NOT_APPROVED']);
  expect({ counts: await counts(), stock: await stockOf(shop, option) }).toEqual(before);
  refuses = false;
  expect((await order(option, key)).status).toBe(200);
  expect(await stockOf(shop, option)).toBe(before.stock - 1);
});

it('an order that is charged in its transaction is paid, repeats under its key, and leaves no job and no open request', async () => {
  await forgetJobs(shop);
  const key = randomUUID();
  const option = await optionId();
  const [first, again] = await Promise.all([order(option, key), order(option, key)]);
  expect([first.status, again.status]).toEqual([200, 200]);
  const id: number = first.body.data.orderId;
  expect(again.body.data).toEqual(first.body.data);
  const payment = await shop.db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(payment).toMatchObject({ status: 'PAID' });
  expect(payment.receipt_url).toContain(payment.payment_key ?? 'no key');
  const [audits, moves, history] = await Promise.all([
    shop.db
      .selectFrom('audit_entries')
      .select('action')
      .where('target_type', '=', 'ORDER')
      .where('target_id', '=', id)
      .execute(),
    shop.db
      .selectFrom('stock_moves')
      .select('delta')
      .where('ref_type', '=', 'ORDER')
      .where('ref_id', '=', id)
      .execute(),
    shop.db.selectFrom('order_history').select('event').where('order_id', '=', id).orderBy('id').execute(),
  ]);
  expect(audits).toEqual([{ action: 'ORDER_PLACED' }]);
  expect(moves).toEqual([{ delta: -1 }]);
  expect(history.map(({ event }) => event)).toEqual(['PENDING', 'ORDERED']);
  expect([await jobsOf(shop, 'release-hold'), await jobsOf(shop, 'ask-payment')]).toEqual([[], []]);
  expect(Number(await count('payment_asks'))).toBe(0);
});

/** Gives the shopper a coupon that pays everything, shipping too. */
async function giveFullCoupon(): Promise<number> {
  const { id: userId } = await shop.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'user@sinbaljang.test')
    .executeTakeFirstOrThrow();
  const now = shop.clock.now();
  const { id } = await shop.db
    .insertInto('coupons')
    .values({
      user_id: userId,
      campaign_id: null,
      code: randomUUID(),
      name: '전액 쿠폰',
      discount_type: 'FIXED_DISCOUNT',
      discount_value: 100_000_000,
      max_discount_amount: null,
      free_shipping: true,
      issued_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
      used_at: null,
      order_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

it('a checkout of which nothing is to be paid is paid in one transaction, repeats under its key, and leaves no job', async () => {
  await forgetJobs(shop);
  const wish = {
    items: [{ optionId: await optionId(), quantity: 1 }],
    couponId: await giveFullCoupon(),
    expectedTotal: 0,
    key: randomUUID(),
  };
  const { start } = shopper(shop.as('user'));
  const charges = Number(await count('test_payments'));
  const { answer, transactions } = await statementsOf(() => start(wish));
  expect(answer.body.data).toMatchObject({ amount: 0, paymentUrl: null });
  expect(transactions).toBe(1);
  const id: number = answer.body.data.orderId;
  const of = (table: 'payments' | 'order_history') =>
    shop.db.selectFrom(table).selectAll().where('order_id', '=', id).orderBy('id').execute();
  expect(await of('payments')).toMatchObject([
    { status: 'PAID', amount: 0, payment_key: null, receipt_url: null },
  ]);
  expect(await of('order_history')).toMatchObject([{ event: 'PENDING' }, { event: 'ORDERED' }]);
  const coupon = await shop.db
    .selectFrom('coupons')
    .select('order_id')
    .where('id', '=', wish.couponId)
    .executeTakeFirstOrThrow();
  expect(coupon.order_id).toBe(id);
  expect([Number(await count('test_payments')), await jobsOf(shop, 'release-hold')]).toEqual([charges, []]);
  expect((await start(wish)).body.data).toEqual(answer.body.data);
});
