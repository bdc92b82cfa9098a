import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, Transaction } from 'kysely';
import type { Database } from './database.ts';
import { isStalePlan } from './statements/statement-names.ts';

const MAX_TRIES = 4;
// Serialization failure and deadlock: the whole transaction may run again.
const RETRYABLE = new Set(['40001', '40P01']);
const isRetryable = (error: unknown): boolean => RETRYABLE.has(sqlStateOf(error) ?? '') || isStalePlan(error);

/** What a transaction under way does after its commit, given the handle that it was begun on. */
type Open = { after: ((db: Kysely<Database>) => void)[] };
const open = new AsyncLocalStorage<Open>();

/** True inside `inTransaction`: the outer handle would wait for itself on the embedded engine. */
export const isInsideTransaction = (): boolean => open.getStore() !== undefined;

/**
 * Runs `work` right after the commit of the transaction under way, before its caller hears of it; never where it is rolled
 * back or outside of one. `work` is quick and does not throw.
 */
export const afterCommit = (work: (db: Kysely<Database>) => void): void =>
  void open.getStore()?.after.push(work);

/**
 * Runs `work` in one transaction and repeats it on a deadlock, on a serialization failure, and where a migration has
 * changed the columns of a prepared statement.
 * `work` may touch the database only through `tx`, and does no network, file or hashing work. Given a transaction
 * that is open already, `work` is a part of it.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  if (db instanceof Transaction) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const own: Open = { after: [] };
      const result = await db.transaction().execute((tx) => open.run(own, () => work(tx)));
      for (const one of own.after) one(db);
      return result;
    } catch (error) {
      if (attempt >= MAX_TRIES || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 10 * Math.random()));
    }
  }
}

/** PostgreSQL's five-letter code of an error, on both engines. */
export function sqlStateOf(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** A row with the same unique key exists already. */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505';
