import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { TEST_COURIER_DAYS } from '#domain/policies/delivery.ts';
import { deliverShipped, followLate } from '#server/jobs/orders/order-sweeps.ts';
import { person } from '../../../support/members/people.ts';
import { DAY, delaysOf, LATE_ONCE, NEVER_LATE } from '../../../support/orders/late.ts';
import { copyOrder } from '../../../support/orders/order-copies.ts';
import { buy, ledgerProblems, optionsInStock, setStock } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const ORDERS = 100;
/** Days after which an order is sent: one of 0 to 10, or never. */
const sentAfter = (index: number): number | null => (index % 12 === 11 ? null : index % 12);

/** The same paid order a hundred times, of two buyers in turn; ids in ascending order. */
async function hundredOrders(shop: TestShop): Promise<number[]> {
  const [option] = await optionsInStock(shop, 1);
  if (!option) throw new Error('no option');
  await setStock(shop, option.id, ORDERS);
  const buyers = [await person(shop, 'nari'), await person(shop, 'minjun')];
  const ids: number[] = [];
  for (const { call } of buyers) {
    const first = await buy(shop, call, { items: [{ optionId: option.id, quantity: 1 }] });
    ids.push(first, ...(await copyOrder(shop, first, { times: ORDERS / buyers.length - 1 })));
  }
  return ids.toSorted((a, b) => a - b);
}

/** Sellers send lines, all of a day in one statement. */
const send = (shop: TestShop, ids: readonly number[]) =>
  sql`with sent as (update order_items set status = 'SHIPPED', shipped_at = ${shop.clock.now()}
      where order_id = any(${[...ids]}::bigint[]) and status = 'ORDERED' returning order_id)
    update orders set status = 'SHIPPED' where id in (select order_id from sent)`.execute(shop.db);

const readOrders = (shop: TestShop, ids: readonly number[]) =>
  shop.db
    .selectFrom('orders')
    .select(['id', 'status', 'promised_on'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();

/**
 * What became of a hundred orders in sixteen days, on which so many servers sweep at the same time but for some days on
 * which none does. The promised days are read each day.
 */
async function lived({ idleDays, servers }: { idleDays: readonly number[]; servers: number }) {
  const shop = await startTestShop();
  try {
    const ids = await hundredOrders(shop);
    const promised = (await readOrders(shop, ids)).map(({ promised_on }) => promised_on);
    const paidOn = seoulDay(shop.clock.now());
    const ports = { ...shop.ports, log: shop.app.log };
    const sweep = async () => {
      await deliverShipped(ports);
      await followLate(ports);
    };
    for (let day = 0; day <= 16; day += 1) {
      if (day > 0) shop.clock.advance(DAY);
      await send(
        shop,
        ids.filter((_, index) => sentAfter(index) === day),
      );
      if (!idleDays.includes(day)) await Promise.all(Array.from({ length: servers }, sweep));
      const now = await readOrders(shop, ids);
      expect(now.map(({ promised_on }) => promised_on)).toEqual(promised);
    }
    const orders = await readOrders(shop, ids);
    const delays = await delaysOf(shop, ids);
    const ends = orders.map(({ id, status }, index) => ({ index, status, ...delays.get(id) }));
    return { ends, promised, paidOn, problems: await ledgerProblems(shop) };
  } finally {
    await shop.close();
  }
}

describe('promised days of a hundred orders', () => {
  it('end as kept or late, once, also for two servers that stood still for two days', {
    timeout: 120_000,
  }, async () => {
    const { ends, promised, paidOn, problems } = await lived({ idleDays: [], servers: 1 });
    const expected = ends.map(({ index }) => {
      const after = sentAfter(index);
      const comes = after === null ? '9999-12-31' : laterDay(paidOn, after + TEST_COURIER_DAYS);
      const end = comes > (promised[index] ?? '') ? LATE_ONCE : NEVER_LATE;
      const status = after === null ? 'CANCELLED' : 'DELIVERED';
      return { index, status, ...end, cancelled: after === null ? [1, 1] : [0, 0] };
    });
    expect(ends).toEqual(expected);
    const late = ends.filter(({ stores }) => stores).length;
    expect([ends.length, late > 50, late < ORDERS]).toEqual([ORDERS, true, true]);
    expect(problems).toEqual([]);
    const stopped = await lived({ idleDays: [5, 6], servers: 2 });
    expect([stopped.ends, stopped.problems]).toEqual([ends, []]);
  });
});
