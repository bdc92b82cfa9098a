/** Escapes `%`, `_` and `\` for LIKE. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Returns a LIKE pattern that matches the text anywhere. */
export const containing = (text: string): string => `%${literally(text)}%`;
