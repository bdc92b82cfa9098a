import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { jobsOn } from '#server/jobs/queue/job-queue.ts';
import { systemClock } from '#server/kit/context.ts';
import { countJobs } from '../../support/jobs.ts';
import { copyOrder } from '../../support/orders/order-copies.ts';
import { ADDRESS } from '../../support/orders/shopping.ts';
import { call, createProcesses, logIn, untilReady } from '../../support/server/processes.ts';
import { onPostgres, openPool } from '../../support/server/test-database.ts';

const ORDERS = 60;
const GATE = 4_712;

// A web process and workers on one database: the embedded database allows one process only.
describe.runIf(onPostgres)('worker killed inside a set of jobs', () => {
  let processes: Awaited<ReturnType<typeof createProcesses>>;
  let db: Kysely<Database>;
  beforeAll(async () => {
    // Orders of an image from another day would be due as well, and be counted.
    processes = await createProcesses('EMPTY');
    const pool = openPool(processes.databaseUrl ?? '');
    db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  });
  afterAll(async () => {
    await db.destroy();
    await processes.end();
  });

  const launch = async (role: 'web' | 'worker') => {
    const shop = await processes.launch({ ROLE: role });
    await untilReady(shop);
    return shop;
  };

  /** Delivered orders of one member that are due to be confirmed; the middle one waits at the gate. */
  async function delivered(base: string): Promise<number[]> {
    const token = await logIn(base, 'user');
    const { rows } = await sql<{ id: number }>`select o.id from product_options o
      join products p on p.id = o.product_id join stores s on s.id = p.store_id
      where o.stock > 5 and p.state = 'ON_SALE' and p.deleted_at is null and s.state = 'OPEN' limit 1`.execute(
      db,
    );
    const wish = { ...ADDRESS, items: [{ optionId: Number(rows[0]?.id), quantity: 1 }], couponId: null };
    const placed = await call(base, token, 'POST', '/api/users/direct-orders', {
      ...wish,
      usedPoints: 0,
      paymentMethod: '카드',
    });
    const first = Number(placed.body.data.orderId);
    const ids = [first, ...(await copyOrder({ db }, first, { times: ORDERS - 1 }))].map(Number);
    await sql`update order_items set status = 'DELIVERED', carrier = '한빛택배', shipped_at = now() - interval '90 days',
      delivered_at = now() - interval '80 days' where order_id = any(${ids}::bigint[])`.execute(db);
    await sql`update orders set status = 'DELIVERED' where id = any(${ids}::bigint[])`.execute(db);
    await sql`create function wait_at_gate() returns trigger language plpgsql as $$ begin
        if new.order_id = ${sql.lit(ids[ORDERS / 2])} then
          perform set_config('lock_timeout', '0', true);
          perform pg_advisory_xact_lock(${sql.lit(GATE)});
        end if;
        return new;
      end $$`.execute(db);
    await sql`create trigger wait_at_gate before insert on point_ledger for each row
      execute function wait_at_gate()`.execute(db);
    return ids;
  }

  const send = (ids: readonly number[]) =>
    jobsOn(db, systemClock).sendEach(
      db,
      'confirm-order',
      ids.map((orderId) => ({ data: { orderId }, due: { dueAt: new Date(0), key: `${orderId}` } })),
    );

  /** History rows, credits and activities of an order, and the orders that have these. */
  async function stepsOf(ids: readonly number[]) {
    const { rows } = await sql<{ counts: string; orders: number }>`select concat_ws(' ',
        (select count(*) from order_history h where h.order_id = o.id and h.event = 'CONFIRMED'),
        (select count(*) from point_ledger l where l.order_id = o.id and l.reason = 'ORDER_EARN'),
        (select count(*) from activities a where a.ref_type = 'ORDER' and a.ref_id = o.id)) as counts,
        count(*)::int as orders
      from orders o where o.id = any(${[...ids]}::bigint[]) group by 1`.execute(db);
    return rows;
  }

  const isWaiting = async () =>
    (
      await sql`select from pg_locks where locktype = 'advisory' and not granted and objid = ${sql.lit(GATE)}`.execute(
        db,
      )
    ).rows.length > 0;

  it('leaves nothing of it; the next worker confirms each order once, also when told twice', {
    timeout: 240_000,
  }, async () => {
    const web = await launch('web');
    const ids = await delivered(web.base);
    await db.connection().execute(async (gate) => {
      await sql`select pg_advisory_lock(${sql.lit(GATE)})`.execute(gate);
      await send(ids);
      const worker = await launch('worker');
      await expect.poll(isWaiting, { timeout: 60_000, interval: 50 }).toBe(true);
      worker.process.kill('SIGKILL');
      await worker.closed;
      await sql`select pg_advisory_unlock(${sql.lit(GATE)})`.execute(gate);
    });
    // Its connection goes with it, sooner or later: until then its locks stand and its rows are unseen.
    const open = sql`select from pg_locks where locktype = 'advisory' and objid = ${sql.lit(GATE)}`;
    await expect.poll(async () => (await open.execute(db)).rows.length, { timeout: 30_000 }).toBe(0);
    expect(await stepsOf(ids)).toEqual([{ counts: '0 0 0', orders: ORDERS }]);
    // What the dead worker had claimed is claimed again once its time is over; the sweep is sooner.
    await launch('worker');
    const all = [{ counts: '1 1 1', orders: ORDERS }];
    await expect.poll(() => stepsOf(ids), { timeout: 60_000, interval: 200 }).toEqual(all);
    await sql`delete from pgboss.job where name = 'confirm-order'`.execute(db);
    await send(ids);
    const completed = () => countJobs({ db }, 'confirm-order', 'completed');
    await expect.poll(completed, { timeout: 60_000, interval: 200 }).toBe(ORDERS);
    expect(await stepsOf(ids)).toEqual(all);
  });
});
