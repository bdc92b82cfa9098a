import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, Transaction } from 'kysely';
import type { Database } from './database.ts';
import { isStalePlan } from './statements/statement-names.ts';

const MAX_TRIES = 4;
// Serialisation failure and deadlock: the whole transaction may be repeated.
const RETRYABLE = new Set(['40001', '40P01']);
const isRetryable = (error: unknown): boolean => RETRYABLE.has(sqlStateOf(error) ?? '') || isStalePlan(error);

/** Work that an open transaction does after its commit, with the outer database handle. */
type Open = { after: ((db: Kysely<Database>) => void)[] };
const open = new AsyncLocalStorage<Open>();

/** True within `inTransaction`, where the outer handle would deadlock on the embedded engine. */
export const isInsideTransaction = (): boolean => open.getStore() !== undefined;

/**
 * Runs `work` right after the current transaction commits, before its caller continues; never after
 * a rollback or outside a transaction. `work` must be quick and must not throw.
 */
export const afterCommit = (work: (db: Kysely<Database>) => void): void =>
  void open.getStore()?.after.push(work);

/**
 * Runs `work` in one transaction and repeats it after a deadlock, a serialisation failure, or a
 * schema change under a prepared statement. `work` may use the database only through `tx`, without
 * network, file or hashing work. Given an open transaction, `work` becomes part of it.
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

/** Returns PostgreSQL's SQLSTATE of an error, for both engines; null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** Returns whether an error is a unique violation. */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505';
