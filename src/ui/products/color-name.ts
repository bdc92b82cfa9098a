import { COLORS } from '#domain/catalogue/colors.ts';

/** A colour in words; a code that is none stands for itself. */
export const colorName = (code: string): string => COLORS.find((color) => color.code === code)?.name ?? code;
