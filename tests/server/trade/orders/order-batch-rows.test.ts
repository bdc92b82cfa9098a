import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetJobs } from '../../../support/jobs.ts';
import { beginDiscount, endAllDiscounts } from '../../../support/orders/follower-discounts.ts';
import { bringStock, gather, placerOf } from '../../../support/orders/order-batches.ts';
import { optionsInStock, sellerOf } from '../../../support/orders/shopping.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const BUYERS = 5;
const STOCK = 400;

let shop: TestShop;
let optionId = 0;
let buyers: number[];
let early: [number, number];
beforeAll(async () => {
  shop = await startTestShop();
  const [option] = await optionsInStock(shop, 1);
  optionId = option?.id ?? 0;
  const [first, second, ...others] = (await addCrowd(shop, BUYERS + 2)).map(({ id }) => id);
  early = [first ?? 0, second ?? 0];
  buyers = others;
  // A member of a high level pays another price.
  await sql`update users set activity_points = 5000 where id = ${buyers[1] ?? 0}`.execute(shop.db);
  // And so do members who follow the store.
  await endAllDiscounts(shop);
  await beginDiscount(shop, await sellerOf(shop, option?.product_id ?? 0));
  await sql`insert into store_follows (user_id, store_id, at)
    select id, ${option?.store_id ?? 0}, ${shop.clock.now()} from users
    where id in (${sql.join(buyers.slice(1, 3))})`.execute(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await forgetJobs(shop);
  await bringStock(shop, optionId, STOCK);
});

/** Tables with the rows of an order, by the column that references it. */
const TABLES = {
  orders: 'id',
  order_items: 'order_id',
  payments: 'order_id',
  order_history: 'order_id',
  sale_events: 'order_id',
  stock_moves: 'ref_id',
  notices: 'ref_id',
  audit_entries: 'target_id',
} as const;
const REFERENCES: Record<string, string> = { ref_id: 'ref_type', target_id: 'target_type' };
/** Columns that differ in every order. */
const OWN = new Set(['id', 'order_id', 'order_no', 'order_item_id', 'ref_id', 'target_id', 'request_key']);
const OWN_TEXTS = /S\d{18}|test_[\w-]+|(?<=\/my-orders\/)\d+/g;

/** All rows of an order by table, without columns that differ in every order. */
async function rowsOf(orderId: number): Promise<Rows> {
  const found: Rows = {};
  const keep = (table: string, rows: readonly { row: object }[]) => {
    const text = JSON.stringify(
      rows.map(({ row }) => row),
      (key, value) => (OWN.has(key) ? typeof value : value),
    );
    found[table] = JSON.parse(text.replace(OWN_TEXTS, '#'));
  };
  for (const [table, column] of Object.entries(TABLES)) {
    const type = REFERENCES[column];
    const { rows } = await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(table)} t
      where ${sql.ref(column)} = ${orderId} and ${type ? sql`${sql.ref(type)} = 'ORDER'` : sql`true`}
      order by id`.execute(shop.db);
    keep(table, rows);
  }
  const charges = await sql<{ row: object }>`select to_jsonb(t) as row from test_payments t
    join orders o on o.order_no = t.order_no where o.id = ${orderId}`.execute(shop.db);
  keep('test_payments', charges.rows);
  const jobs = await sql<{ row: object }>`select jsonb_build_object('name', name, 'state', state,
      'is_own', data ->> 'orderId' = singleton_key, 'wait', extract(epoch from start_after - created_on)::int) as row
    from pgboss.job where singleton_key = ${`${orderId}`} order by name`.execute(shop.db);
  keep('jobs', jobs.rows);
  return found;
}

type Rows = Record<string, unknown[]>;
type Move = { after: number };
// Rows of this table have a stock after the move.
const movesOf = (rows: Rows) => (rows.stock_moves ?? []) as Move[];
/** Stock after each move of an order. */
const balancesOf = (rows: Rows): number[] => movesOf(rows).map(({ after }) => after);
const withoutBalances = (rows: Rows): Rows => ({
  ...rows,
  stock_moves: movesOf(rows).map((move) => ({ ...move, after: typeof move.after })),
});

const rowsOfEach = async (ids: readonly (number | string)[]) => {
  const all = [];
  for (const id of ids) all.push(await rowsOf(Number(id)));
  return all;
};

describe.each([
  [
    'holds',
    false,
    {
      stock_moves: 1,
      order_history: 1,
      sale_events: 0,
      audit_entries: 0,
      notices: 0,
      test_payments: 0,
      jobs: 1,
    },
  ],
  [
    'instant orders',
    true,
    {
      stock_moves: 1,
      order_history: 2,
      sale_events: 1,
      audit_entries: 1,
      notices: 1,
      test_payments: 1,
      jobs: 0,
    },
  ],
])('%s of a batch', (_name, isInstant, counts) => {
  it('leave the same rows as orders placed alone', async () => {
    const alone = [];
    const placeAlone = placerOf(shop, optionId, isInstant);
    for (const id of [...early, ...buyers]) alone.push(await placeAlone(id));
    const rowsAlone = await rowsOfEach(alone.slice(early.length));
    for (const rows of rowsAlone)
      for (const [table, count] of Object.entries(counts)) expect(rows[table], table).toHaveLength(count);
    const offOf = (rows: Rows) => Number(Object(rows.orders?.[0]).follower_discount);
    expect(rowsAlone.map((rows) => offOf(rows) > 0)).toEqual([false, true, true, false, false]);
    await bringStock(shop, optionId, STOCK);
    const place = placerOf(shop, optionId, isInstant);
    const [first, second] = early;
    const together = await gather(shop, optionId, {
      first: () => place(first),
      second: () => place(second),
      together: () => buyers.map((id) => place(id)),
    });
    const rowsTogether = await rowsOfEach(together);
    expect(rowsTogether.map(withoutBalances)).toEqual(rowsAlone.map(withoutBalances));
    // Which of concurrent requests is first is not told; that no balance is left out or doubled is.
    expect(rowsTogether.flatMap(balancesOf).toSorted()).toEqual(rowsAlone.flatMap(balancesOf).toSorted());
  });

  it('name their own buyer and request in the audit log', async () => {
    const place = placerOf(shop, optionId, isInstant);
    const [first, second] = early;
    const ids = await gather(shop, optionId, {
      first: () => place(first),
      second: () => place(second),
      together: () => buyers.map((id) => place(id)),
    });
    const { rows } = await sql<{ actor_id: number; request_id: string }>`select actor_id, request_id
      from audit_entries where target_type = 'ORDER' and target_id = any(${ids.map(Number)}::bigint[])
      order by target_id`.execute(shop.db);
    const own = buyers.map((id) => ({ actor_id: id, request_id: `request-${id}` }));
    expect(rows).toEqual(isInstant ? own : []);
  });
});

it('instant orders leave the same rows as orders that are held first and charged by a later call', async () => {
  const { chargeInTransaction: _none, ...outside } = shop.ports.payments;
  const [buyer] = early;
  const instant = await placerOf(shop, optionId, true)(buyer);
  await bringStock(shop, optionId, STOCK);
  const later = await placerOf(shop, optionId, true, outside)(buyer);
  const [one, other] = await rowsOfEach([instant, later]);
  expect(one?.payments).toMatchObject([{ status: 'PAID' }]);
  expect(one).toEqual(other);
});
