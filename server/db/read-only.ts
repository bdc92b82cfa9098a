import { type Kysely, sql } from 'kysely';
import type { Database, Queryable } from './database.ts';

/** A statement that takes longer is given up: reading must not hold a shop. In ms. */
const MOST_MS = 60_000;

/**
 * Runs `work` in one transaction that refuses every write and sees the shop as it was at its beginning: what others
 * write meanwhile contradicts nothing. All of it is said of the transaction alone: behind a pooler the connection is
 * somebody else's a moment later.
 */
export const readOnly = <T>(db: Kysely<Database>, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    await sql`set local default_transaction_read_only = on`.execute(tx);
    await sql`set local statement_timeout = ${sql.lit(MOST_MS)}`.execute(tx);
    return work(tx);
  });
