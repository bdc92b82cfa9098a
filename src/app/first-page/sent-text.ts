import type { Sent } from './sent.ts';

/** What is sent, as text that never leaves its place in the page: nothing in it can end the block or open another. */
export const sentText = (sent: Sent): string => JSON.stringify(sent).replaceAll('<', '\\u003c');
