/** Font files, written by studio/fonts.ts; the hash in a name is of its content. */
export const FONT_FILES = {
  latin: '/assets/fonts/latin-3nqT6bwc.woff2',
  hangul: '/assets/fonts/hangul-icN2Ef53.woff2',
} as const;
