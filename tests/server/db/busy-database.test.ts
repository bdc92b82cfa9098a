import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { optionsInStock, shopper, stockOf } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { expectSlowStatements } from '../../support/server/statement-gate.ts';
import { onPostgres } from '../../support/server/test-database.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Opens a second session on the same database, which holds the locks that a test needs. */
async function intruder() {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  const client = new pg.Client({ connectionString: url.toString() });
  await client.connect();
  return client;
}

const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const started = performance.now();
  return [await work(), performance.now() - started];
};

describe.skipIf(!onPostgres)('PostgreSQL that does not answer', () => {
  it('a lock held by another answers 503 with Retry-After, changes nothing, and heals', async () => {
    const [option] = await optionsInStock(shop, 1);
    if (!option) throw new Error('no option');
    const me = shopper(shop.as('user'));
    const wish = { items: [{ optionId: option.id, quantity: 1 }] };
    const expectedTotal = (await me.quote(wish)).body.data.finalPrice;
    const other = await intruder();
    await other.query('begin');
    await other.query('select 1 from product_options where id = $1 for update', [option.id]);
    const [answer, took] = await expectSlowStatements('it waits for the held lock until its limit', () =>
      timed(() => me.start({ ...wish, expectedTotal })),
    );
    expect([answer.status, answer.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(took).toBeLessThan(5_000);
    await other.query('rollback');
    await other.end();
    expect(await stockOf(shop, option.id)).toBe(option.stock);
    expect((await me.start({ ...wish, expectedTotal })).status).toBe(200);
  });

  it('all connections in use answer 503 in two seconds, readiness fails, and both heal', async () => {
    const other = await intruder();
    await other.query('begin');
    await other.query('lock table notices in access exclusive mode');
    const stuck = Array.from({ length: 10 }, () => shop.as('user').get('/api/users/notices'));
    const waiting = `select count(*)::int as count from pg_locks where not granted and relation = 'notices'::regclass`;
    await expect.poll(async () => (await other.query(waiting)).rows[0].count).toBe(stuck.length);
    const [[answer, took], ready, alive] = await Promise.all([
      timed(() => shop.as('visitor').get('/api/products')),
      shop.as('visitor').get('/readyz'),
      shop.as('visitor').get('/healthz'),
    ]);
    expect([answer.status, answer.headers['retry-after'], ready.status, alive.status]).toEqual([
      503,
      '2',
      503,
      200,
    ]);
    expect(took).toBeLessThan(3_000);
    expect((await Promise.all(stuck)).map(({ status }) => status)).toEqual(stuck.map(() => 503));
    await other.query('rollback');
    await other.end();
    expect((await shop.as('visitor').get('/readyz')).status).toBe(200);
    expect((await shop.as('visitor').get('/api/products')).status).toBe(200);
  });

  it('connections that the server closes cost at most their own request', async () => {
    // `pg_terminate_backend` only sends a signal: a backend may answer once more until it is gone.
    const cut = async () => {
      const other = await intruder();
      const { rows } = await other.query<{ pid: number }>(
        'select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      const left = 'select count(*)::int as count from pg_stat_activity where pid = any($1::int[])';
      const pids = rows.map(({ pid }) => pid);
      await expect.poll(async () => (await other.query(left, [pids])).rows[0].count).toBe(0);
      await other.end();
    };
    const reads = Promise.all(
      Array.from({ length: 30 }, () => shop.as('visitor').get('/api/products?size=9')),
    );
    await cut();
    const statuses = new Set((await reads).map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await cut();
    expect((await shop.as('visitor').get('/api/products')).status).toBe(200);
  });

  it('a transaction left open by its process is ended by the server', async () => {
    const { rows } = await sql<{ idle_in_transaction_session_timeout: string }>`
      show idle_in_transaction_session_timeout`.execute(shop.db);
    expect(rows[0]?.idle_in_transaction_session_timeout).toBe('10s');
  });
});

describe.skipIf(onPostgres)('embedded database that does not answer', () => {
  it('queues a limited number and answers the others with 503', async () => {
    let release = () => {};
    const held = shop.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    await new Promise((done) => setTimeout(done, 50));
    const crowd = Array.from({ length: 560 }, () => shop.as('visitor').get('/readyz'));
    await new Promise((done) => setTimeout(done, 300));
    release();
    await held;
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(60);
    expect(statuses.filter((status) => status === 200)).toHaveLength(500);
  });
});
