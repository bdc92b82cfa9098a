/**
 * What is sent, as JSON that never leaves its place in the page: nothing in it can end the block or open another, and
 * half a character is written as an escape.
 */
export const sentText = (sent: object): string => JSON.stringify(sent).replaceAll('<', '\\u003c');
