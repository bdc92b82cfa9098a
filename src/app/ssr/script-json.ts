/**
 * JSON that is safe inside of a script block: nothing in it can end the block or open another one, and a lone
 * surrogate is written as an escape.
 */
export const scriptJson = (sent: object): string => JSON.stringify(sent).replaceAll('<', '\\u003c');
