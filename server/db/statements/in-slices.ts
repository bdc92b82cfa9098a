import { type RawBuilder, sql } from 'kysely';
import type { Database, Queryable } from '../database.ts';

/** Rows of one statement: far within its time, and few enough for others to come between. */
const SLICE = 5_000;

/** Repeats a statement on so many rows until it has found fewer; each time is a transaction of its own. */
async function repeatedly(
  most: number,
  statement: () => Promise<{ numAffectedRows?: bigint }>,
): Promise<void> {
  for (let found = most; found >= most; ) found = Number((await statement()).numAffectedRows ?? 0n);
}

/** The next rows; those that somebody is at wait for the next time. */
const next = (table: keyof Database, which: RawBuilder<unknown>, most: number) =>
  sql`ctid in (select ctid from ${sql.table(table)} where ${which} limit ${most} for update skip locked)`;

/** Deletes every row that `which` is true of. `most` at a time: fewer where much goes with each. */
export const removeInSlices = (
  db: Queryable,
  table: keyof Database,
  which: RawBuilder<unknown>,
  most = SLICE,
): Promise<void> =>
  repeatedly(most, () => sql`delete from ${sql.table(table)} where ${next(table, which, most)}`.execute(db));

/** The same for what is only blanked; `which` must not be true of a row that has been. */
export const changeInSlices = (
  db: Queryable,
  table: keyof Database,
  change: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
): Promise<void> =>
  repeatedly(SLICE, () =>
    sql`update ${sql.table(table)} set ${change} where ${next(table, which, SLICE)}`.execute(db),
  );
