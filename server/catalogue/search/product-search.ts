import type { RawBuilder } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { foundBy, type Where } from './name-search-sql.ts';
import { correct } from './one-typo.ts';
import { findBrandsNamed, placeToLook } from './search-store.ts';
import { type Reading, readingsOf } from './search-terms.ts';

/** Interpreted search text: readings, scope, and its correction if there is one. */
export type Understood = { readings: Reading[]; where: Where; corrected: string | null };

/** Returns readings with the brands that their terms name; a word that means a colour or the like names none. */
async function withBrands(db: Queryable, readings: readonly Reading[]): Promise<Reading[]> {
  const asked = readings.flatMap(({ terms }) => terms.filter(({ meaning }) => meaning === null));
  const brands = await findBrandsNamed(db, asked);
  return readings.map(({ words, terms }) => ({
    words,
    terms: terms.map((term) => ({ ...term, brands: brands.get(term) ?? [] })),
  }));
}

/** Interprets a text literally; null for a blank one. */
export async function asTyped(db: Queryable, typed: string): Promise<Understood | null> {
  const readings = readingsOf(typed);
  if (readings.length === 0) return null;
  return { readings: await withBrands(db, readings), where: 'names', corrected: null };
}

/** SQL condition of an interpreted search text. */
export const conditionOf = ({ readings, where }: Understood): RawBuilder<boolean> => foundBy(readings, where);

/** Interprets the correction of a text without results; null if there is none. */
export async function asMeant(db: Queryable, typed: string): Promise<Understood | null> {
  const corrected = await correct(db, typed);
  const meant = corrected === null ? null : await asTyped(db, corrected);
  return meant && { ...meant, corrected };
}

/**
 * Interprets a search text: as typed if names contain it, else if descriptions do, else corrected.
 */
export async function understand(db: Queryable, typed: string): Promise<Understood | null> {
  const text = await asTyped(db, typed);
  if (!text) return null;
  const unknown = text.readings.map(({ terms }) => terms.filter(({ meaning }) => meaning === null));
  // Known words are not treated as typos.
  if (unknown.some((terms) => terms.length === 0)) return text;
  const where = await placeToLook(db, unknown);
  return where ? { ...text, where } : ((await asMeant(db, typed)) ?? text);
}
