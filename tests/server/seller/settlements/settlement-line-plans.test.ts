import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_LINES } from '#domain/seller/settlements/settlement.ts';
import { findLinesAfter, statementLines } from '#server/seller/settlements/settlement-store.ts';
import { closedSettlement } from '../../../support/orders/settlements.ts';
import { rowsVisited } from '../../../support/server/query-plan.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { expectSlowStatements } from '../../../support/server/statement-gate.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await closedSettlement(shop);
}, 60_000);
afterAll(() => shop.close());

const ORDERS_AT_ONCE = 1_000;

/**
 * Adds a statement of `orders` orders with `each` lines of 1 won, copied from the first sold line. Statistics of the
 * tables stay as they were, as after the weekly close of a large store.
 */
async function statementOf(orders: number, each: number, week: string): Promise<number> {
  const all = orders * each;
  const { rows } = await sql<{ id: number }>`
    insert into settlements (store_id, period_start, period_end, gross, fee, adjustments, payable, lines, closed_at)
    select i.store_id, ${week}::date, ${week}::date + 6, ${all}, 0, 0, ${all}, ${all}, ${shop.clock.now()}
    from settlement_lines l join order_items i on i.id = l.order_item_id order by i.id limit 1
    returning id::int`.execute(shop.db);
  const id = rows[0]?.id ?? 0;
  await expectSlowStatements('a bulk fill', async () => {
    for (let from = 1; from <= orders; from += ORDERS_AT_ONCE)
      await addOrders(id, { from, to: Math.min(from + ORDERS_AT_ONCE - 1, orders), each, week });
  });
  return id;
}

const addOrders = (
  id: number,
  { from, to, each, week }: { from: number; to: number; each: number; week: string },
) =>
  sql`with sold as (
      select i.order_id, i.product_id, i.option_id from settlement_lines l
      join order_items i on i.id = l.order_item_id order by i.id limit 1
    ), placed as (
      insert into orders select (jsonb_populate_record(o, jsonb_build_object('id',
        nextval(pg_get_serial_sequence('orders', 'id')), 'order_no', ${week} || '-' || n, 'request_key', null))).*
      from sold join orders o on o.id = sold.order_id, generate_series(${from}::int, ${to}::int) n returning id
    ), items as (
      insert into order_items (order_id, product_id, option_id, quantity, unit_price, status)
      select placed.id, sold.product_id, sold.option_id, 1, 1, 'DELIVERED'
      from placed, sold, generate_series(1, ${each}::int) returning id
    )
    insert into settlement_lines (settlement_id, order_item_id, kind, gross, fee, net, at)
    select ${id}, items.id, 'SALE', 1, 0, 1, ${week}::timestamptz + items.id % 7 * interval '1 hour'
    from items`.execute(shop.db);

/**
 * Rows that a plan may visit per line: it scans, sums, sorts and joins each line a fixed number of times, 20 to 35
 * depending on the plan. A plan that reads all lines of an order for each of them visits 100 and more.
 */
const VISITS_PER_LINE = 50;

describe('query plan of statement lines right after they were written', () => {
  it.each([
    { orders: 1, each: FILE_LINES, week: '2025-01-06' },
    { orders: FILE_LINES, each: 1, week: '2025-01-13' },
    { orders: FILE_LINES / 100, each: 100, week: '2025-01-20' },
  ])('$orders orders of $each lines: visits each line a fixed number of times', async (shape) => {
    const id = await statementOf(shape.orders, shape.each, shape.week);
    const lines = await findLinesAfter(shop.db, id, undefined, FILE_LINES);
    expect(lines).toHaveLength(FILE_LINES);
    expect(new Set(lines.map(({ orderNet }) => orderNet))).toEqual(new Set([shape.each]));
    const visited = await rowsVisited(shop.db, statementLines(id, { limit: FILE_LINES }));
    expect(visited).toBeLessThan(VISITS_PER_LINE * FILE_LINES);
  });

  it('twice as many as one page of the export: each page visits each line a fixed number of times', async () => {
    const all = 2 * FILE_LINES;
    const id = await statementOf(100, all / 100, '2025-01-27');
    const first = await findLinesAfter(shop.db, id, undefined, FILE_LINES);
    const last = first[FILE_LINES - 1];
    if (!last) throw new Error('the first turn is not full');
    const place = { orderItemId: last.id, kind: 'SALE' } as const;
    const second = await findLinesAfter(shop.db, id, place, FILE_LINES);
    expect(new Set([...first, ...second].map((line) => line.id)).size).toBe(all);
    expect([...first, ...second].every(({ orderNet }) => orderNet === all / 100)).toBe(true);
    const visited = await rowsVisited(shop.db, statementLines(id, { limit: FILE_LINES, offset: FILE_LINES }));
    expect(visited).toBeLessThan(VISITS_PER_LINE * all);
  });
});
