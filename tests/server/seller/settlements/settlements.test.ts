// Size: weeks of two stores that build on each other, from the first statement to the last.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_LINES, feeOf } from '#domain/seller/settlements/settlement.ts';
import { weekOf } from '#domain/seller/settlements/week.ts';
import { actionsOf } from '../../../support/audit-log.ts';
import { deliver, twoStores } from '../../../support/orders/delivered.ts';
import {
  closeAll,
  closedSettlement,
  confirmAt,
  hoursInto,
  returnAt,
} from '../../../support/orders/settlements.ts';
import { sellerOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { expectSlowStatements } from '../../../support/server/statement-gate.ts';

type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let sellers: [Caller, Caller];
let stores: [number, number];
/** Delivered lines of both stores, six of each. */
let lines: [number[], number[]] = [[], []];
const RATE = 1_234;

beforeAll(async () => {
  shop = await startTestShop();
  const [one, other] = await twoStores(shop);
  sellers = [await sellerOf(shop, one.product_id), await sellerOf(shop, other.product_id)];
  stores = [one.store_id, other.store_id];
  for (let n = 0; n < 6; n += 1) {
    const { itemIds } = await deliver(shop, shop.as('user'), [one, other]);
    lines = [
      [...lines[0], itemIds[0] ?? 0],
      [...lines[1], itemIds[1] ?? 0],
    ];
  }
  // What the seed has confirmed is none of this test's business.
  await sql`update order_items set confirmed_at = null`.execute(shop.db);
  await sql`delete from order_history where event = 'RETURNED'`.execute(shop.db);
  // A price whose fee has to be rounded.
  await sql`update order_items set unit_price = 63205 + id % 7`.execute(shop.db);
  await shop.db.updateTable('stores').set({ fee_rate_bp: RATE }).where('id', '=', stores[1]).execute();
}, 60_000);
afterAll(() => shop.close());

type Sums = { gross: number; fee: number; adjustments: number; payable: number; lines: number };
const list = async (seller: Caller) => (await seller.get('/api/seller/settlements?size=100')).body.data;
const priceOf = async (id: number): Promise<number> =>
  Number(
    (
      await shop.db
        .selectFrom('order_items')
        .select(['unit_price', 'quantity'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).unit_price,
  );
/** The sums by another way: line by line. */
async function reckoned(sold: readonly number[], back: readonly number[], rate: number): Promise<Sums> {
  const of = async (ids: readonly number[]) => Promise.all(ids.map(priceOf));
  const gross = (await of(sold)).reduce((all, one) => all + one, 0);
  const fee = (await of(sold)).reduce((all, one) => all + feeOf(one, rate), 0);
  const adjustments = (await of(back)).reduce((all, one) => all - one + feeOf(one, rate), 0);
  return { gross, fee, adjustments, payable: gross - fee + adjustments, lines: sold.length + back.length };
}

describe('weekly statements', () => {
  it('are written for lines confirmed in closed weeks, per store', async () => {
    const [[a = 0, b = 0, c = 0, d = 0], [e = 0]] = lines;
    await confirmAt(shop, a, hoursInto(shop, 8, 0));
    await confirmAt(shop, b, hoursInto(shop, 8, 7 * 24 - 0.001));
    await confirmAt(shop, c, hoursInto(shop, 2, 0));
    await confirmAt(shop, d, hoursInto(shop, 0, 0));
    await confirmAt(shop, e, hoursInto(shop, 2, 30));
    await closeAll(shop);
    const own = await list(sellers[0]);
    expect(own.content).toMatchObject([
      { state: 'CLOSED', paidOn: null, ...(await reckoned([c], [], 1_000)) },
      { state: 'CLOSED', ...(await reckoned([a, b], [], 1_000)) },
    ]);
    expect(own.open).toMatchObject({ ...(await reckoned([d], [], 1_000)), feeBasisPoints: 1_000 });
    const other = await list(sellers[1]);
    expect(other.content).toMatchObject([await reckoned([e], [], RATE)]);
    expect(other.open).toMatchObject({ lines: 0, payable: 0, feeBasisPoints: RATE });
  });

  it('are written once, for concurrent and repeated runs', async () => {
    const before = await list(sellers[0]);
    await Promise.all([closeAll(shop), closeAll(shop), closeAll(shop)]);
    expect(await list(sellers[0])).toEqual(before);
  });

  it('show lines and export to their own seller only', async () => {
    const [{ settlementId }] = (await list(sellers[0])).content;
    const path = `/api/seller/settlements/${settlementId}`;
    const { data } = (await sellers[0].get(`${path}/lines`)).body;
    expect(data.content).toMatchObject([{ orderItemId: lines[0][2], kind: 'SALE' }]);
    expect(data).toMatchObject({ totalElements: 1, settlement: { settlementId } });
    const file = await sellers[0].post(`${path}/file`);
    expect(file.body.data).toMatchObject({ rows: 1, csv: expect.stringContaining('판매 금액') });
    for (const [stranger, status] of [
      [sellers[1], 404],
      [shop.as('user'), 403],
      [shop.as('admin'), 403],
      [shop.as('visitor'), 401],
    ] as const) {
      expect((await stranger.get(`${path}/lines`)).status).toBe(status);
      expect((await stranger.post(`${path}/file`)).status).toBe(status);
    }
  });

  it('N-56: are exported completely, page by page', { timeout: 60_000 }, async () => {
    const [{ settlementId }] = (await list(sellers[0])).content;
    const path = `/api/seller/settlements/${settlementId}`;
    const [others] = (await list(sellers[1])).content;
    const more = FILE_LINES + 5;
    // Many at one moment, and some that were sold and came back in it.
    await expectSlowStatements('a bulk fill', () =>
      sql`with new as (
        insert into order_items (order_id, product_id, option_id, quantity, unit_price, status)
        select i.order_id, i.product_id, i.option_id, 1, 1000, 'CANCELLED' from order_items i, generate_series(1, ${more})
        where i.id = ${lines[0][2] ?? 0} returning id)
      insert into settlement_lines (settlement_id, order_item_id, kind, gross, fee, net, at)
      select ${settlementId}, id, kind, 0, 0, 0, '2026-11-01'::timestamptz + (id % 3) * interval '1 microsecond'
      from new, unnest(case when id % 2 = 0 then array['SALE', 'RETURN'] else array['SALE'] end) as kind`.execute(
        shop.db,
      ),
    );
    const first = (await sellers[0].post(`${path}/file`)).body.data;
    expect(first).toMatchObject({ rows: FILE_LINES, next: { kind: expect.any(String) } });
    const csv = [first.csv];
    let turn = first;
    while (turn.next) {
      expect((await sellers[1].post(`${path}/file`, { after: turn.next })).status).toBe(404);
      turn = (await sellers[0].post(`${path}/file`, { after: turn.next })).body.data;
      expect(turn.rows).toBeLessThanOrEqual(FILE_LINES);
      csv.push(turn.csv);
    }
    const [head, ...written] = csv.join('').trim().split('\r\n');
    expect(head).toContain('주문번호');
    const keys = written.map((line) => line.split(',')).map((cells) => `${cells[1]} ${cells[5]}`);
    const { rows } = await sql<{
      key: string;
    }>`select concat(order_item_id, case kind when 'SALE' then ' 판매'
        else ' 반품' end) as key from settlement_lines where settlement_id = ${settlementId}
      order by at, order_item_id, kind desc`.execute(shop.db);
    expect(keys.length).toBeGreaterThan(FILE_LINES);
    expect(keys).toEqual(rows.map(({ key }) => key));
    const theirs = await sellers[1].post(`/api/seller/settlements/${others.settlementId}/file`);
    expect(theirs.body.data).toMatchObject({ rows: 1, next: null });
  });

  it('have the amount of each line by its order', async () => {
    const { rows } = await sql<{ id: number; own: number }>`select i.order_id::int as id,
        (select count(*)::int from order_items o where o.order_id = i.order_id and o.store_id = i.store_id) as own
      from order_items i where i.id = any(${[lines[0][0] ?? 0, lines[0][1] ?? 0]})`.execute(shop.db);
    expect(rows).toHaveLength(2);
    const statement = (await list(sellers[0])).content[1];
    const read = () => sellers[0].get(`/api/seller/settlements/${statement.settlementId}/lines`);
    for (const line of (await read()).body.data.content) expect(line.orderNet).toBe(line.net);
    // Both lines in one order: each says what both come to.
    await sql`update order_items set order_id = ${rows[0]?.id} where id = any(${[lines[0][0] ?? 0, lines[0][1] ?? 0]})`.execute(
      shop.db,
    );
    const { content } = (await read()).body.data;
    expect(content).toHaveLength(2);
    for (const { orderNet } of content) expect(orderNet).toBe(statement.payable);
    expect(content[0].net).not.toBe(statement.payable);
  });

  it('are paid once, with a notice to their seller', async () => {
    const { id, to } = await closedSettlement(shop);
    const admin = shop.as('admin');
    const before = (await admin.get('/api/admin/settlements?state=CLOSED&size=100')).body.data;
    const paid = before.content.find((one: { settlementId: number }) => one.settlementId === id);
    for (const paidOn of ['2999-01-01', paid.periodEnd])
      expect((await admin.post(`/api/admin/settlements/${id}/paid`, { paidOn })).status).toBe(400);
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.post(`/api/admin/settlements/${id}/paid`, {})),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const after = (await admin.get('/api/admin/settlements?state=CLOSED&size=100')).body.data;
    expect(after.unpaid).toBe(before.unpaid - paid.payable);
    expect(after.totalElements).toBe(before.totalElements - 1);
    expect(await actionsOf(shop, 'SETTLEMENT', id)).toEqual(['SETTLEMENT_PAID']);
    const { content } = (await to.get('/api/users/notices?size=100')).body.data;
    expect(content.filter(({ type }: { type: string }) => type === 'SETTLEMENT_PAID')).toHaveLength(1);
    expect((await admin.post('/api/admin/settlements/999999/paid', {})).status).toBe(404);
    expect((await sellers[0].post(`/api/admin/settlements/${id}/paid`, {})).status).toBe(403);
  });

  it('deduct returned lines at the fee of their sale', async () => {
    const [, , c = 0, d = 0] = lines[0];
    await returnAt(shop, c, hoursInto(shop, 0, 1));
    // Confirmed and back within one week.
    await returnAt(shop, d, hoursInto(shop, 0, 2));
    await shop.db.updateTable('stores').set({ fee_rate_bp: 10_000 }).where('id', '=', stores[0]).execute();
    const open = (await list(sellers[0])).open;
    const gross = await priceOf(d);
    const want = { gross, fee: gross, adjustments: -((await priceOf(c)) - feeOf(await priceOf(c), 1_000)) };
    expect(open).toMatchObject({ ...want, payable: want.adjustments, lines: 3 });
    shop.clock.advance(7 * 86_400_000);
    await closeAll(shop);
    const { content, open: next } = await list(sellers[0]);
    expect(content[0]).toMatchObject({ ...want, payable: want.adjustments, lines: 3 });
    expect(next).toMatchObject({ lines: 0, payable: 0 });
    await shop.db.updateTable('stores').set({ fee_rate_bp: null }).where('id', '=', stores[0]).execute();
  });

  it('include lines missed in the week before', async () => {
    const [, , , , late = 0, newest = 0] = lines[0];
    await confirmAt(shop, late, hoursInto(shop, 1, 5));
    await confirmAt(shop, newest, hoursInto(shop, 0, 5));
    const { start } = weekOf(shop.clock.now());
    shop.clock.advance(7 * 86_400_000);
    await closeAll(shop);
    const [last] = (await list(sellers[0])).content;
    expect(last).toMatchObject({ periodStart: start, ...(await reckoned([late, newest], [], 1_000)) });
  });

  it('are written for a week with returns only', async () => {
    const [, kept = 0, unkept = 0] = lines[1];
    await returnAt(shop, unkept, hoursInto(shop, 0, 1));
    shop.clock.advance(7 * 86_400_000);
    await confirmAt(shop, kept, hoursInto(shop, 0, 5));
    const { start } = weekOf(shop.clock.now());
    shop.clock.advance(7 * 86_400_000);
    await closeAll(shop);
    const { rows } = await sql`select t.period_start::text as start, l.kind from settlement_lines l
      join settlements t on t.id = l.settlement_id where l.order_item_id in (${kept}, ${unkept})`.execute(
      shop.db,
    );
    expect(rows).toEqual([{ start, kind: 'SALE' }]);
  });

  it('add up to everything that was confirmed and not returned', async () => {
    const { rows } = await sql<{ settled: number; kept: number }>`select
      (select sum(gross) from settlement_lines)::float8 as settled,
      (select sum(unit_price * quantity) from order_items
        where confirmed_at is not null and status <> 'RETURNED')::float8 as kept`.execute(shop.db);
    expect(rows[0]?.settled).toBe(rows[0]?.kept);
    const heads = await sql<{
      wrong: number;
    }>`select count(*)::int as wrong from settlements t where payable <> (
      select sum(net) from settlement_lines where settlement_id = t.id)`.execute(shop.db);
    expect(heads.rows[0]?.wrong).toBe(0);
  });

  it('cannot be changed, even directly in the database', async () => {
    for (const change of [
      sql`update settlements set payable = payable + 1, gross = gross + 1`,
      sql`delete from settlements`,
      sql`update settlement_lines set net = net`,
      sql`delete from settlement_lines`,
    ])
      await expect(change.execute(shop.db)).rejects.toThrow();
  });
});
