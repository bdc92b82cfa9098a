import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weekOf } from '#domain/seller/settlements/week.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { closingOf, nextWeek } from '#server/seller/settlements/close-store.ts';
import { closeAll, hoursInto } from '../../../support/orders/settlements.ts';
import { rowsVisited, rowsVisitedBy } from '../../../support/server/query-plan.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { expectSlowStatements } from '../../../support/server/statement-gate.ts';

const DAY = 86_400_000;
/** Stores with so many rates one after the other; the shop has as many. */
const [STORES, RATES] = [20, 30];
/** Closed weeks of each store, and lines in each of them: 800 statements with 16,000 lines. */
const [WEEKS, OLD_LINES] = [40, 20];
/** Rows that a plan may visit to find the week, and to close one of a line for each store. */
const [MOST_TO_FIND, MOST_TO_CLOSE] = [200, 2_000];
const OWN = sql`(select id from stores where name like '수수료 %')`;
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
  await closeAll(shop);
  shop.clock.advance(7 * DAY);
  await expectSlowStatements('a bulk fill', fill);
  await sql`analyze`.execute(shop.db);
}, 240_000);
afterAll(() => shop.close());

/** Monday, an hour after midnight in Seoul, of the week that is to be closed. */
const monday = () => hoursInto(shop, 1, 1);

/** Stores with many rates, statements of many weeks with their lines, and a week that is not closed yet. */
async function fill(): Promise<void> {
  const now = shop.clock.now();
  await sql`with sellers as (
      insert into users (login_id, email, password_hash, name, nickname, role, created_at, updated_at)
      select 'fees-' || n, 'fees-' || n || '@fees.test', '-', '판매', '판매' || n, 'seller', ${now}, ${now}
      from generate_series(1, ${STORES}::int) n returning id
    ), opened as (
      insert into stores (seller_id, name, created_at) select id, '수수료 ' || id, ${now} from sellers returning id
    ) insert into store_fee_rates (store_id, valid_from, basis_points, created_at)
      select id, ${monday()}::timestamptz - n * interval '7 days', n, ${now}
      from opened, generate_series(1, ${RATES}::int) n`.execute(shop.db);
  await sql`insert into shop_fee_rates (valid_from, basis_points, created_at)
    select ${monday()}::timestamptz - n * interval '70 days', n, ${now}
    from generate_series(1, ${RATES}::int) n`.execute(shop.db);
  for (let week = 2; week < WEEKS + 2; week += 1) await addWeek(week);
  await sell(monday(), 1);
  await sql`insert into order_history (order_id, order_item_id, event, detail, created_at)
    select order_id, id, 'RETURNED', '', confirmed_at + interval '1 hour' from order_items
    where store_id in ${OWN} and id % 10 = 0`.execute(shop.db);
}

/** A closed statement of each store, so many weeks before the one that is to be closed. */
async function addWeek(before: number): Promise<void> {
  const at = new Date(monday().getTime() - 7 * before * DAY);
  const { start, end } = weekOf(at);
  await sell(at, OLD_LINES);
  await sql`insert into settlements (store_id, period_start, period_end, gross, fee, adjustments, payable, lines, closed_at)
    select id, ${start}::date, ${end}::date, ${OLD_LINES}, 0, 0, ${OLD_LINES}, ${OLD_LINES}, ${shop.clock.now()}
    from stores where id in ${OWN}`.execute(shop.db);
  await sql`insert into settlement_lines (settlement_id, order_item_id, kind, gross, fee, net, at)
    select t.id, i.id, 'SALE', 1, 0, 1, i.confirmed_at from order_items i
    join settlements t on t.store_id = i.store_id and t.period_start = ${start}::date
    where i.store_id in ${OWN} and i.confirmed_at = ${at}`.execute(shop.db);
}

/** So many confirmed lines of 1 won for each store. */
const sell = (at: Date, each: number) =>
  sql`insert into order_items (order_id, product_id, option_id, store_id, quantity, unit_price, status, confirmed_at)
    select i.order_id, i.product_id, i.option_id, s.id, 1, 1, 'DELIVERED', ${at}::timestamptz
    from (select id from stores where id in ${OWN}) s, generate_series(1, ${each}::int),
      (select * from order_items order by id limit 1) i`.execute(shop.db);

describe('query plan of closing a week with many rates, statements and closed lines', () => {
  it('finds the week without reading closed statements', async () => {
    const now = shop.clock.now();
    expect(await nextWeek(shop.db, now)).toEqual(weekOf(monday()));
    expect(await rowsVisitedBy(shop.db, (db) => nextWeek(db, now))).toBeLessThan(MOST_TO_FIND);
  });

  it('reads the lines of the week and their rates only', async () => {
    const undone = new Error('undone');
    const statement = closingOf(weekOf(monday()), shop.clock.now());
    const found = { visited: 0, stores: 0 };
    const close = (work: (tx: TestShop['db']) => Promise<void>) =>
      inTransaction(shop.db, async (tx) => {
        await work(tx);
        throw undone;
      }).catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    await close(async (tx) => {
      found.visited = await rowsVisited(tx, statement);
    });
    await close(async (tx) => {
      found.stores = (await statement.execute(tx)).rows[0]?.stores ?? 0;
    });
    expect(found.stores).toBeGreaterThanOrEqual(STORES);
    expect(found.visited).toBeGreaterThan(STORES);
    expect(found.visited).toBeLessThan(MOST_TO_CLOSE);
  });
});
