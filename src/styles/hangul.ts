/** On <html> from the first page on that finds our Korean letters in the browser; index.html puts it there. */
export const HANGUL_CLASS = 'hangul';
/** Nothing asks for it before it is used. */
export const HANGUL_FAMILY = 'Sinbaljang Hangul';
