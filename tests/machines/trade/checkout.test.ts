import { beforeEach, describe, expect, it } from 'vitest';
import { allPoints, shippingTo } from '#domain/trade/cart/checkout-draft.ts';
import { done, failed } from '#proof/entry.ts';
import { address, start as loaded, quote, values } from '#proof/samples/trade/checkout-samples.entry.ts';
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
const payment = { orderId: 31, orderNo: 'S1', paymentUrl: '/test-pay/1' };
const items = [{ optionId: 1, quantity: 1 }];
const input = { items, key: 'k', unpaid: null, notice: null };

let form: ReturnType<typeof start>;
beforeEach(async () => {
  form = start(entryOf('checkout'), input);
  await form.play(done('giveUp'), done('load', loaded));
});

describe('coupon and points', () => {
  it('price anew at each change, drop late answers, and let nobody pay meanwhile', async () => {
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

  it('ask pricing for no points while the typed number is wrong', async () => {
    await form.play(points('150'));
    expect(form.asked('quote').at(-1)).toEqual({ items, couponId: null, points: 0 });
    const refused = await form.play(done('quote', quote), agree, pay);
    expect(refused.context.problems).toEqual([
      { field: 'points', message: '포인트는 100포인트 단위로만 사용할 수 있습니다.' },
    ]);
    expect(form.asked('start')).toEqual([]);
  });

  it('fill in the most that this order takes', async () => {
    await form.play(points(allPoints(quote)));
    expect(form.asked('quote').at(-1)).toMatchObject({ points: 3_200 });
  });

  it('wait for a retry when the price is unknown, and forget the fault once it is known', async () => {
    const unpriced = await form.play(agree, coupon, failed('quote', new Error('점검 중이에요.')));
    expect([unpriced.can(pay), unpriced.context.error]).toEqual([false, '점검 중이에요.']);
    const priced = await form.play({ type: 'screen.retried' }, done('quote', withCoupon));
    expect([priced.can(pay), priced.context.error]).toEqual([true, null]);
  });

  it('never pay with a coupon that was left out of the price', async () => {
    await form.play(agree, coupon, done('quote', quote), pay);
    expect(form.asked('start')[0]).toMatchObject({
      values: { couponId: null },
      expectedTotal: quote.finalPrice,
    });
  });
});

describe('paying', () => {
  it('shows every problem beside its field, and drops it when the field changes', async () => {
    const refused = await form.play(typed('recipientName', ''), typed('postalCode', '12'), pay);
    const fields = (snapshot: typeof refused) =>
      snapshot.context.problems.map(({ field }: { field: string }) => field);
    expect(fields(refused)).toEqual(['recipientName', 'postalCode', 'agreed']);
    expect(form.effects.at(-1)).toEqual(['focusProblem']);
    expect(fields(await form.play(typed('postalCode', '04782')))).toEqual(['recipientName', 'agreed']);
    // A saved address mends every field of the address at once.
    expect(fields(await form.play(changed(shippingTo(address))))).toEqual(['agreed']);
  });

  it('asks once for exactly what was on screen, and remembers the payment before it leaves', async () => {
    await form.play(coupon, done('quote', withCoupon), agree, pay, pay);
    const wish = { items, points: 0, expectedTotal: 94_000, key: 'k-2' };
    expect(form.asked('start')).toEqual([{ ...wish, values: { ...values, couponId: 7, agreed: true } }]);
    const left = await form.play(done('start', payment));
    expect(left.value).toBe('leaving');
    const [remembered, opened] = form.effects.slice(-2);
    expect(remembered).toMatchObject(['rememberPayment', { orderNo: 'S1' }]);
    expect(opened).toEqual(['openPayment', { url: '/test-pay/1' }]);
  });

  it('opens the order at once when points paid for everything', async () => {
    const { status } = await form.play(agree, pay, done('start', { ...payment, paymentUrl: null }));
    expect([status, form.effects.at(-1)]).toEqual(['done', ['openOrder', { orderId: 31 }]]);
  });

  it('keeps the draft after a refusal and sends the next wish with another key', async () => {
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
  ])('asks again with the same key when %s, and with another once the wish is another', async (_, status) => {
    const lost = failed('start', Object.assign(new Error('응답이 늦어요.'), { status }));
    const told = await form.play(agree, pay, lost);
    expect(told.value).toEqual({ editing: { priced: 'unanswered' } });
    // Ticking the agreement anew is the same wish.
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

it('lets go of this payment, not of an earlier one, when Back shows the frozen page', async () => {
  const again = start(entryOf('checkout'), { ...input, unpaid: 'S-earlier' });
  await again.play(done('giveUp'), done('load', loaded), agree, pay, done('start', payment));
  await again.play({ type: 'order.reconsidered' });
  // null: the one that this tab has started last.
  expect(again.asked('giveUp')).toEqual([{ orderNo: 'S-earlier' }, { orderNo: null }]);
  await again.play(done('giveUp'), done('load', loaded), agree, pay);
  expect(again.asked('start')).toMatchObject([{ key: 'k-0' }, { key: 'k-1' }]);
});

it('says why the person is back until a new price is known', async () => {
  const back = start(entryOf('checkout'), { ...input, notice: 'PAY_PROCESS_CANCELED' });
  const opened = await back.play(done('giveUp'), done('load', loaded));
  expect(opened.context.error).toBe('PAY_PROCESS_CANCELED');
  expect((await back.play(coupon, done('quote', withCoupon))).context.error).toBeNull();
});

it('opens the form although an earlier payment could not be given up', async () => {
  const { play, effects } = start(entryOf('checkout'), input);
  const { value } = await play(failed('giveUp', new Error('점검 중')), done('load', loaded));
  expect([value, effects]).toEqual([{ editing: { priced: 'typing' } }, []]);
});
