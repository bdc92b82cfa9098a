import { randomUUID } from 'node:crypto';
import { DEPOSIT_METHOD } from '#domain/trade/orders/deposit.ts';
import type { Answer, TestShop } from '../server/server.ts';
import { ADDRESS, optionsInStock, shopper } from './shopping.ts';

type Caller = ReturnType<TestShop['as']>;
type Receipt = { kind: 'PERSON' | 'BUSINESS'; number: string };
type Wish = {
  couponId?: number | null;
  usedPoints?: number;
  key?: string;
  /** Units of each of that many options. */
  quantities?: readonly number[];
  cashReceipt?: Receipt | null;
};

/** Orders options by deposit, one unit of one of them unless wished otherwise, and returns the answer. */
export async function startDeposit(shop: TestShop, buyer: Caller, wish: Wish = {}): Promise<Answer> {
  const { couponId = null, usedPoints = 0, key = randomUUID(), quantities = [1], cashReceipt = null } = wish;
  const options = await optionsInStock(shop, quantities.length);
  const items = options.map(({ id }, at) => ({ optionId: id, quantity: quantities[at] ?? 1 }));
  const quote = (await shopper(buyer).quote({ items, couponId, usedPoints })).body.data;
  const body = {
    ...ADDRESS,
    items,
    couponId,
    usedPoints,
    paymentMethod: DEPOSIT_METHOD,
    bank: '신한',
    cashReceipt,
    expectedTotal: quote.finalPrice,
  };
  return buyer.post('/api/checkout/payments', body, { headers: { 'idempotency-key': key } });
}

/** Order that waits for its deposit, with its option, account and keys. */
export async function awaiting(shop: TestShop, buyer: Caller, wish: Wish = {}) {
  const started = await startDeposit(shop, buyer, wish);
  if (started.status !== 200) throw new Error(`no account was issued: ${JSON.stringify(started.body)}`);
  const { orderId, orderNo, amount } = started.body.data;
  const { paymentKey, optionId } = await shop.db
    .selectFrom('virtual_accounts as v')
    .innerJoin('order_items as i', 'i.order_id', 'v.order_id')
    .select(['v.payment_key as paymentKey', 'i.option_id as optionId'])
    .where('v.order_id', '=', orderId)
    .orderBy('i.id')
    .executeTakeFirstOrThrow();
  return { orderId: Number(orderId), orderNo: String(orderNo), amount: Number(amount), paymentKey, optionId };
}

/** Makes a deposit at the desk of the test provider, which reports it. */
export const deposit = (
  shop: TestShop,
  { paymentKey }: { paymentKey: string },
  kind: 'deposit' | 'deposit-part' | 'deposit-over' = 'deposit',
): Promise<Answer> => shop.as('visitor').post(`/test-pay/${paymentKey}/${kind}`);

/** States of an order, its payment and its refunds. */
export async function endingOf(shop: Pick<TestShop, 'db'>, orderId: number) {
  const { order, payment } = await shop.db
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .select(['o.status as order', 'p.status as payment'])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const refunds = await shop.db
    .selectFrom('refunds')
    .select(['amount', 'status'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return { order, payment, refunds: refunds.map(({ amount, status }) => `${status} ${amount}`) };
}

/** Lets the deadline of deposits pass, with the check after it. */
export async function afterDeadline(shop: TestShop): Promise<void> {
  shop.clock.advance(25 * 3_600_000);
  await shop.sweep();
}
