import { type RawBuilder, sql } from 'kysely';
import type { Database, Queryable } from '../database.ts';

/**
 * Most rows of one statement, so that it stays within its timeout and other transactions proceed.
 */
const SLICE = 5_000;

/** Repeats a statement until it affects fewer than `most` rows; each run is its own transaction. */
async function repeatedly(
  most: number,
  statement: () => Promise<{ numAffectedRows?: bigint }>,
): Promise<void> {
  for (let found = most; found >= most; ) found = Number((await statement()).numAffectedRows ?? 0n);
}

/** SQL condition: the next matching rows that are not locked (SKIP LOCKED). */
const next = (table: keyof Database, which: RawBuilder<unknown>, most: number) =>
  sql`ctid in (select ctid from ${sql.table(table)} where ${which} limit ${most} for update skip locked)`;

/** Deletes all matching rows in batches of `most`; smaller batches where deletions cascade. */
export const removeInSlices = (
  db: Queryable,
  table: keyof Database,
  which: RawBuilder<unknown>,
  most = SLICE,
): Promise<void> =>
  repeatedly(most, () => sql`delete from ${sql.table(table)} where ${next(table, which, most)}`.execute(db));

/** Updates all matching rows in batches; `which` must exclude rows already updated. */
export const changeInSlices = (
  db: Queryable,
  table: keyof Database,
  change: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
): Promise<void> =>
  repeatedly(SLICE, () =>
    sql`update ${sql.table(table)} set ${change} where ${next(table, which, SLICE)}`.execute(db),
  );
