import { describe, expect, it } from 'vitest';
import { checkoutEntry } from '#machines/checkout/checkout.entry.ts';
import { done, failed } from '#machines/kit/entry.ts';
import { start } from './start.ts';

const arrival = { kind: 'approved', orderNo: 'S1', paymentKey: 'pay-1', amount: 99_000 };
const paid = done('confirm', { orderId: 31 });
const silent = failed('confirm', new Error('응답이 없어요.'));
const lapsed = failed('confirm', Object.assign(new Error('결제 시간이 지났어요.'), { code: 'HOLD_EXPIRED' }));
const retried = { type: 'screen.retried' };
const back = () => start(checkoutEntry, { items: [], arrival, key: 'k' });

describe('back from the payment page', () => {
  it('confirms exactly this payment, forgets it and opens the order', async () => {
    const { flow, play, asked, effects } = back();
    expect([flow.snapshot.hasTag('busy'), asked('confirm')]).toEqual([true, [arrival]]);
    const { status, context } = await play(paid);
    expect([status, context.orderId]).toEqual(['done', 31]);
    expect(effects).toEqual([['forgetPayment'], ['openOrder', { orderId: 31 }]]);
  });

  it('asks for the same payment again when the answer is missing, and forgets nothing till then', async () => {
    const { play, asked, effects } = back();
    const missing = await play(silent);
    expect([missing.value, missing.hasTag('failed'), missing.context.error]).toEqual([
      'unconfirmed',
      true,
      '응답이 없어요.',
    ]);
    expect(effects).toEqual([]);
    await play(retried, paid);
    expect(asked('confirm')).toEqual([arrival, arrival]);
    expect(effects.at(-1)).toEqual(['openOrder', { orderId: 31 }]);
  });

  it.each([
    ['its time is over', [lapsed], '결제 시간이 지났어요.'],
    ['the person orders anew', [silent, { type: 'order.reconsidered' }], null],
  ])('lets go of it and orders again when %s', async (_, steps, notice) => {
    const { play, asked, effects } = back();
    const { value, context } = await play(...steps);
    expect([value, context.arrival, context.notice]).toEqual(['givingUp', { kind: 'order' }, notice]);
    await play(done('giveUp'));
    expect(effects).toEqual([['forgetPayment']]);
    expect(asked('load')).toEqual([{ items: [] }]);
  });
});
