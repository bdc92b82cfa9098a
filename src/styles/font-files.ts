/** Written by scripts/fonts.ts; the name of a file says what is in it. */
export const FONT_FILES = {
  latin: '/assets/fonts/latin-S1N3eM1S.woff2',
  hangul: '/assets/fonts/hangul-BDL4k47W.woff2',
} as const;
