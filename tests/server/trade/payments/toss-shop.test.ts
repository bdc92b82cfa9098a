import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { no, PAID, startTossShop, type TossShop, WAITS } from '../../../support/stand-ins/toss-shop.ts';

let toss: TossShop['toss'];
let shop: TossShop['shop'];
let another: TossShop['another'];
let asksOf: TossShop['asksOf'];
let become: TossShop['become'];
let confirm: TossShop['confirm'];
let started: TossShop['started'];
let stateOf: TossShop['stateOf'];
let close: TossShop['close'];
beforeAll(async () => {
  ({ toss, shop, another, asksOf, become, confirm, started, stateOf, close } = await startTossShop());
});
afterAll(() => close());
beforeEach(() => toss.reset());

describe('Toss confirmation with an unknown result', () => {
  it('that collides with a running one is to be repeated, not paid in another way', async () => {
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
  ])('%j keeps its request, and the order is made when the money is there', async (said) => {
    const sent = await started();
    toss.say('confirm', said);
    const answer = await confirm(sent);
    expect([answer.status, answer.body.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
    expect([await stateOf(sent), await asksOf(sent)]).toEqual([WAITS, 1]);
    become(sent.paymentKey, 'DONE');
    shop.clock.advance(31_000);
    await shop.sweep();
    expect([await stateOf(sent), await asksOf(sent)]).toEqual([PAID, 0]);
  });

  it.each(['WAITING_FOR_DEPOSIT', 'READY', 'IN_PROGRESS'])(
    'with %s only makes no order until the money is there',
    async (status) => {
      const sent = await started();
      toss.say('confirm', { status: 200, body: { ...toss.books.get(sent.paymentKey), status } });
      expect((await confirm(sent)).status).toBe(503);
      become(sent.paymentKey, status);
      shop.clock.advance(31_000);
      await shop.sweep();
      expect([await stateOf(sent), await asksOf(sent)]).toEqual([WAITS, 1]);
      become(sent.paymentKey, 'DONE');
      shop.clock.advance(61_000);
      await shop.sweep();
      expect([await stateOf(sent), await asksOf(sent)]).toEqual([PAID, 0]);
    },
  );

  it.each(['CANCELED', 'EXPIRED', 'ABORTED'])('with %s makes no order', async (status) => {
    const sent = await started();
    const body = become(sent.paymentKey, status);
    toss.say('confirm', { status: 200, body });
    expect((await confirm(sent)).status).toBe(503);
    shop.clock.advance(31_000);
    await shop.sweep();
    expect([await stateOf(sent), await asksOf(sent)]).toEqual([WAITS, 0]);
  });

  it('a declined card is forgotten, and a good one after it is accepted', async () => {
    const sent = await started();
    toss.say('confirm', no('REJECT_CARD_COMPANY', 403));
    const declined = await confirm(sent);
    expect([declined.status, declined.body.code]).toEqual([402, 'PAYMENT_NOT_APPROVED']);
    expect(await asksOf(sent)).toBe(0);
    const good = { ...sent, paymentKey: another(sent.paymentKey) };
    expect((await confirm(good)).body.data?.status).toBe('ORDERED');
    expect(await stateOf(sent)).toEqual(PAID);
  });

  it('a paid order accepts no other payment, whoever sends it', async () => {
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
