import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feeOf } from '#domain/seller/settlements/settlement.ts';
import { twoStores } from '../../../support/orders/delivered.ts';
import { closeAll, confirmAt, returnAt } from '../../../support/orders/settlements.ts';
import { buy } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const WEEK_HOURS = 7 * 24;
const RATES = [1_000, 1_234] as const;
let shop: TestShop;
let stores: number[];
let order: number;
let options: { id: number; product_id: number }[];
beforeAll(async () => {
  shop = await startTestShop();
  const pair = await twoStores(shop);
  options = pair;
  stores = pair.map(({ store_id }) => store_id);
  order = await buy(shop, shop.as('user'), { items: pair.map(({ id }) => ({ optionId: id, quantity: 1 })) });
  // What the seed has confirmed is none of this test's business.
  await sql`update order_items set confirmed_at = null`.execute(shop.db);
  await sql`delete from order_history where event = 'RETURNED'`.execute(shop.db);
  for (const [index, id] of stores.entries())
    await shop.db.updateTable('stores').set({ fee_rate_bp: RATES[index] }).where('id', '=', id).execute();
}, 60_000);
afterAll(() => shop.close());

/** A line of one of two stores: after how many hours it is confirmed, and how long after that it comes back. */
const line = fc.record({
  store: fc.constantFrom(0, 1),
  price: fc.integer({ min: 1_000, max: 300_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  confirmed: fc.option(fc.integer({ min: 0, max: 3 * WEEK_HOURS }), { freq: 5 }),
  returned: fc.option(fc.integer({ min: 0, max: 2 * WEEK_HOURS }), { freq: 2 }),
});
type Line = {
  store: number;
  price: number;
  quantity: number;
  confirmed: number | null;
  returned: number | null;
};
/** Hours at which the closing runs beside the Mondays: too early, again, or late. */
const closings = fc.array(fc.integer({ min: 0, max: 5 * WEEK_HOURS }), { maxLength: 6 });

async function write({ store, price, quantity }: Line): Promise<number> {
  const option = options[store] as { id: number; product_id: number };
  const { id } = await shop.db
    .insertInto('order_items')
    .values({
      order_id: order,
      product_id: option.product_id,
      option_id: option.id,
      quantity,
      unit_price: price,
      status: 'DELIVERED' as const,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What happens to lines, hour by hour, as the clock goes on. */
async function play(lines: readonly Line[], closedAt: readonly number[]): Promise<void> {
  const begun = shop.clock.now().getTime();
  const deeds: { hour: number; rank: number; done: () => Promise<unknown> }[] = closedAt.map((hour) => ({
    hour,
    rank: 2,
    done: () => closeAll(shop),
  }));
  for (const one of lines) {
    const id = await write(one);
    const { confirmed, returned } = one;
    if (confirmed === null) continue;
    deeds.push({ hour: confirmed, rank: 0, done: () => confirmAt(shop, id, shop.clock.now()) });
    if (returned !== null)
      deeds.push({
        hour: confirmed + returned,
        rank: 1,
        done: () => returnAt(shop, id, shop.clock.now()),
      });
  }
  for (const { hour, done } of deeds.toSorted((a, b) => a.hour - b.hour || a.rank - b.rank)) {
    shop.clock.advance(Math.max(0, begun + hour * 3_600_000 - shop.clock.now().getTime()));
    await done();
  }
}

const sums = async (kinds: readonly string[]) =>
  (
    await sql<{ gross: number; fee: number; net: number }>`select coalesce(sum(gross), 0)::float8 as gross,
      coalesce(sum(fee), 0)::float8 as fee, coalesce(sum(net), 0)::float8 as net
      from settlement_lines where kind = any(${[...kinds]}::text[])`.execute(shop.db)
  ).rows[0];

it('C9: statements of all stores add up to the lines that were confirmed and kept, whatever the order of events', {
  timeout: 240_000,
}, async () => {
  const written: Line[] = [];
  const grossOf = (all: readonly Line[]) => all.reduce((sum, one) => sum + one.price * one.quantity, 0);
  const feesOf = (all: readonly Line[]) =>
    all.reduce((sum, { price, quantity, store }) => sum + feeOf(price * quantity, RATES[store] ?? 0), 0);
  const property = fc.asyncProperty(
    fc.array(line, { minLength: 1, maxLength: 14 }),
    closings,
    async (lines, closedAt) => {
      await play(lines, closedAt);
      written.push(...lines);
      shop.clock.advance(2 * WEEK_HOURS * 3_600_000);
      await Promise.all([closeAll(shop), closeAll(shop)]);
      const confirmed = written.filter((one) => one.confirmed !== null);
      const kept = confirmed.filter((one) => one.returned === null);
      const net = grossOf(kept) - feesOf(kept);
      expect(await sums(['SALE', 'RETURN'])).toEqual({ gross: grossOf(kept), fee: feesOf(kept), net });
      expect(await sums(['SALE'])).toMatchObject({ gross: grossOf(confirmed), fee: feesOf(confirmed) });
      const heads = await sql<{ payable: number; wrong: number }>`select sum(payable)::float8 as payable,
        count(*) filter (where payable <> (select sum(net) from settlement_lines where settlement_id = t.id)
          or lines <> (select count(*) from settlement_lines where settlement_id = t.id))::int as wrong
        from settlements t`.execute(shop.db);
      expect(heads.rows[0]).toEqual({ payable: confirmed.length > 0 ? net : null, wrong: 0 });
    },
  );
  await fc.assert(property, { numRuns: 12, endOnFailure: true });
  expect(written.filter(({ confirmed }) => confirmed !== null).length).toBeGreaterThan(20);
});
