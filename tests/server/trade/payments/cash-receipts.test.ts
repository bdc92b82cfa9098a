// Size: the whole life of a cash receipt, in one shop.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CASH_RECEIPT_DAYS } from '#domain/policies/orders.ts';
import { runCheck } from '#server/consistency/check-store.ts';
import { REFUNDS } from '#server/consistency/refunds-sql.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { blankOrders } from '#server/jobs/sweeps/record-store.ts';
import {
  type IssuedReceipt,
  type PaymentGateway,
  PaymentRefused,
  PaymentUnreachable,
  type ReceiptRequest,
} from '#server/kit/ports/payment-gateway.ts';
import { REFUSED_NUMBER } from '#server/trade/payments/test-receipts.ts';
import { settleReceipts } from '#server/trade/receipts/settle-receipts.ts';
import { rowsOf, SECTIONS } from '#server/withdrawal/data-export-store.ts';
import { awaiting, deposit } from '../../../support/orders/deposits.ts';
import { buy, optionsInStock } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
const PHONE = { kind: 'PERSON', number: '010-2345-6789' } as const;
const BUSINESS = { kind: 'BUSINESS', number: '220-81-62517' } as const;

let shop: TestShop;
let user: Caller;
let other: Caller;
const logIn = async () => {
  user = await shop.asMember('user@sinbaljang.test');
  other = await shop.asMember('nari@sinbaljang.test');
};
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(logIn);
afterAll(() => shop.close());

const read = async (id: number) => (await user.get(`/api/users/orders/${id}`)).body.data;
const ask = (who: Caller, id: number, body: object = PHONE, key: string = randomUUID()) =>
  who.post(`/api/users/orders/${id}/cash-receipt`, body, { headers: { 'idempotency-key': key } });
const cancel = (id: number, orderItemIds: number[] = []) =>
  user.post(
    `/api/users/orders/${id}/cancel`,
    { orderItemIds },
    { headers: { 'idempotency-key': randomUUID() } },
  );
/** Order whose deposit has arrived; by default without a receipt. */
async function paid(wish: Parameters<typeof awaiting>[2] = {}) {
  const order = await awaiting(shop, user, wish);
  await deposit(shop, order);
  return order;
}
/** Cancels the first line of an order and returns its refund in won. */
async function cancelLine(orderId: number): Promise<number> {
  const [line] = (await read(orderId)).items;
  expect((await cancel(orderId, [line.orderItemId])).status).toBe(200);
  const refunds = (await read(orderId)).refunds;
  return refunds.at(-1).amount;
}
const stored = (orderId: number) =>
  shop.db.selectFrom('cash_receipts').selectAll().where('order_id', '=', orderId).executeTakeFirst();
/** Receipt of an order in the ledger of the provider. */
const atProvider = async (orderId: number) =>
  shop.db
    .selectFrom('test_cash_receipts as t')
    .innerJoin('cash_receipts as c', 'c.receipt_key', 't.receipt_key')
    .select(['t.amount', 't.cancelled_amount as cancelled'])
    .where('c.order_id', '=', orderId)
    .execute();
const kindsOf = async (who: Caller) =>
  (await who.get('/api/users/notices?size=20')).body.data.content.map(({ type }: { type: string }) => type);
/** Orders that contradict the rule of the sums. */
async function contradictions() {
  const rule = REFUNDS.find(({ name }) => name === 'cash receipts');
  return rule && runCheck(shop.db, rule, shop.clock.now());
}

describe('cash receipt that is asked for with the order', () => {
  it('waits for the deposit, and is then issued once for what was deposited', async () => {
    const order = await awaiting(shop, user, { cashReceipt: PHONE, usedPoints: 1_000 });
    await shop.sweep();
    expect(await read(order.orderId)).toMatchObject({
      cashReceipt: { state: 'WISHED', kind: 'PERSON', numberTail: '6789', amount: 0, approvalNo: null },
      cashReceiptUntil: null,
    });
    await deposit(shop, order);
    await shop.sweep();
    for (const _ of [1, 2])
      await shop.as('visitor').post('/api/payments/webhook', { data: { paymentKey: order.paymentKey } });
    await shop.sweep();
    const { cashReceipt } = await read(order.orderId);
    expect(cashReceipt).toMatchObject({ state: 'ISSUED', amount: order.amount, cancelled: 0 });
    expect(cashReceipt.approvalNo).toMatch(/^\d{9}$/);
    expect(await atProvider(order.orderId)).toEqual([{ amount: order.amount, cancelled: 0 }]);
    expect(await kindsOf(user)).toContain('CASH_RECEIPT_ISSUED');
  });

  it('is encrypted until it is issued, and its number is erased after that', async () => {
    const order = await awaiting(shop, user, { cashReceipt: BUSINESS });
    const { number_sealed: sealed } = (await stored(order.orderId)) ?? {};
    expect(sealed).not.toContain('62517');
    expect(shop.ports.secrets.open(sealed ?? '')).toBe('2208162517');
    await deposit(shop, order);
    await shop.sweep();
    expect(await stored(order.orderId)).toMatchObject({ state: 'ISSUED', number_sealed: null });
    expect(JSON.stringify(await read(order.orderId))).not.toContain('22081');
  });

  it('is forgotten with an order that is cancelled before its deposit', async () => {
    const order = await awaiting(shop, user, { cashReceipt: PHONE });
    await cancel(order.orderId);
    expect(await stored(order.orderId)).toBeUndefined();
    expect((await ask(user, order.orderId)).body.code).toBe('CASH_RECEIPT_UNAVAILABLE');
  });
});

describe('cash receipt that is asked for later', () => {
  it('is issued at once, for one order once, and a repeated request has one answer', async () => {
    const order = await paid();
    const key = randomUUID();
    const [first, again] = [
      await ask(user, order.orderId, PHONE, key),
      await ask(user, order.orderId, PHONE, key),
    ];
    expect(first.body.data).toMatchObject({ state: 'ISSUED', amount: order.amount, numberTail: '6789' });
    expect(again.body).toEqual(first.body);
    const second = await ask(user, order.orderId, BUSINESS);
    expect([second.status, second.body.code]).toEqual([409, 'CASH_RECEIPT_EXISTS']);
    expect(await atProvider(order.orderId)).toEqual([{ amount: order.amount, cancelled: 0 }]);
  });

  it('does not exist for another member, nor for a store', async () => {
    const order = await paid();
    const mine = await ask(other, order.orderId);
    expect([mine.status, mine.body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    expect(await stored(order.orderId)).toBeUndefined();
    await ask(user, order.orderId);
    expect((await other.get(`/api/users/orders/${order.orderId}`)).status).toBe(404);
    const sold = JSON.stringify((await shop.as('seller').get('/api/seller/orders?size=100')).body);
    expect(sold).not.toMatch(/cashReceipt|6789/);
  });

  it('is stored as a wish while the order waits for its deposit', async () => {
    const order = await awaiting(shop, user);
    expect((await ask(user, order.orderId)).body.data.state).toBe('WISHED');
    expect((await ask(user, order.orderId)).body.code).toBe('CASH_RECEIPT_EXISTS');
    await deposit(shop, order);
    await shop.sweep();
    expect((await read(order.orderId)).cashReceipt.state).toBe('ISSUED');
  });

  it.each([
    [{ kind: 'PERSON', number: '02-123-4567' }],
    [{ kind: 'PERSON', number: '220-81-62517' }],
    [{ kind: 'BUSINESS', number: '220-81-62518' }],
    [{ kind: 'BUSINESS', number: '010-2345-6789' }],
  ])('is not asked for with %o', async (wish) => {
    const order = await awaiting(shop, user);
    const { status, body } = await ask(user, order.orderId, wish);
    expect([status, body.errors?.[0]?.field ?? body.fieldErrors?.[0]?.field]).toEqual([400, 'number']);
    await cancel(order.orderId);
  });

  it('is refused after the days of the policy, for a card, and for an order that was refunded whole', async () => {
    const [option] = await optionsInStock(shop, 1);
    const byCard = await buy(shop, user, { items: [{ optionId: option?.id ?? 0, quantity: 1 }] });
    expect((await ask(user, byCard)).body.code).toBe('CASH_RECEIPT_UNAVAILABLE');
    const undone = await paid();
    await cancel(undone.orderId);
    expect((await ask(user, undone.orderId)).body.code).toBe('CASH_RECEIPT_UNAVAILABLE');
    const late = await paid();
    const until = Date.parse((await read(late.orderId)).cashReceiptUntil);
    expect(until - shop.clock.now().getTime()).toBe(CASH_RECEIPT_DAYS * 86_400_000);
    shop.clock.advance(CASH_RECEIPT_DAYS * 86_400_000 + 1);
    await logIn();
    expect((await ask(user, late.orderId)).body.code).toBe('CASH_RECEIPT_TOO_LATE');
    expect((await read(late.orderId)).cashReceiptUntil).toBeNull();
  });

  it('may be asked for again after the provider has refused its number', async () => {
    const order = await paid();
    const refused = await ask(user, order.orderId, { kind: 'PERSON', number: REFUSED_NUMBER });
    expect([refused.status, refused.body.code]).toEqual([400, 'CASH_RECEIPT_REFUSED']);
    expect(await stored(order.orderId)).toMatchObject({ state: 'REFUSED', number_sealed: null });
    expect(await kindsOf(user)).toContain('CASH_RECEIPT_REFUSED');
    expect((await ask(user, order.orderId)).body.data).toMatchObject({
      state: 'ISSUED',
      amount: order.amount,
    });
  });
});

describe('cash receipt of an order that is refunded', () => {
  it('is cancelled by the amount of each refund, and is cancelled after the last', async () => {
    const order = await paid({ quantities: [1, 2], cashReceipt: PHONE });
    await shop.sweep();
    const first = await cancelLine(order.orderId);
    expect(first).toBeGreaterThan(0);
    expect((await read(order.orderId)).cashReceipt).toMatchObject({ state: 'ISSUED', cancelled: first });
    await shop.sweep();
    await shop.sweep();
    expect(await atProvider(order.orderId)).toEqual([{ amount: order.amount, cancelled: first }]);
    await cancel(order.orderId, [(await read(order.orderId)).items[1].orderItemId]);
    await shop.sweep();
    expect((await read(order.orderId)).cashReceipt.state).toBe('CANCELLED');
    expect(await atProvider(order.orderId)).toEqual([{ amount: order.amount, cancelled: order.amount }]);
    expect(await contradictions()).toBeNull();
  });

  it('is issued for what is left if it is asked for after a refund', async () => {
    const order = await paid({ quantities: [1, 2] });
    const refunded = await cancelLine(order.orderId);
    expect((await ask(user, order.orderId)).body.data).toMatchObject({
      amount: order.amount - refunded,
      cancelled: 0,
    });
    expect(await contradictions()).toBeNull();
  });

  it('leaves the receipt of another order alone', async () => {
    const [one, two] = [await paid({ cashReceipt: PHONE }), await paid({ cashReceipt: PHONE })];
    await shop.sweep();
    await cancel(one.orderId);
    await shop.sweep();
    expect((await read(one.orderId)).cashReceipt.state).toBe('CANCELLED');
    expect((await read(two.orderId)).cashReceipt).toMatchObject({ state: 'ISSUED', cancelled: 0 });
  });

  it('keeps its sums when refunds and the issue happen together', async () => {
    const order = await paid({ quantities: [1, 1, 1] });
    const lines = (await read(order.orderId)).items.map(
      ({ orderItemId }: { orderItemId: number }) => orderItemId,
    );
    await Promise.all([
      ask(user, order.orderId),
      ask(user, order.orderId, BUSINESS),
      cancel(order.orderId, [lines[0]]),
      cancel(order.orderId, [lines[1]]),
    ]);
    await Promise.all([shop.sweep(), shop.sweep()]);
    const { cashReceipt, refunds } = await read(order.orderId);
    const back = refunds.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
    expect(cashReceipt.amount - cashReceipt.cancelled).toBe(order.amount - back);
    expect(await atProvider(order.orderId)).toEqual([
      { amount: cashReceipt.amount, cancelled: cashReceipt.cancelled },
    ]);
    expect(await contradictions()).toBeNull();
  });
});

describe('provider of cash receipts', () => {
  const asked: ReceiptRequest[] = [];
  const cancels: string[] = [];
  /** One run of a server whose provider answers like this. */
  const settle = (
    orderId: number,
    {
      issueReceipt = async () => ({ receiptKey: 'r', approvalNo: '1' }),
      cancelReceipt = async () => {},
    }: Pick<PaymentGateway, 'issueReceipt' | 'cancelReceipt'>,
  ) => {
    const { app, db, clock, jobs } = shop;
    const { secrets } = shop.ports;
    const payments: PaymentGateway = {
      ...shop.payments,
      issueReceipt: (request) => {
        asked.push(request);
        return issueReceipt(request);
      },
      cancelReceipt: (one) => {
        cancels.push(one.key);
        return cancelReceipt(one);
      },
    };
    return settleReceipts({ db, clock, jobs, log: app.log, secrets, payments }, orderId);
  };
  const silent = (): Promise<never> => Promise.reject(new PaymentUnreachable('no answer'));
  beforeEach(() => {
    asked.length = 0;
    cancels.length = 0;
  });

  it('is asked again under the same key after it did not answer, and nothing is doubled', async () => {
    const order = await paid({ cashReceipt: PHONE });
    await settle(order.orderId, { issueReceipt: silent });
    expect((await read(order.orderId)).cashReceipt.state).toBe('ASKED');
    shop.clock.advance(3_600_000);
    await logIn();
    const receiptKey = `r-${order.orderId}`;
    const issueReceipt = async (): Promise<IssuedReceipt> => ({ receiptKey, approvalNo: '123456789' });
    await settle(order.orderId, { issueReceipt });
    await settle(order.orderId, { issueReceipt });
    expect(asked.map(({ key }) => key)).toEqual([asked[0]?.key, asked[0]?.key]);
    expect(asked[0]).toMatchObject({ amount: order.amount, kind: 'PERSON', number: '01023456789' });
    await cancel(order.orderId);
    await settle(order.orderId, { cancelReceipt: silent });
    shop.clock.advance(3_600_000);
    await settle(order.orderId, {});
    await settle(order.orderId, {});
    expect(cancels).toEqual([cancels[0], cancels[0]]);
  });

  it('cancels nothing before it has issued, and nothing at all of a refused receipt', async () => {
    const order = await paid({ quantities: [1, 1], cashReceipt: PHONE });
    await settle(order.orderId, { issueReceipt: silent });
    await cancelLine(order.orderId);
    await settle(order.orderId, {});
    expect(cancels).toEqual([]);
    shop.clock.advance(3_600_000);
    await logIn();
    const refuse = () => Promise.reject(new PaymentRefused('no'));
    await settle(order.orderId, { issueReceipt: refuse });
    expect((await read(order.orderId)).cashReceipt).toMatchObject({
      state: 'REFUSED',
      amount: 0,
      cancelled: 0,
    });
    expect(cancels).toEqual([]);
    expect(await contradictions()).toBeNull();
  });
});

it('a cash receipt is exported with four digits to its buyer, and loses them with the other data of old orders', async () => {
  const idOf = async (email: string): Promise<number> =>
    (await shop.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  const [mine, theirs] = [await idOf('user@sinbaljang.test'), await idOf('nari@sinbaljang.test')];
  const section = SECTIONS.find(({ name }) => name === 'cashReceipts');
  if (!section) throw new Error('cash receipts are not exported');
  const own = await awaiting(shop, user, { cashReceipt: PHONE });
  const foreign = await awaiting(shop, other, { cashReceipt: BUSINESS });
  const exported = JSON.stringify(await rowsOf(shop.db, section, theirs));
  expect(exported).toContain('2517');
  expect(exported).not.toMatch(/6789|22081|number_sealed/);
  await inTransaction(shop.db, (tx) => blankOrders(tx, [mine]));
  expect(await stored(own.orderId)).toMatchObject({ number_sealed: null, number_tail: '' });
  expect(await stored(foreign.orderId)).toMatchObject({
    number_sealed: expect.any(String),
    number_tail: '2517',
  });
});
