import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '#server/db/database.ts';
import { type OpenDatabase, openEmbedded } from '#server/db/open-database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { onPostgres } from '../../support/server/test-database.ts';

/** Far more than are sent before the event loop turns, on any machine. */
const MOST = 5_000;

/** How many statements a job sends one after the other before a call that waits for the event loop is served. */
async function sentBeforeTurn(send: () => Promise<unknown>): Promise<number> {
  let isServed = false;
  setImmediate(() => {
    isServed = true;
  });
  let sent = 0;
  for (; !isServed && sent < MOST; sent += 1) await send();
  return sent;
}

const one = (db: Queryable) => sql`select 1`.execute(db);

// PostgreSQL answers through a socket: there the loop turns for each statement.
describe.skipIf(onPostgres)('embedded engine and the event loop', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openEmbedded(null);
  }, 60_000);
  afterAll(() => opened.close());

  it('yields between the short transactions of a long job', async () => {
    const { db } = opened;
    expect(await sentBeforeTurn(() => inTransaction(db, one))).toBeLessThan(MOST);
  });

  it('yields within a long transaction, which keeps the connection until its end', async () => {
    const { db } = opened;
    const ended: string[] = [];
    const long = inTransaction(db, async (tx) => {
      expect(await sentBeforeTurn(() => one(tx))).toBeLessThan(MOST);
      ended.push('transaction');
    });
    await Promise.all([long, one(db).then(() => ended.push('call'))]);
    expect(ended).toEqual(['transaction', 'call']);
  });
});
