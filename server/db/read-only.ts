import { type Kysely, sql } from 'kysely';
import type { Database, Queryable } from './database.ts';

/** Statement timeout in ms, as a read must not block the shop. */
const MOST_MS = 60_000;

/**
 * Runs `work` in a read-only transaction with a consistent snapshot. All settings are local to the
 * transaction, as behind a pooler the connection is reused by others.
 */
export const readOnly = <T>(db: Kysely<Database>, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    await sql`set local default_transaction_read_only = on`.execute(tx);
    await sql`set local statement_timeout = ${sql.lit(MOST_MS)}`.execute(tx);
    return work(tx);
  });
