import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseLapsed } from '#server/jobs/orders/order-sweeps.ts';
import { lapsedHolds } from '../../../support/orders/lapsed-holds.ts';
import { optionsInStock, setStock, stockOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { onPostgres } from '../../../support/server/test-database.ts';

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
  const { app, db, clock, jobs, copies } = shop;
  const { parcels } = shop.ports;
  const note = ({ orderId }: { orderId: number }) => void failed.push(orderId);
  return releaseLapsed({
    db,
    clock,
    jobs,
    copies,
    parcels,
    log: Object.assign(Object.create(app.log), { error: note }),
  });
}

const lapsed = (count: number, message = '') => lapsedHolds(shop, optionId, count, message);

const pending = async () =>
  (
    await shop.db.selectFrom('orders').select('id').where('status', '=', 'PENDING').orderBy('id').execute()
  ).map(({ id }) => id);

describe('expired holds', () => {
  it('are released in one run, whatever their number', async () => {
    await lapsed(130);
    await sweep();
    expect([await pending(), await stockOf(shop, optionId)]).toEqual([[], 1_000]);
  });

  it('are released behind more than a hundred failing ones', async () => {
    const bad = await lapsed(110, 'poison');
    const good = await lapsed(5);
    failed.length = 0;
    await sweep();
    expect(await pending()).toEqual(bad);
    expect(failed).toEqual(bad);
    expect(await stockOf(shop, optionId)).toBe(1_000 - bad.length);
    expect(good.length).toBe(5);
  });

  it('are released once by two servers', async () => {
    await lapsed(120);
    await Promise.all([sweep(), sweep()]);
    // Each skips orders of the member whom the other has locked; the next sweep releases what both have skipped.
    await sweep();
    expect([await pending(), await stockOf(shop, optionId)]).toEqual([[], 1_000]);
  });

  it.runIf(onPostgres)('do not wait for one locked by another transaction', async () => {
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
