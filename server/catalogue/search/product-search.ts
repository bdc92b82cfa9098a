import type { RawBuilder } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { foundBy, type Where } from './name-search-sql.ts';
import { correct } from './one-typo.ts';
import { placeToLook } from './search-store.ts';
import { type Reading, readingsOf } from './search-terms.ts';

/** A search text understood: where its words are looked for, and what it was corrected to, if it was. */
export type Understood = { readings: Reading[]; where: Where; corrected: string | null };

/** A text as it stands; null for a blank one. */
export function asTyped(typed: string): Understood | null {
  const readings = readingsOf(typed);
  return readings.length === 0 ? null : { readings, where: 'names', corrected: null };
}

/** The same as a condition on products. */
export const conditionOf = ({ readings, where }: Understood): RawBuilder<boolean> => foundBy(readings, where);

/** A text that finds nothing with one typo per word undone; null when that leads nowhere either. */
export async function asMeant(db: Queryable, typed: string): Promise<Understood | null> {
  const corrected = await correct(db, typed);
  const meant = corrected === null ? null : asTyped(corrected);
  return meant && { ...meant, corrected };
}

/** What a search text asks for: what was typed if names have it, else if descriptions do, else what was meant. */
export async function understand(db: Queryable, typed: string): Promise<Understood | null> {
  const text = asTyped(typed);
  if (!text) return null;
  const unknown = text.readings.map(({ terms }) => terms.filter(({ meaning }) => meaning === null));
  // Words that the shop knows are no typos.
  if (unknown.some((terms) => terms.length === 0)) return text;
  const where = await placeToLook(db, unknown);
  return where ? { ...text, where } : ((await asMeant(db, typed)) ?? text);
}
