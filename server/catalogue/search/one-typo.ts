import { disassemble } from 'es-hangul';
import type { Queryable } from '../../db/database.ts';
import { reversed } from './search-keys.ts';
import { findWordsNear, type Word } from './search-store.ts';
import { type Reading, readingsOf } from './search-terms.ts';

/**
 * Fewest letters (two syllables) of a word that is corrected; a shorter one is one typo from too
 * many words.
 */
const MIN_LETTERS = 4;

/** Returns whether `a` and `b` differ by one inserted, missing, wrong or transposed letter. */
export function isOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left === reversed(right);
}

/** Returns whether each word of a reading occurs in the name with at most one typo. */
export function nameNearlyMatches(name: string, readings: readonly Reading[]): boolean {
  const known = name.split(/\s+/).map((word) => ({ word, jamo: disassemble(word.toLowerCase()) }));
  return readings.some((reading) => correctReading(reading, known) !== null);
}

function correctReading({ words }: Reading, known: readonly Word[]): string | null {
  const corrected = words.map((word) => {
    const jamo = disassemble(word);
    if (known.some((one) => one.jamo === jamo)) return word;
    return known.find((one) => jamo.length >= MIN_LETTERS && isOneTypo(jamo, one.jamo))?.word ?? null;
  });
  return corrected.every((word) => word !== null) ? corrected.join(' ') : null;
}

/**
 * Returns the correction of a text without results: each word is known or one typo from a known
 * one; null otherwise.
 */
export async function correct(db: Queryable, typed: string): Promise<string | null> {
  const readings = readingsOf(typed);
  const jamos = readings.flatMap(({ words }) => words.map((word) => disassemble(word)));
  const known = await findWordsNear(
    db,
    jamos.filter((jamo) => jamo.length > 0),
  );
  for (const reading of readings) {
    const text = correctReading(reading, known);
    if (text) return text;
  }
  return null;
}
