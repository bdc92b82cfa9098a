import { convertQwertyToHangul, disassemble } from 'es-hangul';
import { knownWords, type Meaning, meaningOf } from '#domain/catalogue/search/search-words.ts';
import { joinSizes, meantSizes } from '#domain/catalogue/size-conversion.ts';
import { type SearchKeys, toSearchKeys } from './search-keys.ts';

/** Search term: a text in one search column, or its meaning. */
export type Term = {
  column: keyof SearchKeys & ('name_jamo' | 'name_choseong');
  text: string;
  meaning: Meaning | null;
  /** Ids of the brands that have a name with the text; looked up by `withBrands`. */
  brands: readonly number[];
};
/** Reading of a text: every term has to match. */
export type Reading = { words: string[]; terms: Term[] };

const isInitials = (word: string): boolean => /^[ㄱ-ㅎ]+$/.test(word);
const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

function toTerm(word: string): Term {
  const sizes = meantSizes(word);
  const meaning = meaningOf(word) ?? (sizes && { sizes });
  return isInitials(word)
    ? { column: 'name_choseong', text: word, meaning, brands: [] }
    : { column: 'name_jamo', text: disassemble(word), meaning, brands: [] };
}

/** Filler words are ignored beside other words. */
function toReading(words: string[]): Reading {
  const terms = words.flatMap(knownWords).map(toTerm);
  const telling = terms.filter(({ meaning }) => !meaning?.isFiller);
  return { words, terms: telling.length > 0 ? telling : terms };
}

/** Returns the readings of a text: as typed, and converted from an English keyboard layout (영타). */
export function readingsOf(typed: string): Reading[] {
  const words = wordsOf(joinSizes(typed));
  if (words.length === 0) return [];
  const latin = /[a-z].*[a-z]/i.test(typed) && !/[ㄱ-ㅣ가-힣]/.test(typed);
  return [words, ...(latin ? [wordsOf(convertQwertyToHangul(typed))] : [])].map(toReading);
}

/** Returns the colours that a text names. */
export const colorsIn = (readings: readonly Reading[]): string[] => [
  ...new Set(readings.flatMap(({ terms }) => terms.flatMap(({ meaning }) => meaning?.colors ?? []))),
];

/** Returns whether a reading matches a name in memory. */
export function nameMatches(name: string, readings: readonly Reading[]): boolean {
  const keys = toSearchKeys(name);
  return readings.some(({ terms }) => terms.every(({ column, text }) => keys[column].includes(text)));
}

/** Returns whether a reading means a category and nothing else. */
export const meansCategory = (type: string, readings: readonly Reading[]): boolean =>
  readings.some(
    ({ terms }) => terms.length > 0 && terms.every(({ meaning }) => meaning?.categories?.includes(type)),
  );
