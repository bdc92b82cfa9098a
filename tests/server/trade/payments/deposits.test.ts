// Size: all endings of a deposit, in one shop.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOfSecret } from '#server/trade/payments/deposits/issue-account.ts';
import {
  afterDeadline,
  awaiting,
  deposit,
  endingOf,
  startDeposit,
} from '../../../support/orders/deposits.ts';
import {
  balanceOf,
  buy,
  ledgerProblems,
  optionsInStock,
  shopper,
  stockOf,
} from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let caller: ReturnType<TestShop['as']>;
beforeAll(async () => {
  shop = await startTestShop();
});
// Deadlines are longer than the tokens of the image.
beforeEach(async () => {
  caller = await shop.asMember('user@sinbaljang.test');
});
afterAll(() => shop.close());

const user = () => caller;
/** Lets the deadline of deposits pass, and logs in again. */
async function pastDeadline(): Promise<void> {
  await afterDeadline(shop);
  caller = await shop.asMember('user@sinbaljang.test');
}
const read = async (id: number) => (await user().get(`/api/users/orders/${id}`)).body.data;
const cancel = (id: number) =>
  user().post(`/api/users/orders/${id}/cancel`, {}, { headers: { 'idempotency-key': randomUUID() } });
const kindsOf = async () =>
  (await user().get('/api/users/notices?size=20')).body.data.content.map(
    ({ type }: { type: string }) => type,
  );
const listed = async (status: string): Promise<number[]> =>
  (await user().get(`/api/users/orders?status=${status}`)).body.data.content.map(
    ({ orderId }: { orderId: number }) => orderId,
  );

describe('order by deposit', () => {
  it('waits with its stock held, is shown to its buyer with the account, and to nobody else', async () => {
    const before = await awaiting(shop, user());
    const left = await stockOf(shop, before.optionId);
    const { orderId, amount } = await awaiting(shop, user());
    expect(await stockOf(shop, before.optionId)).toBe(left - 1);
    const order = await read(orderId);
    expect(order).toMatchObject({
      status: 'PENDING',
      deposit: { state: 'WAITING', bank: '신한', amount, deposited: 0, depositor: '김신발' },
    });
    expect(Date.parse(order.deposit.dueAt) - Date.parse(order.orderedAt)).toBe(24 * 3_600_000);
    expect(await listed('PENDING')).toContain(orderId);
    const other = await (await shop.asMember('nari@sinbaljang.test')).get(`/api/users/orders/${orderId}`);
    expect(other.status).toBe(404);
    const sold = (await shop.as('seller').get('/api/seller/orders?size=100')).body.data.content;
    expect(sold.map((row: { orderId: number }) => row.orderId)).not.toContain(orderId);
    expect(await kindsOf()).toContain('DEPOSIT_REQUESTED');
  });

  it('keeps its first account when the request is repeated', async () => {
    const key = randomUUID();
    const first = await startDeposit(shop, user(), { key });
    const again = await startDeposit(shop, user(), { key });
    expect(again.body).toEqual(first.body);
  });

  it('is paid by the exact deposit, once, however often it is reported', async () => {
    const order = await awaiting(shop, user());
    await deposit(shop, order);
    for (const _ of [1, 2])
      await shop.as('visitor').post('/api/payments/webhook', { data: { paymentKey: order.paymentKey } });
    expect(await endingOf(shop, order.orderId)).toEqual({ order: 'ORDERED', payment: 'PAID', refunds: [] });
    expect((await read(order.orderId)).deposit.state).toBe('PAID');
    expect(await kindsOf()).toContain('ORDER_PLACED');
  });

  it('waits for the rest of a partial deposit, and is paid by it', async () => {
    const order = await awaiting(shop, user());
    await deposit(shop, order, 'deposit-part');
    expect((await read(order.orderId)).deposit).toMatchObject({
      state: 'WAITING',
      deposited: Math.floor(order.amount / 2),
    });
    await deposit(shop, order);
    expect(await endingOf(shop, order.orderId)).toEqual({ order: 'ORDERED', payment: 'PAID', refunds: [] });
  });

  it('is paid by a larger deposit, whose surplus is refunded', async () => {
    const order = await awaiting(shop, user());
    await deposit(shop, order, 'deposit-over');
    expect(await endingOf(shop, order.orderId)).toEqual({
      order: 'ORDERED',
      payment: 'PAID',
      refunds: ['WAITING 1000'],
    });
    expect(await kindsOf()).toContain('REFUND_ACCOUNT_ASKED');
  });

  it('is left alone by the page that abandons payments', async () => {
    const order = await awaiting(shop, user());
    await user().post('/api/payments/abandon', { orderNo: order.orderNo });
    expect((await endingOf(shop, order.orderId)).order).toBe('PENDING');
    await cancel(order.orderId);
  });
});

describe('end of a deposit', () => {
  it('returns stock and points at the deadline, not before it, and says so', async () => {
    // Orders of the tests above end first.
    await pastDeadline();
    const points = await balanceOf(user());
    const order = await awaiting(shop, user(), { usedPoints: 1_000 });
    const held = await stockOf(shop, order.optionId);
    shop.clock.advance(23 * 3_600_000);
    await shop.sweep();
    expect((await endingOf(shop, order.orderId)).order).toBe('PENDING');
    await pastDeadline();
    expect(await endingOf(shop, order.orderId)).toEqual({ order: 'EXPIRED', payment: 'FAILED', refunds: [] });
    expect([await stockOf(shop, order.optionId), await balanceOf(user())]).toEqual([held + 1, points]);
    expect(await read(order.orderId)).toMatchObject({ status: 'CANCELLED', deposit: { state: 'ENDED' } });
    expect(await listed('CANCELLED')).toContain(order.orderId);
    expect(await kindsOf()).toContain('DEPOSIT_EXPIRED');
    expect(await ledgerProblems(shop)).toEqual([]);
  });

  it('refunds a late deposit, and the order stays cancelled', async () => {
    const order = await awaiting(shop, user());
    await pastDeadline();
    await deposit(shop, order);
    expect(await endingOf(shop, order.orderId)).toEqual({
      order: 'EXPIRED',
      payment: 'FAILED',
      refunds: [`WAITING ${order.amount}`],
    });
  });

  it('refunds a partial deposit at the deadline', async () => {
    const order = await awaiting(shop, user());
    await deposit(shop, order, 'deposit-part');
    await pastDeadline();
    expect(await endingOf(shop, order.orderId)).toEqual({
      order: 'EXPIRED',
      payment: 'FAILED',
      refunds: [`WAITING ${Math.floor(order.amount / 2)}`],
    });
  });

  it('finds a deposit in time whose report was lost', async () => {
    const order = await awaiting(shop, user());
    const { amount } = order;
    await shop.db
      .updateTable('test_payments')
      .set({ status: 'DONE', deposited: amount })
      .where('payment_key', '=', order.paymentKey)
      .execute();
    shop.clock.advance(24 * 3_600_000 + 60_000);
    await shop.sweep();
    expect((await endingOf(shop, order.orderId)).order).toBe('ORDERED');
  });

  it('is cancelled as a whole before the deposit, and its account takes no deposit after that', async () => {
    const order = await awaiting(shop, user());
    expect((await cancel(order.orderId)).body.data).toEqual({ orderId: order.orderId, status: 'CANCELLED' });
    expect((await endingOf(shop, order.orderId)).order).toBe('EXPIRED');
    await deposit(shop, order);
    const { status } = await shop.db
      .selectFrom('test_payments')
      .select('status')
      .where('payment_key', '=', order.paymentKey)
      .executeTakeFirstOrThrow();
    expect(status).toBe('CLOSED');
  });
});

it('an order whose deadline passes gives its coupon and points back, and leaves those of another order', async () => {
  const [option] = await optionsInStock(shop, 1);
  const items = [{ optionId: option?.id ?? 0, quantity: 1 }];
  const { coupons } = (await shopper(user()).quote({ items })).body.data;
  const { couponId } = coupons.find(({ refusal }: { refusal: string | null }) => refusal === null);
  const usedAt = async () =>
    (
      await shop.db
        .selectFrom('coupons')
        .select('used_at')
        .where('id', '=', couponId)
        .executeTakeFirstOrThrow()
    ).used_at;
  const points = await balanceOf(user());
  const kept = await awaiting(shop, user(), { usedPoints: 1_000 });
  await deposit(shop, kept);
  const lapsed = await awaiting(shop, user(), { couponId, usedPoints: 2_000 });
  expect([await usedAt(), await balanceOf(user())]).toEqual([expect.any(Date), points - 3_000]);
  const left = await stockOf(shop, lapsed.optionId);
  await pastDeadline();
  expect([await usedAt(), await balanceOf(user())]).toEqual([null, points - 1_000]);
  expect(await stockOf(shop, lapsed.optionId)).toBe(left + 1);
  expect((await endingOf(shop, kept.orderId)).order).toBe('ORDERED');
  expect(await ledgerProblems(shop)).toEqual([]);
});

describe('report of a deposit by order number', () => {
  /** Order with an account that has this secret, and a deposit that nobody has reported. */
  async function unreported(secret: string | null) {
    const order = await awaiting(shop, user());
    await shop.db
      .updateTable('virtual_accounts')
      .set({ secret_hash: secret && hashOfSecret(secret) })
      .where('order_id', '=', order.orderId)
      .execute();
    await shop.db
      .updateTable('test_payments')
      .set({ status: 'DONE', deposited: order.amount })
      .where('payment_key', '=', order.paymentKey)
      .execute();
    return order;
  }
  const report = (body: object) => shop.as('visitor').post('/api/payments/webhook', body);
  const waiting = { order: 'PENDING', payment: 'AWAITING_DEPOSIT', refunds: [] };

  it('changes nothing with a wrong, missing or foreign secret, and pays with the right one', async () => {
    const [mine, theirs] = [await unreported('ps_mine'), await unreported('ps_theirs')];
    const { orderNo: orderId } = mine;
    expect((await report({ orderId, secret: 'ps_wrong' })).status).toBe(200);
    expect((await report({ orderId, secret: 'ps_theirs' })).status).toBe(200);
    expect((await report({ orderId, secret: '' })).status).toBe(200);
    expect((await report({ orderId })).status).toBe(400);
    expect(await endingOf(shop, mine.orderId)).toEqual(waiting);
    expect(await endingOf(shop, theirs.orderId)).toEqual(waiting);
    await report({ orderId, secret: 'ps_mine' });
    expect((await endingOf(shop, mine.orderId)).order).toBe('ORDERED');
    expect(await endingOf(shop, theirs.orderId)).toEqual(waiting);
  });

  it('changes nothing if the account has no secret', async () => {
    const { orderId, orderNo } = await unreported(null);
    await report({ orderId: orderNo, secret: '' });
    await report({ orderId: orderNo, secret: 'null' });
    expect(await endingOf(shop, orderId)).toEqual(waiting);
  });
});

it('orders that wait for a deposit are counted as the filter lists them, for their buyer alone', async () => {
  const countsOf = async (who: ReturnType<TestShop['as']>): Promise<number> =>
    (await who.get('/api/users/orders/counts')).body.data.waiting;
  await pastDeadline();
  const other = await shop.asMember('nari@sinbaljang.test');
  const before = [await countsOf(user()), await countsOf(other)];
  const order = await awaiting(shop, user());
  // A payment by card that has started is no order yet.
  await shopper(user()).start({ items: [{ optionId: order.optionId, quantity: 1 }] });
  expect([await countsOf(user()), await countsOf(other)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
  expect(await listed('PENDING')).toHaveLength(await countsOf(user()));
  await deposit(shop, order);
  expect(await countsOf(user())).toBe(before[0]);
});

describe('refund of a deposit', () => {
  const giveAccount = (who: ReturnType<TestShop['as']>, id: number, accountNumber = '110-222-333444') =>
    who.put(`/api/users/orders/${id}/refund-account`, { bank: '국민', accountNumber, holder: '김신발' });

  it('waits for the account of the buyer, and is then paid to it', async () => {
    const order = await awaiting(shop, user());
    await deposit(shop, order);
    await cancel(order.orderId);
    expect((await endingOf(shop, order.orderId)).refunds).toEqual([`WAITING ${order.amount}`]);
    const given = await giveAccount(user(), order.orderId);
    expect(given.body.data).toEqual({ bank: '국민', numberTail: '3444', holder: '김신발' });
    expect((await endingOf(shop, order.orderId)).refunds).toEqual([`DONE ${order.amount}`]);
    const shown = JSON.stringify(await read(order.orderId));
    expect(shown).toContain('3444');
    expect(shown).not.toContain('110222333444');
  });

  it('keeps the number encrypted, and takes none for the order of another member', async () => {
    const order = await awaiting(shop, user());
    const other = await shop.asMember('nari@sinbaljang.test');
    expect((await giveAccount(other, order.orderId)).status).toBe(404);
    await giveAccount(user(), order.orderId);
    const { number_sealed: sealed } = await shop.db
      .selectFrom('refund_accounts')
      .select('number_sealed')
      .where('order_id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    expect(sealed).not.toContain('333444');
    expect(shop.ports.secrets.open(sealed)).toBe('110222333444');
  });

  it('has no account for an order that was paid by card', async () => {
    const [option] = await optionsInStock(shop, 1);
    const id = await buy(shop, user(), { items: [{ optionId: option?.id ?? 0, quantity: 1 }] });
    expect((await giveAccount(user(), id)).status).toBe(404);
  });
});

describe('races of a deposit', () => {
  const paidUnreported = async (surplus = 0) => {
    const order = await awaiting(shop, user());
    await shop.db
      .updateTable('test_payments')
      .set({ status: 'DONE', deposited: order.amount + surplus })
      .where('payment_key', '=', order.paymentKey)
      .execute();
    const report = () =>
      shop.as('visitor').post('/api/payments/webhook', { data: { paymentKey: order.paymentKey } });
    return { ...order, report };
  };

  it('pays once, and refunds the surplus once, when reports arrive together', async () => {
    const order = await paidUnreported(500);
    await Promise.all([order.report(), order.report(), order.report()]);
    expect(await endingOf(shop, order.orderId)).toEqual({
      order: 'ORDERED',
      payment: 'PAID',
      refunds: ['WAITING 500'],
    });
  });

  it('either pays or refunds a deposit that arrives while the order expires', async () => {
    const order = await paidUnreported();
    const left = await stockOf(shop, order.optionId);
    await shop.db
      .updateTable('orders')
      .set({ hold_expires_at: shop.clock.now() })
      .where('id', '=', order.orderId)
      .execute();
    await Promise.all([shop.sweep(), order.report()]);
    const ending = await endingOf(shop, order.orderId);
    const isPaid = ending.order === 'ORDERED';
    expect(ending).toEqual(
      isPaid
        ? { order: 'ORDERED', payment: 'PAID', refunds: [] }
        : { order: 'EXPIRED', payment: 'FAILED', refunds: [`WAITING ${order.amount}`] },
    );
    expect(await stockOf(shop, order.optionId)).toBe(isPaid ? left : left + 1);
  });

  it('either cancels before the deposit, or cancels the paid order with a refund', async () => {
    const order = await paidUnreported();
    const left = await stockOf(shop, order.optionId);
    const [cancelled] = await Promise.all([cancel(order.orderId), order.report()]);
    expect(cancelled.status).toBe(200);
    const { order: status, refunds } = await endingOf(shop, order.orderId);
    expect(['EXPIRED', 'CANCELLED']).toContain(status);
    expect(refunds).toEqual([`WAITING ${order.amount}`]);
    expect(await stockOf(shop, order.optionId)).toBe(left + 1);
  });
});
