import { beforeEach, describe, expect, it } from 'vitest';
import { allPoints } from '#domain/trade/cart/checkout-draft.ts';
import { shippingTo } from '#domain/trade/orders/shipping.ts';
import { done, failed } from '#proof/entry.ts';
import { address, start as loaded, quote, values } from '#proof/trade/checkout.samples.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const pay = { type: 'form.submitted' };
const agree = { type: 'field.changed', change: { agreed: true } };
const changed = (change: object) => ({ type: 'field.changed', change });
const coupon = changed({ couponId: 7 });
const points = (typed: string) => changed({ points: typed });
const typed = (field: string, value: string) => changed({ [field]: value });
const withCoupon = { ...quote, couponId: 7, finalPrice: 94_000 };
const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });
const payment = { orderId: 31, orderNo: 'S1', paymentUrl: '/test-pay/1', awaitsDeposit: false };
const items = [{ optionId: 1, quantity: 1 }];
const input = { items, key: 'k', unpaid: null, notice: null };

let form: ReturnType<typeof start>;
beforeEach(async () => {
  form = start(entryOf('checkout'), input);
  await form.play(done('giveUp'), done('load', loaded));
});

describe('checkoutMachine: coupon and points', () => {
  it('request a new quote with each change, drop late answers, and prevent payment meanwhile', async () => {
    const pricing = await form.play(agree, points('1000'), points('2000'), coupon);
    expect(pricing.can(pay)).toBe(false);
    expect(form.flow.waiting.length).toBe(1);
    expect(form.flow.calls.filter(({ id, signal }) => id === 'quote' && signal.aborted).length).toBe(2);
    expect(form.asked('quote').at(-1)).toEqual({ items, couponId: 7, points: 2_000 });
    const [first] = form.flow.calls.filter(({ id }) => id === 'quote');
    await first?.settle({ output: { ...quote, finalPrice: 1 } });
    const priced = await form.play(done('quote', withCoupon));
    expect([priced.context.quote.finalPrice, priced.can(pay)]).toEqual([94_000, true]);
  });

  it('request a quote without points while the typed number is invalid', async () => {
    await form.play(points('150'));
    expect(form.asked('quote').at(-1)).toEqual({ items, couponId: null, points: 0 });
    const refused = await form.play(done('quote', quote), agree, pay);
    expect(refused.context.problems).toEqual([
      { field: 'points', message: '포인트는 100포인트 단위로만 사용할 수 있습니다.' },
    ]);
    expect(form.asked('start')).toEqual([]);
  });

  it('can be set to the highest amount of the order', async () => {
    await form.play(points(allPoints(quote)));
    expect(form.asked('quote').at(-1)).toMatchObject({ points: 3_200 });
  });

  it('wait for a retry after a failed quote, and clear the message afterwards', async () => {
    const unpriced = await form.play(agree, coupon, failed('quote', new Error('점검 중이에요.')));
    expect([unpriced.can(pay), unpriced.context.error]).toEqual([false, '점검 중이에요.']);
    const priced = await form.play({ type: 'screen.retried' }, done('quote', withCoupon));
    expect([priced.can(pay), priced.context.error]).toEqual([true, null]);
  });

  it('never pay with a coupon that the quote left out', async () => {
    await form.play(agree, coupon, done('quote', quote), pay);
    expect(form.asked('start')[0]).toMatchObject({
      values: { couponId: null },
      expectedTotal: quote.finalPrice,
    });
  });
});

describe('checkoutMachine: payment', () => {
  it('shows every problem beside its field, and drops it with a change', async () => {
    const refused = await form.play(typed('recipientName', ''), typed('postalCode', '12'), pay);
    const fields = (snapshot: typeof refused) =>
      snapshot.context.problems.map(({ field }: { field: string }) => field);
    expect(fields(refused)).toEqual(['recipientName', 'postalCode', 'agreed']);
    expect(form.effects.at(-1)).toEqual(['focusProblem']);
    expect(fields(await form.play(typed('postalCode', '04782')))).toEqual(['recipientName', 'agreed']);
    // A saved address corrects every field at once.
    expect(fields(await form.play(changed(shippingTo(address))))).toEqual(['agreed']);
  });

  it('sends exactly what was shown once, and remembers the payment before leaving', async () => {
    await form.play(coupon, done('quote', withCoupon), agree, pay, pay);
    const wish = { items, points: 0, expectedTotal: 94_000, key: 'k-2' };
    expect(form.asked('start')).toEqual([{ ...wish, values: { ...values, couponId: 7, agreed: true } }]);
    const left = await form.play(done('start', payment));
    expect(left.value).toBe('leaving');
    const [remembered, opened] = form.effects.slice(-2);
    expect(remembered).toMatchObject(['rememberPayment', { orderNo: 'S1' }]);
    expect(opened).toEqual(['openPayment', { url: '/test-pay/1' }]);
  });

  it('opens the order at once if points paid everything', async () => {
    const { status } = await form.play(agree, pay, done('start', { ...payment, paymentUrl: null }));
    expect([status, form.effects.at(-1)]).toEqual(['done', ['openOrder', { orderId: 31 }]]);
  });

  it('opens an order that waits for its deposit, which is not a paid one', async () => {
    const issued = { ...payment, paymentUrl: null, awaitsDeposit: true };
    const { value, status } = await form.play(agree, pay, done('start', issued));
    expect([value, status]).toEqual(['awaitingDeposit', 'done']);
    expect(form.effects.slice(-2)).toEqual([['forgetPayment'], ['openOrder', { orderId: 31 }]]);
  });

  it('keeps the draft after a refusal and uses another idempotency key next', async () => {
    const refused = failed('start', withCode('재고가 부족해요.', 'OUT_OF_STOCK'));
    const { value, context } = await form.play(typed('deliveryMessage', '문 앞'), agree, pay, refused);
    expect([value, context.error]).toEqual([{ editing: { priced: 'refused' } }, '재고가 부족해요.']);
    expect(context.values).toMatchObject({ agreed: true, deliveryMessage: '문 앞' });
    await form.play(pay);
    expect(form.asked('start')).toMatchObject([{ key: 'k-1' }, { key: 'k-2' }]);
  });

  it.each([
    ['no answer came', null],
    ['the server broke off', 500],
    ['the server is being mended', 503],
  ])('repeats with the same key when %s, and with another after a change', async (_, status) => {
    const lost = failed('start', Object.assign(new Error('응답이 늦어요.'), { status }));
    const told = await form.play(agree, pay, lost);
    expect(told.value).toEqual({ editing: { priced: 'unanswered' } });
    // Agreeing again does not change the order.
    await form.play(changed({ agreed: false }), agree, pay, lost, typed('deliveryMessage', '문 앞'), pay);
    expect(form.asked('start')).toMatchObject([{ key: 'k-0' }, { key: 'k-0' }, { key: 'k-1' }]);
  });

  it('charges nothing at a changed price until the new one was shown', async () => {
    const changed = failed('start', withCode('결제 금액이 바뀌었어요.', 'PRICE_CHANGED'));
    const told = await form.play(agree, pay, changed);
    expect([told.hasTag('open'), told.can(pay)]).toEqual([true, false]);
    const dearer = { ...quote, finalPrice: 105_000 };
    const shown = await form.play({ type: 'price.accepted' }, done('quote', dearer));
    expect([shown.context.quote.finalPrice, form.asked('start').length]).toEqual([105_000, 1]);
    await form.play(pay);
    expect(form.asked('start')[1]).toMatchObject({ expectedTotal: 105_000 });
  });
});

it('checkoutMachine abandons this payment, not an earlier one, when Back restores the page', async () => {
  const again = start(entryOf('checkout'), { ...input, unpaid: 'S-earlier' });
  await again.play(done('giveUp'), done('load', loaded), agree, pay, done('start', payment));
  await again.play({ type: 'order.reconsidered' });
  // null: the last payment started in this tab.
  expect(again.asked('giveUp')).toEqual([{ orderNo: 'S-earlier' }, { orderNo: null }]);
  await again.play(done('giveUp'), done('load', loaded), agree, pay);
  expect(again.asked('start')).toMatchObject([{ key: 'k-0' }, { key: 'k-1' }]);
});

it('checkoutMachine shows the reason of the return until a new price is known', async () => {
  const back = start(entryOf('checkout'), { ...input, notice: 'PAY_PROCESS_CANCELED' });
  const opened = await back.play(done('giveUp'), done('load', loaded));
  expect(opened.context.error).toBe('PAY_PROCESS_CANCELED');
  expect((await back.play(coupon, done('quote', withCoupon))).context.error).toBeNull();
});

it('checkoutMachine opens the form if an earlier payment could not be abandoned', async () => {
  const { play, effects } = start(entryOf('checkout'), input);
  const { value } = await play(failed('giveUp', new Error('점검 중')), done('load', loaded));
  expect([value, effects]).toEqual([{ editing: { priced: 'typing' } }, []]);
});
