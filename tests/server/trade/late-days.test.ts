import { describe, expect, it } from 'vitest';
import { laterDay, seoulDay } from '#domain/kit/time.ts';
import { TEST_COURIER_DAYS } from '#domain/policies/delivery.ts';
import { deliverShipped, followLate } from '#server/upkeep/order-sweeps.ts';
import { DAY, delayOf, LATE_ONCE, NEVER_LATE, promisedOf } from '../../support/late.ts';
import { person } from '../../support/people.ts';
import { startTestShop } from '../../support/server.ts';
import { buy, ledgerProblems, optionsInStock, sellerOf, setStock } from '../../support/shopping.ts';

/** One order for each day on which it can be sent, and one that never is. */
const LINES = 12;

/**
 * Orders that are sent after so many days, or never, while the server sweeps on all but some days. Answers what became
 * of each promise: the day sent, whether it was written as late, how the order ended, and what was said of it.
 */
async function lived(sentAfter: readonly (number | null)[], idleDays: readonly number[]) {
  const shop = await startTestShop();
  try {
    const [option] = await optionsInStock(shop, 1);
    if (!option) throw new Error('no option');
    await setStock(shop, option.id, sentAfter.length);
    const { call: buyer } = await person(shop, 'nari');
    const seller = await sellerOf(shop, option.product_id);
    const ids: number[] = [];
    for (const _ of sentAfter)
      ids.push(await buy(shop, buyer, { items: [{ optionId: option.id, quantity: 1 }] }));
    const promised = await Promise.all(ids.map((id) => promisedOf(shop, id)));
    const paidOn = seoulDay(shop.clock.now());
    for (let day = 0; day <= 16; day += 1) {
      if (day > 0) shop.clock.advance(DAY);
      for (const [index, after] of sentAfter.entries())
        if (after === day)
          await seller.post(`/api/seller/orders/${ids[index]}/status`, { status: 'SHIPPED' });
      const ports = { ...shop.ports, log: shop.app.log };
      if (!idleDays.includes(day)) {
        await deliverShipped(ports);
        await followLate(ports);
      }
      expect(await Promise.all(ids.map((id) => promisedOf(shop, id)))).toEqual(promised);
    }
    const orders = await shop.db
      .selectFrom('orders')
      .select(['id', 'status'])
      .where('id', 'in', ids)
      .execute();
    const ends = await Promise.all(
      ids.map(async (id, index) => ({
        sentAfter: sentAfter[index],
        status: orders.find((order) => order.id === id)?.status,
        ...(await delayOf(shop, id)),
      })),
    );
    return { ends, promised, paidOn, problems: await ledgerProblems(shop) };
  } finally {
    await shop.close();
  }
}

describe('the promised day of an order', () => {
  it('ends as kept or late, once, and the same when the job has stood still for two days', {
    timeout: 120_000,
  }, async () => {
    const plan = Array.from({ length: LINES }, (_, index) => (index % 12 === 11 ? null : index % 12));
    const daily = await lived(plan, []);
    const { paidOn, promised, ends } = daily;
    for (const [index, end] of ends.entries()) {
      const { sentAfter } = end;
      const comes =
        typeof sentAfter === 'number' ? laterDay(paidOn, sentAfter + TEST_COURIER_DAYS) : '9999-12-31';
      const isLate = comes > (promised[index] ?? '');
      const status = typeof sentAfter === 'number' ? 'DELIVERED' : 'CANCELLED';
      const cancelled = status === 'CANCELLED' ? [1, 1] : [0, 0];
      expect(end).toEqual({ sentAfter, status, cancelled, ...(isLate ? LATE_ONCE : NEVER_LATE) });
    }
    expect(ends.map(({ stores }) => stores).filter(Boolean).length).toBeGreaterThan(5);
    expect(daily.problems).toEqual([]);
    expect((await lived(plan, [5, 6])).ends).toEqual(ends);
  });
});
