import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { laterDay, seoulDay, startOfDay } from '#domain/kit/time/time.ts';
import * as rules from '#domain/trade/delivery/late-delivery.ts';
import { PRESENT_TERMS } from '#domain/trade/orders/order-terms.ts';
import { followLate } from '#server/jobs/orders/order-sweeps.ts';
import { person } from '../../../support/members/people.ts';
import { twoStores } from '../../../support/orders/delivered.ts';
import {
  cancelLate,
  DAY,
  delayOf,
  LATE_ONCE,
  nameDay,
  noonAfter,
  promisedOf,
} from '../../../support/orders/late.ts';
import {
  balanceOf,
  buy,
  optionsInStock,
  sellerOf,
  setStock,
  stockOf,
} from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { transactionOf } from '../../../support/transaction-of.ts';

const lastDayBefore = (by: 'buyer' | 'shop', day: string): string =>
  rules.lastDayBefore(by, day, PRESENT_TERMS.late);

describe('late order', () => {
  let shop: TestShop;
  let nari: Awaited<ReturnType<typeof person>>;
  let option: Awaited<ReturnType<typeof optionsInStock>>[number];
  beforeAll(async () => {
    shop = await startTestShop();
    nari = await person(shop, 'nari');
    const [first] = await optionsInStock(shop, 1);
    if (!first) throw new Error('no option');
    option = first;
  });
  afterAll(() => shop.close());
  beforeEach(() => setStock(shop, option.id, 20));

  const bought = async () => {
    const orderId = await buy(shop, nari.call, { items: [{ optionId: option.id, quantity: 1 }] });
    return {
      orderId,
      promised: await promisedOf(shop, orderId),
      seller: await sellerOf(shop, option.product_id),
    };
  };
  const read = async (id: number) => (await nari.call.get(`/api/users/orders/${id}`)).body.data;

  it('keeps its promised day on the page, marked as late, when the clock moves both ways', async () => {
    const { orderId, promised } = await bought();
    expect((await read(orderId)).late).toBeNull();
    const start = shop.clock.now().getTime();
    noonAfter(shop, promised);
    const late = { newDays: [], canCancel: false, cancelAfter: lastDayBefore('buyer', promised) };
    expect(await read(orderId)).toMatchObject({ delivery: { arrivesOn: promised }, late });
    shop.clock.advance(start - shop.clock.now().getTime());
    expect(await read(orderId)).toMatchObject({ delivery: { arrivesOn: promised }, late: null });
  });

  it('is recorded once by jobs while the clock moves both ways', async () => {
    const { orderId, promised } = await bought();
    const start = shop.clock.now().getTime();
    noonAfter(shop, promised);
    const late = shop.clock.now().getTime();
    for (const moment of [late, start, late, start - DAY, late + DAY, start]) {
      shop.clock.advance(moment - shop.clock.now().getTime());
      await shop.sweep();
      expect([await promisedOf(shop, orderId), await delayOf(shop, orderId)]).toMatchObject([
        promised,
        LATE_ONCE,
      ]);
    }
  });

  it('is recorded once by concurrent servers', async () => {
    const { orderId, promised } = await bought();
    noonAfter(shop, promised);
    const ports = { ...shop.ports, log: shop.app.log };
    await Promise.all(Array.from({ length: 4 }, () => followLate(ports)));
    await followLate(ports);
    expect(await delayOf(shop, orderId)).toMatchObject(LATE_ONCE);
  });

  it('is noted in a transaction of its own, because what is cancelled locks options and events', async () => {
    const [first, second] = [await bought(), await bought()];
    noonAfter(shop, second.promised);
    await followLate({ ...shop.ports, log: shop.app.log });
    const rows = await shop.db
      .selectFrom('late_deliveries')
      .select(['order_id', transactionOf('late_deliveries')])
      .where('order_id', 'in', [first.orderId, second.orderId])
      .execute();
    expect(rows.map(({ order_id }) => order_id).toSorted()).toEqual([first.orderId, second.orderId]);
    expect(new Set(rows.map(({ xid }) => xid)).size).toBe(2);
  });

  it('of two stores is noted of the store that has not sent, and of its seller alone', async () => {
    const [one, other] = await twoStores(shop);
    const items = [one, other].map(({ id }) => ({ optionId: id, quantity: 1 }));
    const orderId = await buy(shop, nari.call, { items });
    const promised = await promisedOf(shop, orderId);
    await (await sellerOf(shop, one.product_id)).post(`/api/seller/orders/${orderId}/status`, {
      status: 'SHIPPED',
    });
    noonAfter(shop, promised);
    await shop.sweep();
    expect(await delayOf(shop, orderId)).toMatchObject(LATE_ONCE);
    const own = await (await sellerOf(shop, one.product_id)).get(`/api/seller/orders/${orderId}`);
    const others = await (await sellerOf(shop, other.product_id)).get(`/api/seller/orders/${orderId}`);
    expect([own.body.data.late, others.body.data.late.promisedOn]).toEqual([null, promised]);
  });

  it('is cancelled by its buyer only, after the policy’s business days, with a full refund', async () => {
    const { orderId, promised, seller } = await bought();
    const { finalPrice } = await read(orderId);
    const stock = await stockOf(shop, option.id);
    noonAfter(shop, promised);
    expect((await cancelLate(nari.call, orderId)).body.code).toBe('NOT_LATE_ENOUGH');
    shop.clock.advance(
      startOfDay(laterDay(lastDayBefore('buyer', promised), 1)).getTime() - shop.clock.now().getTime() - 1,
    );
    expect((await cancelLate(nari.call, orderId)).body.code).toBe('NOT_LATE_ENOUGH');
    shop.clock.advance(1);
    await seller.post(`/api/seller/orders/${orderId}/status`, { status: 'SHIPPED' });
    expect((await read(orderId)).late.canCancel).toBe(true);
    const minjun = await shop.asMember('minjun@sinbaljang.test');
    expect((await cancelLate(minjun, orderId)).status).toBe(404);
    const [first, again] = await Promise.all([
      cancelLate(nari.call, orderId),
      cancelLate(nari.call, orderId),
    ]);
    expect([first.status, again.status].toSorted()).toEqual([200, 409]);
    const { refunds, status, late } = await read(orderId);
    expect([status, late, refunds.map(({ amount }: { amount: number }) => amount)]).toEqual([
      'CANCELLED',
      null,
      [finalPrice],
    ]);
    // The lost pair does not return to the stock.
    expect(await stockOf(shop, option.id)).toBe(stock);
  });

  it('that was never shipped returns its stock when cancelled', async () => {
    const { orderId, promised } = await bought();
    const stock = await stockOf(shop, option.id);
    noonAfter(shop, lastDayBefore('buyer', promised));
    expect((await cancelLate(nari.call, orderId)).status).toBe(200);
    expect(await stockOf(shop, option.id)).toBe(stock + 1);
    expect(await balanceOf(nari.call)).toBeGreaterThan(0);
  });

  it('gets one new day from its seller with a reason, between tomorrow and the cancellation', async () => {
    const { orderId, promised, seller } = await bought();
    const tomorrow = () => laterDay(seoulDay(shop.clock.now()), 1);
    expect((await nameDay(seller, orderId, tomorrow())).body.code).toBe('NOT_LATE');
    noonAfter(shop, promised);
    const last = lastDayBefore('shop', promised);
    for (const day of [seoulDay(shop.clock.now()), laterDay(last, 1)])
      expect((await nameDay(seller, orderId, day)).body.code).toBe('NEW_DAY_OUT_OF_RANGE');
    expect((await nameDay(seller, orderId, last, ' ')).status).toBe(400);
    const rival = await sellerOf(shop, (await twoStores(shop))[1].product_id);
    expect((await nameDay(rival, orderId, last)).status).toBe(404);
    expect((await nameDay(seller, orderId, last)).body.data).toEqual({ orderId, day: last });
    expect((await nameDay(seller, orderId, last)).body.code).toBe('NEW_DAY_NAMED');
    const { late, delivery, timeline } = await read(orderId);
    expect(late.newDays).toMatchObject([{ day: last, reason: '태풍으로 늦어졌어요' }]);
    expect(delivery.arrivesOn).toBe(promised);
    expect(timeline.map(({ event }: { event: string }) => event)).toEqual(['ORDERED', 'LATE', 'NEW_DAY']);
    const own = (await seller.get(`/api/seller/orders/${orderId}`)).body.data.late;
    expect(own).toEqual({
      promisedOn: promised,
      newDay: last,
      reason: '태풍으로 늦어졌어요',
      choice: null,
      cancelledAfter: last,
    });
    const lines = (await seller.get('/api/seller/orders/lines?tab=OVERDUE&size=100')).body.data;
    expect(lines.content.map((line: { orderId: number }) => line.orderId)).toContain(orderId);
    expect(lines.counts.OVERDUE).toBe(lines.totalElements);
  });
});
