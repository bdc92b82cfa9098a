import { convertQwertyToHangul, disassemble } from 'es-hangul';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../db/like-pattern.ts';
import { type SearchKeys, toSearchKeys } from './search-keys.ts';

/** One word to find in one search column of a name. */
type Term = { column: keyof SearchKeys & ('name_jamo' | 'name_choseong'); text: string };
/** One way to read what was typed: every term has to be in the name. */
export type Reading = { words: string[]; terms: Term[] };

const isInitials = (word: string): boolean => /^[ㄱ-ㅎ]+$/.test(word);
const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

function toReading(words: string[]): Reading {
  const terms = words.map(
    (word): Term =>
      isInitials(word)
        ? { column: 'name_choseong', text: word }
        : { column: 'name_jamo', text: disassemble(word) },
  );
  return { words, terms };
}

/** What was typed, and what it says when the keyboard was left on English (영타). */
export function readingsOf(typed: string): Reading[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const latin = /[a-z].*[a-z]/i.test(typed) && !/[ㄱ-ㅣ가-힣]/.test(typed);
  return [words, ...(latin ? [wordsOf(convertQwertyToHangul(typed))] : [])].map(toReading);
}

/** Products that one of the readings finds. */
export function foundBy(readings: readonly Reading[]): RawBuilder<boolean> {
  const all = ({ terms }: Reading) =>
    sql.join(
      terms.map(({ column, text }) => sql`${sql.ref(column)} like ${containing(text)}`),
      sql` and `,
    );
  return sql<boolean>`(${sql.join(
    readings.map((reading) => sql`(${all(reading)})`),
    sql` or `,
  )})`;
}

/** Products with the words as they stand; the jamo only lead the index there, so they alone are asked by pattern. */
export const nameContains = (words: string): RawBuilder<boolean> =>
  sql<boolean>`(products.name_jamo like ${containing(toSearchKeys(words).name_jamo)}
    and strpos(lower(products.name), lower(${words})) > 0)`;

/** The same question about a name that is not a row. */
export function nameMatches(name: string, readings: readonly Reading[]): boolean {
  const keys = toSearchKeys(name);
  return readings.some(({ terms }) => terms.every(({ column, text }) => keys[column].includes(text)));
}
