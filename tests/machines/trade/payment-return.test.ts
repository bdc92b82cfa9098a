import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const payment = { orderNo: 'S1', paymentKey: 'pay-1', amount: 99_000 };
const paid = done('confirm', { orderId: 31 });
const silent = failed('confirm', new Error('응답이 없어요.'));
const lapsed = done('confirm', { orderId: null, reason: '결제 시간이 지났어요.' });
const retried = { type: 'screen.retried' };
const back = () => start(entryOf('paymentReturn'), { payment });

describe('paymentReturnMachine', () => {
  it('confirms exactly this payment, forgets it and opens the order', async () => {
    const { flow, play, asked, effects } = back();
    expect([flow.snapshot.hasTag('busy'), asked('confirm')]).toEqual([true, [payment]]);
    const { status, context } = await play(paid);
    expect([status, context.confirmation]).toEqual(['done', { orderId: 31 }]);
    expect(effects).toEqual([['forgetPayment'], ['openOrder', { orderId: 31 }]]);
  });

  it('repeats the same confirmation after an unknown result, and forgets nothing until then', async () => {
    const { play, asked, effects } = back();
    const missing = await play(silent);
    expect([missing.value, missing.hasTag('failed'), missing.context.error]).toEqual([
      'unconfirmed',
      true,
      '응답이 없어요.',
    ]);
    expect(effects).toEqual([]);
    await play(retried, paid);
    expect(asked('confirm')).toEqual([payment, payment]);
    expect(effects.at(-1)).toEqual(['openOrder', { orderId: 31 }]);
  });

  it.each([
    ['its time is over', [lapsed], { orderId: null, reason: '결제 시간이 지났어요.' }],
    ['the person orders anew', [silent, { type: 'order.reconsidered' }], null],
  ])('ends when %s, and leaves abandoning to the order form', async (_, steps, confirmation) => {
    const { play, effects } = back();
    const { value, context } = await play(...steps);
    expect([value, context.confirmation, effects]).toEqual(['released', confirmation, []]);
  });
});
