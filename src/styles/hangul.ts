/** Class of <html> once the Korean font is in the browser's cache; set by index.html. */
export const HANGUL_CLASS = 'hangul';
/** Name of the Korean font family; it loads only when it is used. */
export const HANGUL_FAMILY = 'Sinbaljang Hangul';
