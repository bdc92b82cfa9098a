import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guarded } from '#server/features/payments/circuit.ts';
import { tossGateway } from '#server/features/payments/toss-gateway.ts';
import { startTestShop, type TestShop } from '../support/server.ts';
import { optionsInStock, setStock, shopper } from '../support/shopping.ts';
import { startToss, type Toss } from '../support/toss-stand-in.ts';

let toss: Toss;
let shop: TestShop;
let optionId = 0;
beforeAll(async () => {
  toss = await startToss();
  shop = await startTestShop({
    payments: (_, clock) =>
      guarded(tossGateway({ secretKey: 'test_sk', apiUrl: toss.url, publicUrl: 'https://shop.test' }), clock),
  });
  optionId = (await optionsInStock(shop, 1))[0]?.id ?? 0;
  await setStock(shop, optionId, 1_000);
});
afterAll(async () => {
  await shop.close();
  toss.close();
});
beforeEach(() => toss.reset());

const user = () => shop.as('user');
const no = (code: string, status = 400) => ({ status, body: { code, message: 'no' } });

/** An order whose window the person has filled in. */
async function started(caller = user()) {
  const answer = await shopper(caller).start({ items: [{ optionId, quantity: 1 }] });
  const { orderNo, amount } = answer.body.data;
  const sent = { orderNo, amount, paymentKey: `pk_${orderNo}` };
  agree(sent.paymentKey);
  return sent;
}
type Sent = Awaited<ReturnType<typeof started>>;

const agree = (key: string) => Object.assign(toss.books.get(key) ?? {}, { status: 'IN_PROGRESS' });
const confirm = (sent: Sent, caller = user()) => caller.post('/api/payments/confirm', sent);
const report = (data: object) => shop.as('visitor').post('/api/payments/webhook', { data });
const stateOf = ({ orderNo }: Sent) =>
  shop.db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.status as order', 'payments.status as payment'])
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
const asksOf = async ({ paymentKey }: Sent) =>
  (
    await shop.db
      .selectFrom('payment_asks')
      .select('attempts')
      .where('payment_key', '=', paymentKey)
      .execute()
  ).length;
const WAITS = { order: 'PENDING', payment: 'READY' };
const PAID = { order: 'ORDERED', payment: 'PAID' };

describe('a confirmation whose outcome is not said', () => {
  it('that meets one under way is to be sent again, not paid for in another way', async () => {
    const sent = await started();
    const open = toss.hold();
    const first = confirm(sent);
    await expect.poll(() => toss.asked('confirm').length).toBe(1);
    const second = await confirm(sent);
    expect([second.status, second.body.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
    expect(await asksOf(sent)).toBe(1);
    open();
    expect((await first).body.data.status).toBe('ORDERED');
    expect((await confirm(sent)).body.data.status).toBe('ORDERED');
    expect([await stateOf(sent), await asksOf(sent)]).toEqual([PAID, 0]);
  });

  it.each([
    no('PROVIDER_ERROR'),
    no('TOO_MANY_REQUESTS', 429),
    no('UNAUTHORIZED_KEY', 401),
    no('FORBIDDEN_REQUEST', 403),
    no('SOMETHING_NEW'),
  ])('%j keeps its question, and the order is made when the money is there', async (said) => {
    const sent = await started();
    toss.say('confirm', said);
    const answer = await confirm(sent);
    expect([answer.status, answer.body.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
    expect([await stateOf(sent), await asksOf(sent)]).toEqual([WAITS, 1]);
    Object.assign(toss.books.get(sent.paymentKey) ?? {}, { status: 'DONE' });
    shop.clock.advance(31_000);
    await shop.sweep();
    expect([await stateOf(sent), await asksOf(sent)]).toEqual([PAID, 0]);
  });

  it.each(['WAITING_FOR_DEPOSIT', 'READY', 'IN_PROGRESS'])(
    'a yes that is only %s makes no order until the money is there',
    async (status) => {
      const sent = await started();
      toss.say('confirm', { status: 200, body: { ...toss.books.get(sent.paymentKey), status } });
      expect((await confirm(sent)).status).toBe(503);
      Object.assign(toss.books.get(sent.paymentKey) ?? {}, { status });
      shop.clock.advance(31_000);
      await shop.sweep();
      expect([await stateOf(sent), await asksOf(sent)]).toEqual([WAITS, 1]);
      Object.assign(toss.books.get(sent.paymentKey) ?? {}, { status: 'DONE' });
      shop.clock.advance(61_000);
      await shop.sweep();
      expect([await stateOf(sent), await asksOf(sent)]).toEqual([PAID, 0]);
    },
  );

  it.each(['CANCELED', 'EXPIRED', 'ABORTED'])('a yes that is %s makes no order', async (status) => {
    const sent = await started();
    const body = Object.assign(toss.books.get(sent.paymentKey) ?? {}, { status });
    toss.say('confirm', { status: 200, body });
    expect((await confirm(sent)).status).toBe(503);
    shop.clock.advance(31_000);
    await shop.sweep();
    expect([await stateOf(sent), await asksOf(sent)]).toEqual([WAITS, 0]);
  });

  it('a declined card is forgotten, and a good one after it is taken', async () => {
    const sent = await started();
    toss.say('confirm', no('REJECT_CARD_COMPANY', 403));
    const declined = await confirm(sent);
    expect([declined.status, declined.body.code]).toEqual([402, 'PAYMENT_NOT_APPROVED']);
    expect(await asksOf(sent)).toBe(0);
    const good = { ...sent, paymentKey: `${sent.paymentKey}-second` };
    const first = toss.books.get(sent.paymentKey);
    if (first) toss.books.set(good.paymentKey, { ...first, paymentKey: good.paymentKey });
    expect((await confirm(good)).body.data?.status).toBe('ORDERED');
    expect(await stateOf(sent)).toEqual(PAID);
  });

  it('a paid order takes no foreign payment, whoever sends it', async () => {
    const stranger = await shop.asMember('jiwoo@sinbaljang.test');
    const mine = await started();
    const other = await started(stranger);
    expect((await confirm(mine)).status).toBe(200);
    const foreign = await confirm({ ...mine, paymentKey: other.paymentKey });
    expect([foreign.status, foreign.body.code]).toEqual([400, 'PAYMENT_AMOUNT_MISMATCH']);
    expect(toss.books.get(other.paymentKey)?.status).toBe('IN_PROGRESS');
    expect([await stateOf(mine), await stateOf(other)]).toEqual([PAID, WAITS]);
  });
});

describe('money for a hold that has lapsed', () => {
  const told = async (caller = user()) =>
    (await caller.get('/api/users/notices?page=0&size=50')).body.data.content.filter(
      ({ type }: { type: string }) => type === 'PAYMENT_RETURNED',
    );

  it('goes back, and its owner is told, once and nobody else', async () => {
    const sent = await started();
    const other = await shop.asMember('jiwoo@sinbaljang.test');
    shop.clock.advance(16 * 60_000);
    await shop.sweep();
    Object.assign(toss.books.get(sent.paymentKey) ?? {}, { status: 'DONE' });
    for (let times = 0; times < 3; times += 1) await report({ paymentKey: sent.paymentKey });
    expect(toss.asked('cancel').map(({ body }) => body.cancelAmount)).toEqual([sent.amount]);
    const notices = await told();
    expect(notices).toMatchObject([{ path: '/my-orders', isRead: false }]);
    expect(notices[0].message).toContain(sent.orderNo);
    expect(notices[0].message).toContain(sent.amount.toLocaleString('ko-KR'));
    expect(await told(other)).toEqual([]);
  });
});

describe('reports of strangers', () => {
  it.each(['..', '.', 'a/../..', 'pk_1?x=1', '%2e%2e', 'short', 'x'.repeat(201)])(
    'about the key %s are refused, and the provider hears nothing',
    async (paymentKey) => {
      expect((await report({ paymentKey })).status).toBe(400);
      expect(toss.seen).toEqual([]);
    },
  );

  it('about keys and orders that the shop does not know ask nobody', async () => {
    expect((await report({ paymentKey: 'pk_never_opened' })).status).toBe(200);
    expect((await report({ paymentKey: 'pk_never_opened', orderId: 'S202600000' })).status).toBe(200);
    expect(toss.seen).toEqual([]);
  });

  it('about a key that was opened, or another one of a young order, ask and make the order', async () => {
    const [opened, second] = [await started(), await started()];
    toss.reset();
    for (const { paymentKey } of [opened, second])
      Object.assign(toss.books.get(paymentKey) ?? {}, { status: 'DONE' });
    await report({ paymentKey: opened.paymentKey });
    expect([await stateOf(opened), toss.asked('find').length]).toEqual([PAID, 1]);
    const key = `${second.paymentKey}-other`;
    const first = toss.books.get(second.paymentKey);
    if (first) toss.books.set(key, { ...first, paymentKey: key });
    await report({ paymentKey: key });
    expect([await stateOf(second), toss.asked('find').length]).toEqual([WAITS, 1]);
    await report({ paymentKey: key, orderId: second.orderNo });
    expect([await stateOf(second), toss.asked('find').length]).toEqual([PAID, 2]);
  });

  it('about an old order and an unknown key ask nobody', async () => {
    const { orderNo } = await started();
    shop.clock.advance(2 * 86_400_000);
    toss.reset();
    await report({ paymentKey: 'pk_never_opened', orderId: orderNo });
    expect(toss.seen).toEqual([]);
  });

  it('shut neither the shop nor themselves out by refusals, and only themselves by silence', async () => {
    const { orderNo, paymentKey } = await started();
    const refusal = no('INVALID_PAYMENT_KEY');
    toss.reset();
    toss.say('find', ...Array.from({ length: 7 }, () => refusal));
    for (let times = 0; times < 7; times += 1)
      expect((await report({ paymentKey, orderId: orderNo })).body.code).toBe('PAYMENT_UNAVAILABLE');
    expect(toss.asked('find').length).toBe(7);
    toss.say('find', ...Array.from({ length: 5 }, () => ({ status: 500, body: {} })));
    for (let times = 0; times < 5; times += 1) await report({ paymentKey });
    expect((await report({ paymentKey })).body.code).toBe('PAYMENT_PAUSED');
    expect(toss.asked('find').length).toBe(12);
    // Customers notice nothing.
    const sent = await started();
    expect((await confirm(sent)).body.data.status).toBe('ORDERED');
  });

  it('of a shop that gets no answer itself, the shop is left alone all the same', async () => {
    const sent = await started();
    shop.clock.advance(31_000);
    toss.say('confirm', ...Array.from({ length: 5 }, () => ({ status: 500, body: {} })));
    for (let times = 0; times < 5; times += 1) {
      expect((await confirm(sent)).body.code).toBe('PAYMENT_UNAVAILABLE');
      // The stand-in, as the provider, keeps what it said under a key.
      toss.forgetKeys();
    }
    expect((await confirm(sent)).body.code).toBe('PAYMENT_PAUSED');
    shop.clock.advance(31_000);
  });
});
