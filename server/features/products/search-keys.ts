import { disassemble, getChoseong } from 'es-hangul';

/** Columns that let a search match half-typed syllables and initial consonants. */
export type SearchKeys = { name_jamo: string; name_choseong: string };

/** Initial consonants, with every other character kept (the library drops Latin). */
const initials = (text: string): string => [...text].map((char) => getChoseong(char) || char).join('');

/** Search columns of a product name: lower case, without spaces. */
export function toSearchKeys(name: string): SearchKeys {
  const plain = name.toLowerCase().replace(/\s+/g, '');
  return { name_jamo: disassemble(plain), name_choseong: initials(plain) };
}
