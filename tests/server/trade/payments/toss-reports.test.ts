import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { no, PAID, startTossShop, type TossShop, WAITS } from '../../../support/stand-ins/toss-shop.ts';

let toss: TossShop['toss'];
let shop: TossShop['shop'];
let another: TossShop['another'];
let become: TossShop['become'];
let confirm: TossShop['confirm'];
let report: TossShop['report'];
let started: TossShop['started'];
let stateOf: TossShop['stateOf'];
let close: TossShop['close'];
beforeAll(async () => {
  ({ toss, shop, another, become, confirm, report, started, stateOf, close } = await startTossShop());
});
afterAll(() => close());
beforeEach(() => toss.reset());

describe('payment for an expired hold', () => {
  const told = async (caller = shop.as('user')) =>
    (await caller.get('/api/users/notices?page=0&size=50')).body.data.content.filter(
      ({ type }: { type: string }) => type === 'PAYMENT_RETURNED',
    );

  it('is refunded, and its owner is notified once, and nobody else', async () => {
    const sent = await started();
    const other = await shop.asMember('jiwoo@sinbaljang.test');
    shop.clock.advance(16 * 60_000);
    await shop.sweep();
    become(sent.paymentKey, 'DONE');
    for (let times = 0; times < 3; times += 1) await report({ paymentKey: sent.paymentKey });
    expect(toss.asked('cancel').map(({ body }) => body.cancelAmount)).toEqual([sent.amount]);
    const notices = await told();
    expect(notices).toMatchObject([{ path: '/my-orders', isRead: false }]);
    expect(notices[0].message).toContain(sent.orderNo);
    expect(notices[0].message).toContain(sent.amount.toLocaleString('ko-KR'));
    expect(await told(other)).toEqual([]);
  });
});

describe('webhooks of unknown senders', () => {
  it.each(['..', '.', 'a/../..', 'pk_1?x=1', '%2e%2e', 'short', 'x'.repeat(201)])(
    'about the key %s are refused without a call to the provider',
    async (paymentKey) => {
      expect((await report({ paymentKey })).status).toBe(400);
      expect(toss.seen).toEqual([]);
    },
  );

  it('about unknown keys and orders cause no call', async () => {
    expect((await report({ paymentKey: 'pk_never_opened' })).status).toBe(200);
    expect((await report({ paymentKey: 'pk_never_opened', orderId: 'S202600000' })).status).toBe(200);
    expect(toss.seen).toEqual([]);
  });

  it('about an opened key, or another one of a recent order, cause a status check and make the order', async () => {
    const [opened, second] = [await started(), await started()];
    toss.reset();
    for (const { paymentKey } of [opened, second]) become(paymentKey, 'DONE');
    await report({ paymentKey: opened.paymentKey });
    expect([await stateOf(opened), toss.asked('find').length]).toEqual([PAID, 1]);
    const key = another(second.paymentKey);
    await report({ paymentKey: key });
    expect([await stateOf(second), toss.asked('find').length]).toEqual([WAITS, 1]);
    await report({ paymentKey: key, orderId: second.orderNo });
    expect([await stateOf(second), toss.asked('find').length]).toEqual([PAID, 2]);
  });

  it('about an old order and an unknown key cause no call', async () => {
    const { orderNo } = await started();
    shop.clock.advance(2 * 86_400_000);
    toss.reset();
    await report({ paymentKey: 'pk_never_opened', orderId: orderNo });
    expect(toss.seen).toEqual([]);
  });

  it('lock out neither the shop nor themselves by refusals, and only themselves by timeouts', async () => {
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
    // Shoppers notice nothing.
    const sent = await started();
    expect((await confirm(sent)).body.data.status).toBe('ORDERED');
  });

  it('during an open circuit cause no call', async () => {
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
