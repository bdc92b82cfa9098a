import { convertQwertyToHangul, disassemble } from 'es-hangul';
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

/** Whether one of the readings finds a name that is not a row of products. */
export function nameMatches(name: string, readings: readonly Reading[]): boolean {
  const keys = toSearchKeys(name);
  return readings.some(({ terms }) => terms.every(({ column, text }) => keys[column].includes(text)));
}
