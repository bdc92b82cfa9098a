// Size: what happens to a batch, and every way in which it can go wrong, needs the same gate, poison and counts.
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RETURN_DAYS } from '#domain/policies/returns.ts';
import type { SentKind } from '#server/kit/ports/jobs.ts';
import { countJobs, forgetJobs, jobsOf, workerOn } from '../../support/jobs.ts';
import { lapsedHolds } from '../../support/orders/lapsed-holds.ts';
import { buy, ledgerProblems, optionsInStock, setStock, stockOf } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { onPostgres } from '../../support/server/test-database.ts';

const STOCK = 1_000;
const GATE = 4_711;
const DAY_MS = 86_400_000;

let shop: TestShop;
let optionId = 0;
beforeAll(async () => {
  shop = await startTestShop();
  optionId = (await optionsInStock(shop, 1))[0]?.id ?? 0;
  // One order is poisoned, another waits where it is noted until the test opens the gate.
  await sql`create function trial() returns trigger language plpgsql as $$
    declare message text := (select delivery_message from orders where id = new.order_id);
    begin
      if message = 'poison' then raise exception 'poison'; end if;
      if message = 'wait' then
        perform set_config('lock_timeout', '0', true);
        perform pg_advisory_xact_lock(${sql.lit(GATE)});
      end if;
      return new;
    end $$`.execute(shop.db);
  await sql`create trigger trial before insert on order_history for each row execute function trial()`.execute(
    shop.db,
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  await forgetJobs(shop);
  await shop.db.deleteFrom('orders').where('status', '=', 'PENDING').execute();
  await setStock(shop, optionId, STOCK);
});

const send = (kind: 'release-hold' | 'deliver-order' | 'confirm-order', ids: readonly number[]) =>
  shop.jobs.sendEach(
    shop.db,
    kind,
    ids.map((orderId) => ({ data: { orderId }, due: { dueAt: new Date(0), key: `${orderId}` } })),
  );

/** Lapsed holds without jobs. The worker has begun before: at its start it sweeps, and a sweep needs no job. */
async function lapsed(count: number, odd?: 'poison' | 'wait'): Promise<number[]> {
  const ids = await lapsedHolds(shop, optionId, count);
  if (odd) await setMessage(ids[Math.floor(count / 2)], odd);
  await forgetJobs(shop);
  return ids;
}

const setMessage = (id: number | undefined, delivery_message: string) =>
  shop.db
    .updateTable('orders')
    .set({ delivery_message })
    .where('id', '=', id ?? 0)
    .execute();

const done = (kind: SentKind, count: number) =>
  expect.poll(() => countJobs(shop, kind, 'completed'), { timeout: 30_000, interval: 100 }).toBe(count);

/** How many rows of each of these orders a table has, as a list of counts in the order of the ids. */
async function rowsEach(
  ids: readonly number[],
  from: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<number[]> {
  const { rows } = await sql<{
    count: number;
  }>`select (select count(*)::int from ${from} and ${order} = o.id) as count
    from unnest(${[...ids]}::bigint[]) as o (id) order by o.id`.execute(shop.db);
  return rows.map(({ count }) => count);
}
const moves = (ids: readonly number[]) =>
  rowsEach(ids, sql`stock_moves where reason = 'RELEASE' and ref_type = 'ORDER'`, sql`ref_id`);
const history = (ids: readonly number[], event: string) =>
  rowsEach(ids, sql`order_history where event = ${event}`, sql`order_id`);
const ones = (ids: readonly number[]) => ids.map(() => 1);

async function statusesOf(ids: readonly number[]): Promise<string[]> {
  const rows = await shop.db
    .selectFrom('orders')
    .select('status')
    .where('id', 'in', [...ids])
    .execute();
  return [...new Set(rows.map(({ status }) => status))];
}

describe('job batch on orders', () => {
  it('writes one stock move and one history row per released hold', {
    timeout: 60_000,
  }, async () => {
    const stop = await workerOn(shop);
    const ids = await lapsed(100);
    await send('release-hold', ids);
    await done('release-hold', 100);
    await stop();
    expect([await statusesOf(ids), await stockOf(shop, optionId)]).toEqual([['EXPIRED'], STOCK]);
    expect(await moves(ids)).toEqual(ones(ids));
    expect(await history(ids, 'EXPIRED')).toEqual(ones(ids));
    const { rows } = await sql<{ after: number }>`select after from stock_moves
      where reason = 'RELEASE' and ref_id = any(${ids}::bigint[]) order by id`.execute(shop.db);
    expect(rows.map(({ after }) => after)).toEqual(ids.map((_, index) => STOCK - 100 + index + 1));
  });

  it('completes all but the failing one of a hundred', { timeout: 60_000 }, async () => {
    const stop = await workerOn(shop);
    const ids = await lapsed(100, 'poison');
    await send('release-hold', ids);
    await done('release-hold', 99);
    await expect.poll(() => countJobs(shop, 'release-hold', 'retry')).toBe(1);
    await stop();
    const bad = ids[50];
    const good = ids.filter((id) => id !== bad);
    expect([await statusesOf([bad ?? 0]), await statusesOf(good)]).toEqual([['PENDING'], ['EXPIRED']]);
    expect([await moves(good), await moves([bad ?? 0])]).toEqual([ones(good), [0]]);
    expect(await stockOf(shop, optionId)).toBe(STOCK - 1);
  });

  it('runs each job once for two workers and for a repeated run', {
    timeout: 60_000,
  }, async () => {
    const stops = await Promise.all([workerOn(shop), workerOn(shop)]);
    const ids = await lapsed(150);
    await send('release-hold', ids);
    await done('release-hold', 150);
    // As after a worker that has died between its commit and the note that its jobs are done.
    await send('release-hold', ids);
    await done('release-hold', 300);
    await Promise.all(stops.map((stop) => stop()));
    expect([await moves(ids), await history(ids, 'EXPIRED')]).toEqual([ones(ids), ones(ids)]);
    expect(await stockOf(shop, optionId)).toBe(STOCK);
  });

  it.runIf(onPostgres)(
    'runs each job once if the worker loses its connection inside of the batch',
    {
      timeout: 60_000,
    },
    async () => {
      const first = await workerOn(shop);
      const ids = await lapsed(50, 'wait');
      await shop.db.connection().execute(async (gate) => {
        await sql`select pg_advisory_lock(${sql.lit(GATE)})`.execute(gate);
        await send('release-hold', ids);
        const waiting = async () =>
          (
            await sql<{ pid: number }>`select pid from pg_locks where locktype = 'advisory' and not granted
            and objid = ${sql.lit(GATE)}`.execute(shop.db)
          ).rows[0]?.pid ?? 0;
        await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0);
        expect(await stockOf(shop, optionId)).toBe(STOCK - 50);
        const stopping = first();
        await sql`select pg_terminate_backend(${await waiting()}::int)`.execute(shop.db);
        await stopping;
        await sql`select pg_advisory_unlock(${sql.lit(GATE)})`.execute(gate);
      });
      expect([await stockOf(shop, optionId), await statusesOf(ids)]).toEqual([STOCK - 50, ['PENDING']]);
      await forgetJobs(shop);
      await send('release-hold', ids);
      const stop = await workerOn(shop);
      await done('release-hold', 50);
      await stop();
      expect([await moves(ids), await history(ids, 'EXPIRED')]).toEqual([ones(ids), ones(ids)]);
      expect(await stockOf(shop, optionId)).toBe(STOCK);
    },
  );

  it.runIf(onPostgres)(
    'does not wait for an order that another transaction has locked',
    {
      timeout: 60_000,
    },
    async () => {
      const stop = await workerOn(shop);
      const ids = await lapsed(20);
      const [busy = 0, ...others] = ids;
      await shop.db.transaction().execute(async (tx) => {
        await sql`select from orders where id = ${busy} for update`.execute(tx);
        await send('release-hold', ids);
        await expect.poll(() => statusesOf(others), { timeout: 20_000 }).toEqual(['EXPIRED']);
        expect(await statusesOf([busy])).toEqual(['PENDING']);
      });
      await done('release-hold', 20);
      await stop();
      expect(await moves(ids)).toEqual(ones(ids));
    },
  );

  it('delivers and confirms orders of two members with one credit each', {
    timeout: 90_000,
  }, async () => {
    const stop = await workerOn(shop);
    const [one, other] = [shop.as('user'), await shop.asMember('jiwoo@sinbaljang.test')];
    const ids: number[] = [];
    for (const caller of [one, other, one])
      ids.push(await buy(shop, caller, { items: [{ optionId, quantity: 1 }] }));
    await sql`update order_items set status = 'SHIPPED', carrier = '한빛택배',
      shipped_at = ${new Date(shop.clock.now().getTime() - 5 * DAY_MS)} where order_id = any(${ids}::bigint[])`.execute(
      shop.db,
    );
    await sql`update orders set status = 'SHIPPED' where id = any(${ids}::bigint[])`.execute(shop.db);
    await forgetJobs(shop);
    await send('deliver-order', ids);
    await done('deliver-order', 3);
    expect(await statusesOf(ids)).toEqual(['DELIVERED']);
    expect(await history(ids, 'DELIVERED')).toEqual(ones(ids));
    const told = await rowsEach(
      ids,
      sql`notices where type = 'ORDER_DELIVERED'`,
      sql`substring(path from '[0-9]+')::bigint`,
    );
    expect(told).toEqual(ones(ids));
    expect(await jobsOf(shop, 'confirm-order')).toHaveLength(3);
    // The day of delivery is not counted, and the last one is over at midnight.
    shop.clock.advance((RETURN_DAYS + 1) * DAY_MS);
    await forgetJobs(shop);
    await send('confirm-order', ids);
    await done('confirm-order', 3);
    await stop();
    expect(await history(ids, 'CONFIRMED')).toEqual(ones(ids));
    const credits = await rowsEach(ids, sql`point_ledger where reason = 'ORDER_EARN'`, sql`order_id`);
    const deeds = await rowsEach(ids, sql`activities where type = 'PURCHASE_COMPLETION'`, sql`ref_id`);
    expect([credits, deeds]).toEqual([ones(ids), ones(ids)]);
    expect(await ledgerProblems(shop)).toEqual([]);
  });
});

describe('hold release job', () => {
  it('is removed when its order is paid; that of another order stays', async () => {
    await forgetJobs(shop);
    await lapsedHolds(shop, optionId, 1);
    expect(await jobsOf(shop, 'release-hold')).toHaveLength(1);
    await buy(shop, shop.as('user'), { items: [{ optionId, quantity: 1 }] });
    const { rows } = await sql<{ key: string }>`select singleton_key as key from pgboss.job
      where name = 'release-hold'`.execute(shop.db);
    const pending = await shop.db.selectFrom('orders').select('id').where('status', '=', 'PENDING').execute();
    expect(rows.map(({ key }) => key)).toEqual(pending.map(({ id }) => `${id}`));
  });
});
