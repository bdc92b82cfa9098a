import { disassemble, getChoseong } from 'es-hangul';

/** Search columns, which match half-typed syllables, initial consonants and words with a typo. */
export type SearchKeys = { name_jamo: string; name_choseong: string; name_terms: string };

/** Returns the initial consonants and keeps every other character (the library drops Latin). */
const initials = (text: string): string => [...text].map((char) => getChoseong(char) || char).join('');

/**
 * Computes the search columns of a name: lower case; jamo and initials without spaces, terms per
 * word.
 */
export function toSearchKeys(name: string): SearchKeys {
  const words = name.toLowerCase().trim().split(/\s+/);
  const plain = words.join('');
  return {
    name_jamo: disassemble(plain),
    name_choseong: initials(plain),
    name_terms: words.map((word) => disassemble(word)).join(' '),
  };
}

/** Computes the search column of a description. */
export const toDescriptionKey = (description: string): string =>
  disassemble(description.toLowerCase().replaceAll(/\s+/g, ''));

/** Reverses a text, for the index of word ends. */
export const reversed = (text: string): string => [...text].reverse().join('');
