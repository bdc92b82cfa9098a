/** Written by studio/fonts.ts; the name of a file says what is in it. */
export const FONT_FILES = {
  latin: '/assets/fonts/latin-3nqT6bwc.woff2',
  hangul: '/assets/fonts/hangul-icN2Ef53.woff2',
} as const;
