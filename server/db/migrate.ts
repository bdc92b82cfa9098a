import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { LOCK_KEYS } from './locks/lock-keys.ts';
import { splitStatements } from './statements/split-statements.ts';
import { inTransaction, sqlStateOf } from './transaction.ts';

/** Numbered .sql file with its text. */
export type Migration = { name: string; text: string };

/** Attempts to lock tables that a running server uses, before the start fails. */
const MOST_TRIES = 20;
const PAUSE_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Applies missing migrations in one transaction, one server at a time. Throws if an applied file
 * has changed.
 */
export const migrate = (db: Kysely<Database>, migrations: readonly Migration[]): Promise<string[]> =>
  inTurn(db, (tx) => applyAll(tx, migrations));

/** Changes the schema in one transaction, one server at a time. */
export async function inTurn<T>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(db, async (tx) => {
        await waitForTurn(tx);
        return work(tx);
      });
    } catch (error) {
      if (attempt >= MOST_TRIES || sqlStateOf(error) !== LOCK_NOT_AVAILABLE) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

async function applyAll(tx: Transaction<Database>, migrations: readonly Migration[]): Promise<string[]> {
  await sql`create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`.execute(
    tx,
  );
  const { rows } = await sql<{ name: string; sha256: string }>`select name, sha256 from migrations`.execute(
    tx,
  );
  const known = new Map(rows.map((row) => [row.name, row.sha256]));
  const applied: string[] = [];
  for (const migration of [...migrations].sort((a, b) => a.name.localeCompare(b.name))) {
    if (await applyOne(tx, migration, known.get(migration.name))) applied.push(migration.name);
  }
  return applied;
}

/**
 * Disables the statement timeout, as filling a column of a large shop takes its time, and a second
 * server waits. The lock timeout stays, as readers queue behind a waiting migration.
 */
async function waitForTurn(tx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  const { rows } = await sql<{ limit: string }>`select current_setting('lock_timeout') as limit`.execute(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEYS.migration)})`.execute(tx);
  await sql`select set_config('lock_timeout', ${rows[0]?.limit ?? '0'}, true)`.execute(tx);
}

/** Returns whether an existing shop lacks some of these migrations. */
export async function isBehind(db: Kysely<Database>, migrations: readonly Migration[]): Promise<boolean> {
  const table = await sql<{ is_there: boolean }>`
    select to_regclass('migrations') is not null as is_there`.execute(db);
  if (!table.rows[0]?.is_there) return false;
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  const known = new Set(rows.map(({ name }) => name));
  return migrations.some(({ name }) => !known.has(name));
}

async function applyOne(
  tx: Transaction<Database>,
  { name, text }: Migration,
  known: string | undefined,
): Promise<boolean> {
  const sha256 = createHash('sha256').update(text).digest('hex');
  if (known === sha256) return false;
  if (known) throw new Error(`migration ${name} was changed after it was applied`);
  for (const statement of splitStatements(text)) await sql.raw(statement).execute(tx);
  await sql`insert into migrations (name, sha256) values (${name}, ${sha256})`.execute(tx);
  return true;
}
