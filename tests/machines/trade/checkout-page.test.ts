import { beforeEach, expect, it } from 'vitest';
import { shippingTo } from '#domain/trade/orders/shipping.ts';
import { done, failed } from '#proof/entry.ts';
import { address, start as loaded, quote } from '#proof/trade/checkout.samples.ts';
import { entryOf } from '../entry-of.ts';
import { start, tagsOf } from '../start.ts';

const changed = (change: object) => ({ type: 'field.changed', change });
const items = [{ optionId: 1, quantity: 1 }];
const agree = { type: 'field.changed', change: { agreed: true } };
const pay = { type: 'form.submitted' };
const lost = new Error('연결이 끊겼어요.');
const input = { items, key: 'k', unpaid: 'S-earlier', notice: null };

let page: ReturnType<typeof start>;
beforeEach(() => {
  page = start(entryOf('checkout'), input);
});

it('checkoutMachine abandons an earlier payment first, and forgets it', async () => {
  expect([page.asked('giveUp'), page.asked('load')]).toEqual([[{ orderNo: 'S-earlier' }], []]);
  await page.play(done('giveUp'));
  expect([page.effects, page.asked('load')]).toEqual([[['forgetPayment']], [{ items }]]);
});

it('checkoutMachine remembers a payment that could not be abandoned', async () => {
  await page.play(failed('giveUp', lost));
  expect([page.effects, page.asked('load').length]).toEqual([[], 1]);
});

it('checkoutMachine shows why prices failed to load, and retries', async () => {
  const broken = await page.play(done('giveUp'), failed('load', lost));
  expect([tagsOf(broken), broken.context.failure]).toEqual([['failed'], '연결이 끊겼어요.']);
  expect((await page.play({ type: 'screen.retried' })).value).toBe('loading');
  // The payment was already abandoned: once is enough.
  expect([page.asked('load').length, page.asked('giveUp').length]).toEqual([2, 1]);
  const shown = await page.play(done('load', loaded));
  expect([shown.context.failure, shown.context.addresses]).toEqual([null, [address]]);
});

it('checkoutMachine is empty without order lines', async () => {
  const nothing = { ...loaded, quote: { ...quote, lines: [] } };
  const empty = await page.play(done('giveUp'), done('load', nothing));
  expect([empty.value, empty.can(pay), empty.context.quote]).toEqual(['empty', false, null]);
});

it.each([
  ['a typed field', changed({ deliveryMessage: '문 앞' })],
  ['a saved address', changed(shippingTo(address))],
  ['a way to pay', changed({ method: '간편결제' })],
])('checkoutMachine stores %s in the tab without a new quote', async (_, edit) => {
  await page.play(done('giveUp'), done('load', loaded));
  page.effects.length = 0;
  const edited = await page.play(edit);
  expect([edited.value, page.effects, page.asked('quote')]).toEqual([
    { editing: { priced: 'typing' } },
    [['storeDraft']],
    [],
  ]);
});

it.each([
  ['a coupon', changed({ couponId: 7 })],
  ['points', changed({ points: '1000' })],
  ['all points', changed({ points: '3200' })],
])('checkoutMachine stores %s in the tab before it is priced', async (_, edit) => {
  await page.play(done('giveUp'), done('load', loaded));
  page.effects.length = 0;
  const edited = await page.play(edit);
  expect([edited.value, page.effects]).toEqual([{ editing: 'pricing' }, [['storeDraft']]]);
  expect(page.asked('quote').length).toBe(1);
});

it('checkoutMachine pays with the selected method', async () => {
  await page.play(done('giveUp'), done('load', loaded), changed({ method: '간편결제' }));
  await page.play(agree, pay);
  expect(page.asked('start')).toMatchObject([{ values: { method: '간편결제' } }]);
});

it('checkoutMachine shows a changed price, and pays it with a new idempotency key', async () => {
  const changed = Object.assign(new Error('결제 금액이 바뀌었어요.'), { code: 'PRICE_CHANGED' });
  const told = await page.play(done('giveUp'), done('load', loaded), agree, pay, failed('start', changed));
  expect([told.value, told.context.error]).toEqual(['repricing', '결제 금액이 바뀌었어요.']);
  await page.play({ type: 'price.accepted' }, done('quote', quote), pay);
  expect(page.asked('start')).toMatchObject([{ key: 'k-0' }, { key: 'k-1' }]);
});

it('checkoutMachine remembers no payment if points paid everything', async () => {
  await page.play(done('giveUp'), done('load', loaded), agree, pay);
  page.effects.length = 0;
  await page.play(done('start', { orderId: 31, orderNo: 'S1', paymentUrl: null, awaitsDeposit: false }));
  expect(page.effects).toEqual([['forgetPayment'], ['openOrder', { orderId: 31 }]]);
});

it('checkoutMachine names the field that prevents a quote', async () => {
  const problems = [{ field: 'points', message: '포인트가 모자라요.' }];
  const refusal = Object.assign(new Error('입력을 확인해 주세요.'), { fieldProblems: problems });
  await page.play(done('giveUp'), done('load', loaded), changed({ points: '1000' }));
  const told = await page.play(failed('quote', refusal));
  expect([told.value, told.context.problems]).toEqual([{ editing: 'unpriced' }, problems]);
});
