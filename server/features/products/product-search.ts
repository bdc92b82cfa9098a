import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { correct } from './one-typo.ts';
import { foundBy, type Reading, readingsOf } from './search-terms.ts';

/** A search text understood: the condition on products, and what it was corrected to, if it was. */
export type Understood = { condition: RawBuilder<boolean>; readings: Reading[]; corrected: string | null };

async function findsAny(db: Queryable, condition: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from products where deleted_at is null and ${condition}) as found`.execute(db);
  return rows[0]?.found === true;
}

/** Reads a search text; one that finds nothing is tried with one typo a word undone. Null for a blank one. */
export async function understand(db: Queryable, typed: string): Promise<Understood | null> {
  const readings = readingsOf(typed);
  if (readings.length === 0) return null;
  const condition = foundBy(readings);
  if (await findsAny(db, condition)) return { condition, readings, corrected: null };
  const corrected = await correct(db, typed);
  if (corrected === null) return { condition, readings, corrected: null };
  const meant = readingsOf(corrected);
  return { condition: foundBy(meant), readings: meant, corrected };
}
