import { PRODUCT_GENDERS, SHOE_SIZES } from './product-list/product-values.ts';

type Gender = (typeof PRODUCT_GENDERS)[number];

/** Size systems beside Korean millimetres; sizes of the United States differ by gender. */
export const SIZE_SYSTEMS = ['EU', 'UK', 'US_MEN', 'US_WOMEN'] as const;
export type SizeSystem = (typeof SIZE_SYSTEMS)[number];

/** Length (mm) that a last has beyond the foot, in the European system of Paris points. */
const LAST_MM = 15;
/** Paris points per centimetre. */
const POINTS_PER_CM = 1.5;
/** Size 0 of each system that counts thirds of an inch, in cm; Korean sizes of 5 mm are half sizes of them. */
const ZERO_CM = { UK: 19, US_MEN: 18, US_WOMEN: 17 } as const;

/** Lower half size of a number. */
const halfSize = (size: number): number => Math.floor(size * 2) / 2;

/** Converts a Korean size in mm to another system, in half sizes. Brands differ by up to one size. */
export const convertSize = (mm: number, system: SizeSystem): number =>
  system === 'EU' ? halfSize(((mm + LAST_MM) / 10) * POINTS_PER_CM) : halfSize(mm / 10 - ZERO_CM[system]);

/** Korean sizes (text, mm) that come nearest to a size of a system; empty beyond the sizes that the shop has. */
export function sizesNear(system: SizeSystem, size: number): string[] {
  const away = (mm: string) => Math.abs(convertSize(Number(mm), system) - size);
  const nearest = Math.min(...SHOE_SIZES.map(away));
  return nearest > 0.5 ? [] : SHOE_SIZES.filter((mm) => away(mm) === nearest);
}

/** Size that a word means: Korean sizes of options, for the genders that count in its system. */
export type MeantSize = { sizes: readonly string[]; genders: readonly Gender[] };

const SYSTEMS_OF: Readonly<Record<string, readonly (readonly [SizeSystem, readonly Gender[]])[]>> = {
  eu: [['EU', PRODUCT_GENDERS]],
  uk: [['UK', PRODUCT_GENDERS]],
  // Shoes for everybody are labelled in men's sizes.
  us: [
    ['US_MEN', ['MEN', 'UNISEX']],
    ['US_WOMEN', ['WOMEN']],
  ],
};
const FOREIGN = /^(eu|uk|us)(\d{1,2}(?:\.5)?)$/;
const KOREAN = /^(\d{3})(?:mm)?$/;

/**
 * Returns the sizes that a lower-case search word means: `us9`, `eu42.5`, `uk8`, `245` or `245mm`; null for any other
 * word, and for a size that no shoe has.
 */
export function meantSizes(word: string): MeantSize[] | null {
  const [, mm = ''] = KOREAN.exec(word) ?? [];
  if (SHOE_SIZES.includes(mm)) return [{ sizes: [mm], genders: PRODUCT_GENDERS }];
  const [, system = '', size = ''] = FOREIGN.exec(word) ?? [];
  const meant = (SYSTEMS_OF[system] ?? []).flatMap(([one, genders]) => {
    const sizes = sizesNear(one, Number(size));
    return sizes.length > 0 ? [{ sizes, genders }] : [];
  });
  return meant.length > 0 ? meant : null;
}

const NAMES: Readonly<Record<string, string>> = {
  미국: 'us',
  영국: 'uk',
  유럽: 'eu',
  us: 'us',
  uk: 'uk',
  eu: 'eu',
};
const SPACED = /(us|uk|eu|미국|영국|유럽)\s*(?:사이즈|size)?\s*(\d{1,2}(?:\.5)?)(?![\d.])/gi;
const UNIT = /(\d{3})\s*(?:mm|미리|밀리|사이즈|호)(?=\s|$)/gi;

/** Joins the words of a size in a search text, so that `US 9`, `미국 9` and `245 mm` become one word. */
export const joinSizes = (text: string): string =>
  text
    .replace(SPACED, (found, system: string, size: string) => {
      const name = NAMES[system.toLowerCase()];
      return name ? `${name}${size}` : found;
    })
    .replace(UNIT, '$1');
