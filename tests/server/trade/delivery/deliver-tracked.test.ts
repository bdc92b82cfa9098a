import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverTracked } from '#server/jobs/orders/deliver-tracked.ts';
import { deliverShipped } from '#server/jobs/orders/order-sweeps.ts';
import type { ParcelTracker } from '#server/kit/ports/parcel-tracker.ts';
import { twoStores } from '../../../support/orders/delivered.ts';
import { buy, sellerOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const DAY = 86_400_000;
const answers = new Map<string, 'DELIVERED' | 'OUT_FOR_DELIVERY' | 'UNKNOWN' | 'FAILS'>();
const asked: string[] = [];
const parcels: ParcelTracker = {
  isBuiltIn: false,
  track: async (_, number) => {
    asked.push(number);
    const answer = answers.get(number) ?? 'UNKNOWN';
    if (answer === 'FAILS') throw new Error('no answer');
    return answer === 'UNKNOWN' ? null : [{ step: answer, at: shop.clock.now() }];
  },
};
let shop: TestShop;
let options: Awaited<ReturnType<typeof twoStores>>;
beforeAll(async () => {
  shop = await startTestShop({ ports: { parcels } });
  options = await twoStores(shop);
  // Lines that the seed has sent are no part of these tests.
  await shop.db
    .updateTable('order_items')
    .set({ status: 'DELIVERED' })
    .where('status', '=', 'SHIPPED')
    .execute();
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => shop.close());

const ports = () => ({ ...shop.ports, log: shop.app.log });

let made = 0;
/** An order of two stores that both have sent their line, each with a number of its own. */
async function sent(member: 'nari' | 'minjun') {
  const buyer = await shop.asMember(`${member}@sinbaljang.test`);
  const orderId = await buy(shop, buyer, { items: options.map(({ id }) => ({ optionId: id, quantity: 1 })) });
  const numbers: string[] = [];
  for (const { product_id } of options) {
    made += 1;
    const trackingNumber = String(612_345_678_000 + made);
    const seller = await sellerOf(shop, product_id);
    const parcel = { status: 'SHIPPED', carrier: 'CJ대한통운', trackingNumber };
    expect((await seller.post(`/api/seller/orders/${orderId}/status`, parcel)).status).toBe(200);
    numbers.push(trackingNumber);
  }
  const [first = '', second = ''] = numbers;
  return { orderId, first, second };
}
async function statesOf(orderId: number): Promise<string[]> {
  const rows = await shop.db
    .selectFrom('order_items')
    .select('status')
    .where('order_id', '=', orderId)
    .orderBy('tracking_no')
    .execute();
  return rows.map(({ status }) => status);
}

describe('parcels of a real carrier', () => {
  it('are delivered when their carrier reports it, each by its own number', async () => {
    const mine = await sent('nari');
    const theirs = await sent('minjun');
    answers.set(mine.first, 'DELIVERED').set(mine.second, 'OUT_FOR_DELIVERY').set(theirs.first, 'FAILS');
    await deliverTracked(ports());
    expect([await statesOf(mine.orderId), await statesOf(theirs.orderId)]).toEqual([
      ['DELIVERED', 'SHIPPED'],
      ['SHIPPED', 'SHIPPED'],
    ]);
    answers.set(theirs.first, 'DELIVERED');
    await deliverTracked(ports());
    expect(await statesOf(theirs.orderId)).toEqual(['DELIVERED', 'SHIPPED']);
  });

  it('are delivered as a whole: two lines at once, with one notice', async () => {
    const { orderId, first } = await sent('nari');
    await shop.db
      .updateTable('order_items')
      .set({ tracking_no: first })
      .where('order_id', '=', orderId)
      .execute();
    await shop.db.deleteFrom('notices').execute();
    answers.set(first, 'DELIVERED');
    await deliverTracked(ports());
    expect(await statesOf(orderId)).toEqual(['DELIVERED', 'DELIVERED']);
    const told = await shop.db
      .selectFrom('notices')
      .select('id')
      .where('type', '=', 'ORDER_DELIVERED')
      .execute();
    expect(told).toHaveLength(1);
  });

  it('are not delivered by the clock', async () => {
    const { orderId } = await sent('nari');
    shop.clock.advance(10 * DAY);
    await deliverShipped(ports());
    expect(await statesOf(orderId)).toEqual(['SHIPPED', 'SHIPPED']);
  });

  it('are tracked for thirty days, and not after delivery', async () => {
    const { first, second } = await sent('nari');
    answers.set(first, 'DELIVERED');
    shop.clock.advance(30 * DAY - 60_000);
    await deliverTracked(ports());
    expect(asked.filter((number) => [first, second].includes(number))).toEqual([first, second]);
    asked.length = 0;
    await deliverTracked(ports());
    expect(asked.filter((number) => [first, second].includes(number))).toEqual([second]);
    asked.length = 0;
    shop.clock.advance(2 * 60_000);
    await deliverTracked(ports());
    expect(asked).toEqual([]);
  });
});
