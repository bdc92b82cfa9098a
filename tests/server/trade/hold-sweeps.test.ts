import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseLapsed } from '#server/upkeep/order-sweeps.ts';
import { startTestShop, type TestShop } from '../../support/server.ts';
import { optionsInStock, setStock, shopper, stockOf } from '../../support/shopping.ts';
import { onPostgres } from '../../support/test-database.ts';

let shop: TestShop;
let optionId = 0;
beforeAll(async () => {
  shop = await startTestShop();
  optionId = (await optionsInStock(shop, 1))[0]?.id ?? 0;
  await sql`create function poison() returns trigger language plpgsql as $$ begin
    if new.event = 'EXPIRED' and exists (select from orders where id = new.order_id and delivery_message = 'poison')
      then raise exception 'poison'; end if;
    return new; end $$`.execute(shop.db);
  await sql`create trigger poison before insert on order_history for each row execute function poison()`.execute(
    shop.db,
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('orders').where('status', '=', 'PENDING').execute();
  await setStock(shop, optionId, 1_000);
});

const failed: number[] = [];
function sweep(): Promise<void> {
  const { app, db, clock } = shop;
  const note = ({ orderId }: { orderId: number }) => void failed.push(orderId);
  return releaseLapsed({ db, clock, log: Object.assign(Object.create(app.log), { error: note }) });
}

/** So many holds whose time is over, of one pair each. */
async function lapsed(count: number, message = ''): Promise<number[]> {
  const started = await shopper(shop.as('user')).start({ items: [{ optionId, quantity: 1 }] });
  const first: number = started.body.data.orderId;
  // Copies are cheaper than orders, and the shop does not know the difference.
  const columns = await sql<{ list: string }>`select string_agg(quote_ident(column_name), ', ') as list
    from information_schema.columns where table_name = 'orders' and table_schema = 'public'
    and column_name not in ('id', 'order_no', 'request_key')`.execute(shop.db);
  const list = sql.raw(columns.rows[0]?.list ?? '');
  await sql`insert into orders (order_no, ${list})
    select 'S1' || lpad((${first} * 1000 + n)::text, 17, '0'), ${list} from orders, generate_series(1, ${count - 1}::int) n
    where id = ${first}`.execute(shop.db);
  const { rows } = await sql<{ id: number }>`select id from orders where status = 'PENDING' and id >= ${first}
    order by id`.execute(shop.db);
  const ids = rows.map(({ id }) => Number(id));
  await sql`insert into order_items (order_id, product_id, option_id, quantity, unit_price, status)
    select o, product_id, option_id, 1, unit_price, status from order_items, unnest(${ids.slice(1)}::bigint[]) o
    where order_id = ${first}`.execute(shop.db);
  const change = { delivery_message: message, hold_expires_at: shop.clock.now() };
  await shop.db.updateTable('orders').set(change).where('id', 'in', ids).execute();
  await setStock(shop, optionId, (await stockOf(shop, optionId)) - (count - 1));
  return ids;
}

const pending = async () =>
  (
    await shop.db.selectFrom('orders').select('id').where('status', '=', 'PENDING').orderBy('id').execute()
  ).map(({ id }) => id);

describe('holds whose time is over', () => {
  it('come back in one run, however many they are', async () => {
    await lapsed(130);
    await sweep();
    expect([await pending(), await stockOf(shop, optionId)]).toEqual([[], 1_000]);
  });

  it('come back behind more than a hundred that fail', async () => {
    const bad = await lapsed(110, 'poison');
    const good = await lapsed(5);
    failed.length = 0;
    await sweep();
    expect(await pending()).toEqual(bad);
    expect(failed).toEqual(bad);
    expect(await stockOf(shop, optionId)).toBe(1_000 - bad.length);
    expect(good.length).toBe(5);
  });

  it('come back once when two servers sweep', async () => {
    await lapsed(120);
    await Promise.all([sweep(), sweep()]);
    expect([await pending(), await stockOf(shop, optionId)]).toEqual([[], 1_000]);
  });

  it.runIf(onPostgres)('do not wait for one that somebody else has in hand', async () => {
    const ids = await lapsed(20);
    const [busy] = ids;
    await shop.db.transaction().execute(async (tx) => {
      await sql`select from orders where id = ${busy} for update`.execute(tx);
      failed.length = 0;
      await sweep();
      expect(failed).toEqual([]);
      expect(await pending()).toEqual([busy]);
    });
    await sweep();
    expect(await pending()).toEqual([]);
  });
});
