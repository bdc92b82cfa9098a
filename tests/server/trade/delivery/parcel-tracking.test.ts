import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_COURIER_DAYS } from '#domain/policies/delivery.ts';
import type { ParcelTracker } from '#server/kit/ports/parcel-tracker.ts';
import { testCarrier } from '#server/trade/orders/delivery/test-carrier.ts';
import { twoStores } from '../../../support/orders/delivered.ts';
import { buy, sellerOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const HOUR = 3_600_000;
const PARCEL = { carrier: 'CJ대한통운', trackingNumber: '612345678901' };
/** What the carrier does instead of its own answer. */
let instead: ParcelTracker['track'] | null = null;
let shop: TestShop;
let options: Awaited<ReturnType<typeof twoStores>>;
beforeAll(async () => {
  const own = { track: null as ParcelTracker['track'] | null };
  const parcels: ParcelTracker = {
    isBuiltIn: true,
    track: (...asked) => (instead ?? own.track ?? failing)(...asked),
  };
  shop = await startTestShop({ ports: { parcels } });
  own.track = testCarrier(shop.db, shop.clock).track;
  options = await twoStores(shop);
});
afterAll(() => shop.close());
const failing: ParcelTracker['track'] = () => Promise.reject(new Error('no answer'));

const nari = () => shop.asMember('nari@sinbaljang.test');
/** An order of two stores, of which the first has sent its line; answers both lines in the order of the stores. */
async function sent(parcel: object = PARCEL) {
  const buyer = await nari();
  const orderId = await buy(shop, buyer, { items: options.map(({ id }) => ({ optionId: id, quantity: 1 })) });
  const seller = await sellerOf(shop, options[0].product_id);
  await seller.post(`/api/seller/orders/${orderId}/status`, { status: 'SHIPPED', ...parcel });
  const { items } = (await buyer.get(`/api/users/orders/${orderId}`)).body.data;
  const lines = options.map(
    ({ id }) => items.find((item: { optionId: number }) => item.optionId === id).orderItemId as number,
  );
  return { orderId, line: lines[0] ?? 0, unsent: lines[1] ?? 0 };
}
const track = async (orderId: number, line: number) =>
  (await nari()).get(`/api/users/orders/${orderId}/tracking?line=${line}`);

describe('GET /api/users/orders/{id}/tracking', () => {
  it('returns each step once the clock has reached it, and the last one at delivery', async () => {
    const { orderId, line } = await sent();
    const at = shop.clock.now().getTime();
    const stepsAfter = async (hours: number) => {
      shop.clock.advance(at + hours * HOUR - shop.clock.now().getTime());
      return (await track(orderId, line)).body.data.steps;
    };
    const days = TEST_COURIER_DAYS * 24;
    const iso = (hours: number) => new Date(at + hours * HOUR).toISOString();
    const steps = [
      { step: 'ACCEPTED', at: iso(0) },
      { step: 'AT_HUB', at: iso(days / 4) },
      { step: 'OUT_FOR_DELIVERY', at: iso((days * 7) / 8) },
      { step: 'DELIVERED', at: iso(days) },
    ];
    expect(await stepsAfter(0)).toEqual(steps.slice(0, 1));
    expect(await stepsAfter(days / 4)).toEqual(steps.slice(0, 2));
    expect(await stepsAfter(days - 1)).toEqual(steps.slice(0, 3));
    const statusOf = async () => (await (await nari()).get(`/api/users/orders/${orderId}`)).body.data.items;
    await shop.sweep();
    expect(await statusOf()).toEqual(
      expect.arrayContaining([expect.objectContaining({ status: 'SHIPPED' })]),
    );
    expect(await stepsAfter(days)).toEqual(steps);
    await shop.sweep();
    expect(await statusOf()).toEqual(
      expect.arrayContaining([expect.objectContaining({ status: 'DELIVERED' })]),
    );
  });

  it('links to the page of a known carrier only', async () => {
    const known = await sent();
    expect((await track(known.orderId, known.line)).body.data).toMatchObject({
      ...PARCEL,
      link: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=612345678901',
    });
    const other = await sent({ ...PARCEL, carrier: '한빛택배' });
    expect((await track(other.orderId, other.line)).body.data).toMatchObject({
      carrier: '한빛택배',
      link: null,
    });
  });

  it('is for the buyer only, and for a line with a number', async () => {
    const [mine, other] = [await sent(), await sent()];
    const path = `/api/users/orders/${mine.orderId}/tracking?line=${mine.line}`;
    expect((await shop.as('visitor').get(path)).status).toBe(401);
    const strangers = [
      await shop.asMember('minjun@sinbaljang.test'),
      await sellerOf(shop, options[1].product_id),
    ];
    for (const stranger of strangers) expect((await stranger.get(path)).body.code).toBe('ORDER_NOT_FOUND');
    expect((await track(mine.orderId, other.line)).body.code).toBe('ORDER_ITEM_NOT_FOUND');
    expect((await track(mine.orderId, mine.unsent)).body.code).toBe('NO_TRACKING_NUMBER');
  });

  it('has no steps for an unknown parcel, and returns 503 if the carrier does not answer', async () => {
    const { orderId, line } = await sent();
    instead = async () => null;
    expect((await track(orderId, line)).body.data).toMatchObject({ ...PARCEL, steps: null });
    instead = failing;
    const { status, body } = await track(orderId, line);
    expect([status, body.code]).toEqual([503, 'CARRIER_UNAVAILABLE']);
    instead = null;
    expect((await track(orderId, line)).status).toBe(200);
  });
});
