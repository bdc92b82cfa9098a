/** Widths of the feet that a shoe fits, with their Korean names. */
export const FOOT_WIDTHS = [
  { code: 'NARROW', name: '좁음' },
  { code: 'REGULAR', name: '보통' },
  { code: 'WIDE', name: '넓음' },
] as const;

/** Materials that a shoe is mainly made of, with their Korean names. */
export const MAIN_MATERIALS = [
  { code: 'LEATHER', name: '가죽' },
  { code: 'SUEDE', name: '스웨이드' },
  { code: 'SYNTHETIC', name: '합성가죽' },
  { code: 'CANVAS', name: '캔버스' },
  { code: 'MESH', name: '메시' },
  { code: 'KNIT', name: '니트' },
  { code: 'RUBBER', name: '고무' },
] as const;

export type MainMaterial = (typeof MAIN_MATERIALS)[number]['code'];

/** Lower limits of the bands of heel heights in mm; migration 0112 counts by the same limits. */
export const HEEL_BANDS = ['0', '30', '50', '70'] as const;

/** Limits of the length inside a shoe in mm; migration 0112 has the same. */
export const INNER_LENGTH = { least: 150, most: 400 } as const;

const codesOf = <Code extends string>(traits: readonly { code: Code }[]): Code[] =>
  traits.map(({ code }) => code);
/** Codes of the widths. */
export const FOOT_WIDTH_CODES = codesOf(FOOT_WIDTHS);
/** Codes of the materials. */
export const MAIN_MATERIAL_CODES = codesOf(MAIN_MATERIALS);

/** Returns the Korean name of a width or material by its code; an unknown code is returned as it is. */
export const traitName = (code: string): string =>
  [...FOOT_WIDTHS, ...MAIN_MATERIALS].find((trait) => trait.code === code)?.name ?? code;
