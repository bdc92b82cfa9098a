import type { RawBuilder } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { foundBy } from './name-search-sql.ts';
import { correct } from './one-typo.ts';
import { findsAny } from './search-store.ts';
import { type Reading, readingsOf } from './search-terms.ts';

/** A search text understood: the condition on products, and what it was corrected to, if it was. */
export type Understood = { condition: RawBuilder<boolean>; readings: Reading[]; corrected: string | null };

/** A text as it stands; null for a blank one. */
export function asTyped(typed: string): Understood | null {
  const readings = readingsOf(typed);
  return readings.length === 0 ? null : { condition: foundBy(readings), readings, corrected: null };
}

/** A text that finds nothing with one typo per word undone; null when that leads nowhere either. */
export async function asMeant(db: Queryable, typed: string): Promise<Understood | null> {
  const corrected = await correct(db, typed);
  const meant = corrected === null ? null : asTyped(corrected);
  return meant && { ...meant, corrected };
}

/** What a search text asks for: what was typed if that finds anything, else what was meant. */
export async function understand(db: Queryable, typed: string): Promise<Understood | null> {
  const text = asTyped(typed);
  if (!text || (await findsAny(db, text.condition))) return text;
  return (await asMeant(db, typed)) ?? text;
}
