import { type Kysely, sql } from 'kysely';
import type { Database, Queryable } from './database.ts';

/** A statement that takes longer is given up: reading must not hold a shop. In ms. */
const MOST_MS = 60_000;

/**
 * Runs `work` on one connection that refuses every write, in one transaction that sees the shop as it was at its
 * beginning: what others write meanwhile contradicts nothing.
 */
export const readOnly = <T>(db: Kysely<Database>, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await sql`set default_transaction_read_only = on`.execute(connection);
    try {
      return await connection.transaction().execute(async (tx) => {
        await sql`set transaction isolation level repeatable read, read only`.execute(tx);
        await sql`set local statement_timeout = ${sql.lit(MOST_MS)}`.execute(tx);
        return work(tx);
      });
    } finally {
      await sql`reset default_transaction_read_only`.execute(connection);
    }
  });
