import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PaymentGateway, PaymentPaused, PaymentUnclear } from '#server/kit/ports/payment-gateway.ts';
import { retryProviderRequests } from '#server/trade/payments/retry-provider-requests.ts';
import { confirmBody, optionsInStock, shopper } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let orders: { id: number; paymentKey: string; orderNo: string }[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  const [option] = await optionsInStock(shop, 1);
  const members = [shop.as('user'), await shop.asMember('jiwoo@sinbaljang.test')];
  const wish = { items: [{ optionId: option?.id ?? 0, quantity: 1 }] };
  orders = await Promise.all(
    members.map(async (member) => {
      const answer = await shopper(member).start(wish);
      return { id: answer.body.data.orderId, ...confirmBody(answer) };
    }),
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  asked.length = 0;
  errors.length = 0;
  await shop.db.deleteFrom('payment_asks').execute();
});

const asked: string[] = [];
const errors: unknown[] = [];
type Find = PaymentGateway['find'];
/** One run of a server whose provider gives this answer. */
function server(answer: Find) {
  const { app, db, clock, jobs } = shop;
  const { secrets } = shop.ports;
  const find: Find = (key) => {
    asked.push(key);
    return answer(key);
  };
  const log = Object.assign(Object.create(app.log), { error: (told: unknown) => errors.push(told) });
  return retryProviderRequests({ db, clock, jobs, log, secrets, payments: { ...shop.payments, find } });
}
const seconds = (count: number) => shop.clock.advance(count * 1_000);
const unclear: Find = () => Promise.reject(new PaymentUnclear('busy'));

/** Inserts this many open requests of each of the two members. */
async function open(count: number): Promise<void> {
  const keys = Array.from({ length: count }, (_, index) => `key-${index}`);
  const rows = orders.flatMap(({ id }) => keys.map((key) => ({ order_id: id, payment_key: `${key}-${id}` })));
  const asked_at = shop.clock.now();
  await shop.db
    .insertInto('payment_asks')
    .values(rows.map((row) => ({ ...row, asked_at, next_ask_at: asked_at })))
    .execute();
}
const left = () =>
  shop.db.selectFrom('payment_asks').select(['order_id', 'attempts']).orderBy('order_id').execute();

describe('unanswered provider requests', () => {
  it('are sent once each by three servers at once, and no answer closes another', async () => {
    await open(5);
    const slow: Find = () => new Promise((done) => setTimeout(() => done(null), 20));
    await Promise.all([server(slow), server(slow), server(slow)]);
    expect(new Set(asked).size).toBe(10);
    expect([asked.length, await left()]).toEqual([10, []]);
  });

  it('are closed one by one: the result of one says nothing about the other', async () => {
    await open(1);
    const [first, second] = orders;
    await server(async (key) => (key.endsWith(`-${first?.id}`) ? null : unclear(key)));
    expect(await left()).toEqual([{ order_id: second?.id, attempts: 1 }]);
  });

  it('are repeated after doubling delays', async () => {
    await open(1);
    for (const [times, wait] of [30, 60, 120].entries()) {
      await server(unclear);
      expect(asked.length).toBe((times + 1) * 2);
      seconds(wait - 1);
      await server(unclear);
      expect(asked.length).toBe((times + 1) * 2);
      seconds(1);
    }
  });

  it('lose no attempt while the circuit is open', async () => {
    await open(1);
    await server(() => Promise.reject(new PaymentPaused('not asked')));
    expect((await left()).map(({ attempts }) => attempts)).toEqual([0, 0]);
    seconds(60);
    await server(async () => null);
    expect(await left()).toEqual([]);
  });

  it('are left to an administrator after fifteen days', async () => {
    await open(1);
    seconds(14 * 86_400);
    await server(unclear);
    expect([(await left()).length, errors.length]).toEqual([2, 0]);
    seconds(86_400);
    await server(unclear);
    expect(await left()).toEqual([]);
    expect(errors).toEqual([{ orderId: orders[0]?.id }, { orderId: orders[1]?.id }]);
  });
});
