import type { ServerResponse } from 'node:http';

const sources = new WeakMap<object, string>();

/** Lets a page have styles of its own: `source` is their hash, as the content security policy names it. */
export function allowStyle(response: ServerResponse, source: string): void {
  sources.set(response, source);
}

/** The styles that an answer may have in itself; null for none. */
export const allowedStyle = (response: object): string | null => sources.get(response) ?? null;
