/** Text for LIKE in which a person's own `%`, `_` and `\` mean themselves. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Pattern for LIKE: the text may be anywhere. */
export const containing = (text: string): string => `%${literally(text)}%`;
