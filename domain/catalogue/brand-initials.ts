import type { ListedBrand } from './brand.ts';

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** Number of syllables that begin with the same consonant. */
const PER_CONSONANT = 588;
/**
 * Initial consonants in the order of syllables, as code points from U+3130; a doubled one counts as the plain one, as in
 * dictionaries. They are not written as letters, since the shop's font has none: the font of the system draws them.
 */
const CONSONANTS = [
  1, 1, 4, 7, 7, 0x9, 0x11, 0x12, 0x12, 0x15, 0x15, 0x17, 0x18, 0x18, 0x1a, 0x1b, 0x1c, 0x1d, 0x1e,
].map((place) => String.fromCharCode(0x3130 + place));
/** Initial of a name that begins with neither a Korean nor a Latin letter. */
const OTHER = '#';
/** Initials in the order of the index. */
const INITIALS: readonly string[] = [...new Set(CONSONANTS), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', OTHER];

/** Returns the Korean consonant or Latin capital with which a name begins, `#` for anything else. */
export function initialOf(name: string): string {
  const letter = name.trim().charAt(0).toUpperCase();
  const code = letter.charCodeAt(0);
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE)
    return CONSONANTS[Math.floor((code - FIRST_SYLLABLE) / PER_CONSONANT)] ?? OTHER;
  return INITIALS.includes(letter) ? letter : OTHER;
}

/** Entry of the index: the name by which the brand is listed here, and its other name, empty if it has none. */
export type BrandEntry = { brandId: number; name: string; otherName: string; products: number };
/** Brands of one initial, by name. */
export type BrandGroup = { initial: string; brands: BrandEntry[] };

/** Groups brands by initial: each by its Korean name and, if it has one, again by its English name. */
export function groupsOf(brands: readonly ListedBrand[]): BrandGroup[] {
  const entries = brands.flatMap(({ brandId, name, englishName, products }) => [
    { brandId, name, otherName: englishName, products },
    ...(englishName && initialOf(englishName) !== initialOf(name)
      ? [{ brandId, name: englishName, otherName: name, products }]
      : []),
  ]);
  const sorted = entries.toSorted((one, other) => one.name.localeCompare(other.name, 'ko'));
  return INITIALS.map((initial) => ({
    initial,
    brands: sorted.filter(({ name }) => initialOf(name) === initial),
  })).filter((group) => group.brands.length > 0);
}
