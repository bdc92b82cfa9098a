import { disassemble, getChoseong } from 'es-hangul';

/** Columns that let a search match half-typed syllables, initial consonants and words with a typo. */
export type SearchKeys = { name_jamo: string; name_choseong: string; name_terms: string };

/** Initial consonants, with every other character kept (the library drops Latin). */
const initials = (text: string): string => [...text].map((char) => getChoseong(char) || char).join('');

/** Search columns of a product name: lower case; jamo and initials without spaces, terms word by word. */
export function toSearchKeys(name: string): SearchKeys {
  const words = name.toLowerCase().trim().split(/\s+/);
  const plain = words.join('');
  return {
    name_jamo: disassemble(plain),
    name_choseong: initials(plain),
    name_terms: words.map((word) => disassemble(word)).join(' '),
  };
}

/** Search column of a description: what names do not say is found there. */
export const toDescriptionKey = (description: string): string =>
  disassemble(description.toLowerCase().replaceAll(/\s+/g, ''));

/** The last letter first, as the index of word ends has it. */
export const reversed = (text: string): string => [...text].reverse().join('');
