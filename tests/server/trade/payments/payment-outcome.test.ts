// Size: one provider behind a line that breaks, which all of these need.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type PaymentGateway,
  PaymentUnreachable,
  type ProviderPayment,
} from '#server/kit/ports/payment-gateway.ts';
import {
  approve,
  confirmBody,
  keyOf,
  optionsInStock,
  shopper,
  stockOf,
} from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

/** What goes wrong between the provider and the shop in a test. */
type Trouble = 'none' | 'answer lost' | 'not asked' | 'no answer' | 'any payment will do';
let trouble: Trouble = 'none';
let lie: Partial<ProviderPayment> = {};

/** The shop's own provider behind a line that breaks. */
const brokenLine = ({ chargeInTransaction: _own, ...own }: PaymentGateway): PaymentGateway => ({
  ...own,
  async approve(payment) {
    if (trouble === 'not asked') throw new PaymentUnreachable('before the provider heard of it');
    const other = trouble === 'any payment will do' ? await own.find(payment.paymentKey) : null;
    const paid = other ?? (await own.approve(payment));
    if (trouble === 'answer lost') throw new PaymentUnreachable('after the money was taken');
    return { ...paid, ...lie };
  },
  async find(paymentKey) {
    if (trouble === 'no answer') throw new PaymentUnreachable('nobody there');
    const known = await own.find(paymentKey);
    return known && { ...known, ...lie };
  },
});

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ payments: brokenLine, rateLimitFactor: 1 });
});
afterAll(() => shop.close());
beforeEach(() => {
  trouble = 'none';
  lie = {};
});

const user = () => shop.as('user');
const webhook = (paymentKey: string, orderId?: string) =>
  shop.as('visitor').post('/api/payments/webhook', { data: { paymentKey, orderId } });

async function started() {
  const [option] = await optionsInStock(shop, 1);
  if (!option) throw new Error('no option');
  const before = await stockOf(shop, option.id);
  const answer = await shopper(user()).start({ items: [{ optionId: option.id, quantity: 1 }] });
  await approve(shop, answer);
  return { sent: confirmBody(answer), key: keyOf(answer), left: () => stockOf(shop, option.id), before };
}

const statusOf = async (orderNo: string): Promise<string> =>
  (
    await shop.db
      .selectFrom('orders')
      .select('status')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow()
  ).status;
const bookOf = (paymentKey: string) =>
  shop.db
    .selectFrom('test_payments')
    .select(['status', 'cancelled_amount'])
    .where('payment_key', '=', paymentKey)
    .executeTakeFirstOrThrow();
const asks = () => shop.db.selectFrom('payment_asks').selectAll().execute();
/** Half a minute later the shop asks again. */
async function later(): Promise<void> {
  shop.clock.advance(31_000);
  await shop.sweep();
}

describe('payment with an unknown result', () => {
  it('becomes an order after a status check, without the person', async () => {
    const { sent } = await started();
    trouble = 'answer lost';
    expect((await user().post('/api/payments/confirm', sent)).body.code).toBe('PAYMENT_UNAVAILABLE');
    expect([await statusOf(sent.orderNo), (await asks()).length]).toEqual(['PENDING', 1]);
    trouble = 'no answer';
    await later();
    expect([await statusOf(sent.orderNo), (await asks()).length]).toEqual(['PENDING', 1]);
    trouble = 'none';
    await later();
    expect([await statusOf(sent.orderNo), await asks()]).toEqual(['ORDERED', []]);
    expect((await bookOf(sent.paymentKey)).cancelled_amount).toBe(0);
  });

  it('is refunded if the hold was released meanwhile', async () => {
    const { sent, left, before } = await started();
    trouble = 'answer lost';
    await user().post('/api/payments/confirm', sent);
    await user().post('/api/payments/abandon', { orderNo: sent.orderNo });
    trouble = 'none';
    await later();
    await later();
    expect([await statusOf(sent.orderNo), await left(), await asks()]).toEqual(['EXPIRED', before, []]);
    expect(await bookOf(sent.paymentKey)).toEqual({ status: 'DONE', cancelled_amount: sent.amount });
  });

  it('that was never charged is forgotten, and the order stays payable', async () => {
    const { sent } = await started();
    trouble = 'not asked';
    expect((await user().post('/api/payments/confirm', sent)).status).toBe(503);
    trouble = 'none';
    await later();
    // The provider may still be at it.
    expect((await asks()).length).toBe(1);
    for (let times = 0; times < 3; times += 1) await later();
    expect([await statusOf(sent.orderNo), await asks()]).toEqual(['PENDING', []]);
    expect((await user().post('/api/payments/confirm', sent)).body.data.status).toBe('ORDERED');
  });

  it('leaves no request behind after success, refusal and an invalid key', async () => {
    const { sent } = await started();
    const refused = await user().post('/api/payments/confirm', { ...sent, paymentKey: 'made-up' });
    expect([refused.status, await asks()]).toEqual([402, []]);
    await user().post('/api/payments/confirm', sent);
    expect(await asks()).toEqual([]);
  });
});

describe('payment that does not match its order', () => {
  it.each(['confirm', 'webhook'])('with another sum makes no order and is refunded: %s', async (way) => {
    const { sent } = await started();
    lie = { amount: sent.amount - 100 };
    if (way === 'confirm') {
      const answer = await user().post('/api/payments/confirm', sent);
      expect([answer.status, answer.body.code]).toEqual([400, 'PAYMENT_AMOUNT_MISMATCH']);
    } else {
      await shop.payments.approve(sent);
      for (let times = 0; times < 3; times += 1) expect((await webhook(sent.paymentKey)).status).toBe(200);
    }
    expect(await statusOf(sent.orderNo)).toBe('PENDING');
    expect((await bookOf(sent.paymentKey)).cancelled_amount).toBe(sent.amount - 100);
  });

  it('that is not charged yet makes no order', async () => {
    const { sent } = await started();
    lie = { state: 'open' };
    expect((await user().post('/api/payments/confirm', sent)).status).toBe(503);
    expect([await statusOf(sent.orderNo), (await asks()).length]).toEqual(['PENDING', 1]);
    lie = {};
    await later();
    expect([await statusOf(sent.orderNo), await asks()]).toEqual(['ORDERED', []]);
  });

  it('for a paid order is refunded once, and the first stays', async () => {
    const { sent } = await started();
    await user().post('/api/payments/confirm', sent);
    const second = `second-${sent.paymentKey}`;
    await shop.db
      .insertInto('test_payments')
      .values({
        payment_key: second,
        order_no: `${sent.orderNo}-2`,
        amount: sent.amount,
        status: 'DONE',
        success_url: '/',
        fail_url: '/',
        created_at: shop.clock.now(),
      })
      .execute();
    lie = { orderNo: sent.orderNo };
    await Promise.all(Array.from({ length: 5 }, () => webhook(second, sent.orderNo)));
    expect((await bookOf(second)).cancelled_amount).toBe(sent.amount);
    expect((await bookOf(sent.paymentKey)).cancelled_amount).toBe(0);
    expect(await statusOf(sent.orderNo)).toBe('ORDERED');
  });
});

describe('payment of another order', () => {
  it('pays nothing a second time and is not refunded', async () => {
    const first = await started();
    await user().post('/api/payments/confirm', first.sent);
    const second = await started();
    trouble = 'any payment will do';
    const answer = await user().post('/api/payments/confirm', {
      ...second.sent,
      paymentKey: first.sent.paymentKey,
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'PAYMENT_AMOUNT_MISMATCH']);
    await later();
    expect((await bookOf(first.sent.paymentKey)).cancelled_amount).toBe(0);
    expect([await statusOf(first.sent.orderNo), await statusOf(second.sent.orderNo)]).toEqual([
      'ORDERED',
      'PENDING',
    ]);
  });
});

describe('unpaid orders', () => {
  it('are at most five at a time, repeated keys aside', async () => {
    const [option] = await optionsInStock(shop, 1, 10);
    const wish = { items: [{ optionId: option?.id ?? 0, quantity: 1 }] };
    const me = shopper(user());
    shop.clock.advance(16 * 60_000);
    for (let index = 0; index < 5; index += 1)
      expect((await me.start({ ...wish, key: `open-${index}` })).status).toBe(200);
    const sixth = await me.start(wish);
    expect([sixth.status, sixth.body.code]).toEqual([409, 'TOO_MANY_UNPAID_ORDERS']);
    expect((await me.start({ ...wish, key: 'open-0' })).status).toBe(200);
    shop.clock.advance(16 * 60_000);
    expect((await me.start(wish)).status).toBe(200);
  });

  it('refuse a late repetition with a refusal, not an error', async () => {
    const [option] = await optionsInStock(shop, 1);
    const key = { 'idempotency-key': 'at-once' };
    const body = {
      recipientName: '김신발',
      recipientPhone: '01012345678',
      postalCode: '04782',
      deliveryAddress: '서울특별시 성동구 성수이로 78',
      paymentMethod: '카드',
      items: [{ optionId: option?.id ?? 0, quantity: 1 }],
    };
    trouble = 'not asked';
    expect((await user().post('/api/users/direct-orders', body, { headers: key })).status).toBe(503);
    trouble = 'none';
    shop.clock.advance(16 * 60_000);
    await shop.sweep();
    const late = await user().post('/api/users/direct-orders', body, { headers: key });
    expect([late.status, late.body.code]).toEqual([409, 'HOLD_EXPIRED']);
  });
});
