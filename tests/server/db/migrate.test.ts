import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { LOCK_KEYS } from '#server/db/locks/lock-keys.ts';
import { migrate } from '#server/db/migrate.ts';
import { requireLimits } from '#server/db/open-database.ts';
import { createTestUrl, onPostgres, openPool } from '../../support/server/test-database.ts';

/** A lock time-out as requests have one, but short; waiting three times as long shows that it does not hold. */
const LIMIT_MS = 200;
const FIRST = [{ name: '0001-shoes.sql', text: 'create table shoes (id integer);\n' }];
const SECOND = [...FIRST, { name: '0002-size.sql', text: 'alter table shoes add column size integer;\n' }];

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** An empty database: a pool with limits on it, and a session beside it that holds what a test wants held. */
async function emptyDatabase(limits: pg.PoolConfig = { lock_timeout: LIMIT_MS }) {
  const { url, drop } = await createTestUrl();
  ends.push(drop);
  const pool = openPool(url, { max: 3, ...limits });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  ends.push(() => db.destroy());
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  ends.push(() => other.end());
  return { db, other };
}

/** For how long a session of this database has waited for a lock, and since when, in ms; null while none waits. */
async function waitOf(db: Kysely<Database>) {
  const { rows } = await sql<{ since: number; ms: number }>`
    select extract(epoch from query_start)::float * 1000 as since,
      extract(epoch from clock_timestamp() - query_start)::float * 1000 as ms
    from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0] ?? null;
}

const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 50 });

describe.skipIf(!onPostgres)('migrations beside a running shop', () => {
  it('a second server waits for the first during its migration', async () => {
    const { db, other } = await emptyDatabase();
    await other.query('select pg_advisory_lock($1)', [LOCK_KEYS.migration]);
    const second = migrate(db, FIRST);
    const outcome = second.then(
      () => 'migrated',
      (error: Error) => error.message,
    );
    await Promise.race([
      until(async () => expect((await waitOf(db))?.ms).toBeGreaterThan(LIMIT_MS * 3)),
      outcome,
    ]);
    await other.query('select pg_advisory_unlock($1)', [LOCK_KEYS.migration]);
    expect(await outcome).toBe('migrated');
  });

  it('a table in use is locked in short attempts, and changed when it is free', async () => {
    const { db, other } = await emptyDatabase();
    await migrate(db, FIRST);
    await other.query('begin');
    await other.query('select from shoes');
    const refused = vi.fn();
    const outcome = migrate(db, SECOND).catch(refused);
    let first = 0;
    await until(async () => {
      first = (await waitOf(db))?.since ?? 0;
      expect(first).toBeGreaterThan(0);
    });
    // The first turn is over when the limit has ended it and another has begun.
    await until(async () => expect((await waitOf(db))?.since).toBeGreaterThan(first));
    await other.query('commit');
    expect(await outcome).toEqual(['0002-size.sql']);
    expect(refused).not.toHaveBeenCalled();
  });

  it('the lock timeout of requests is the same afterwards', async () => {
    const { db } = await emptyDatabase();
    await migrate(db, FIRST);
    const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(db);
    expect(rows[0]?.lock_timeout).toBe('200ms');
  });
});

describe.skipIf(!onPostgres)('database behind a pooler', () => {
  it('that drops the timeouts is refused at the start', async () => {
    const { db } = await emptyDatabase({});
    await expect(requireLimits(db)).rejects.toThrow('statement_timeout');
  });

  it('that keeps them is accepted', async () => {
    const { db } = await emptyDatabase({
      statement_timeout: 5_000,
      lock_timeout: 3_000,
      idle_in_transaction_session_timeout: 10_000,
    });
    await expect(requireLimits(db)).resolves.toBeUndefined();
  });

  it('without one of the three is refused with its name', async () => {
    const { db } = await emptyDatabase({ statement_timeout: 5_000, lock_timeout: 3_000 });
    await expect(requireLimits(db)).rejects.toThrow('idle_in_transaction_session_timeout');
  });
});
