import { COLORS } from '#domain/catalogue/colors.ts';

/** Name of a colour code; an unknown code is returned unchanged. */
export const colorName = (code: string): string => COLORS.find((color) => color.code === code)?.name ?? code;
