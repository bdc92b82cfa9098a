import { convertQwertyToHangul, disassemble } from 'es-hangul';
import { knownWords, type Meaning, meaningOf } from '#domain/catalogue/search/search-words.ts';
import { type SearchKeys, toSearchKeys } from './search-keys.ts';

/** One word to find in one search column of a name, or what it means. */
export type Term = {
  column: keyof SearchKeys & ('name_jamo' | 'name_choseong');
  text: string;
  meaning: Meaning | null;
};
/** One way to read what was typed: every term has to be true of a product. */
export type Reading = { words: string[]; terms: Term[] };

const isInitials = (word: string): boolean => /^[ㄱ-ㅎ]+$/.test(word);
const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

function toTerm(word: string): Term {
  const meaning = meaningOf(word);
  return isInitials(word)
    ? { column: 'name_choseong', text: word, meaning }
    : { column: 'name_jamo', text: disassemble(word), meaning };
}

/** Fillers say nothing beside other words. */
function toReading(words: string[]): Reading {
  const terms = words.flatMap(knownWords).map(toTerm);
  const telling = terms.filter(({ meaning }) => !meaning?.isFiller);
  return { words, terms: telling.length > 0 ? telling : terms };
}

/** What was typed, and what it says when the keyboard was left on English (영타). */
export function readingsOf(typed: string): Reading[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const latin = /[a-z].*[a-z]/i.test(typed) && !/[ㄱ-ㅣ가-힣]/.test(typed);
  return [words, ...(latin ? [wordsOf(convertQwertyToHangul(typed))] : [])].map(toReading);
}

/** Colours that a text asks for. */
export const colorsIn = (readings: readonly Reading[]): string[] => [
  ...new Set(readings.flatMap(({ terms }) => terms.flatMap(({ meaning }) => meaning?.colors ?? []))),
];

/** Whether one of the readings finds a name that is not a row of products. */
export function nameMatches(name: string, readings: readonly Reading[]): boolean {
  const keys = toSearchKeys(name);
  return readings.some(({ terms }) => terms.every(({ column, text }) => keys[column].includes(text)));
}

/** Whether a reading is about a category and nothing else. */
export const meansCategory = (type: string, readings: readonly Reading[]): boolean =>
  readings.some(
    ({ terms }) => terms.length > 0 && terms.every(({ meaning }) => meaning?.categories?.includes(type)),
  );
