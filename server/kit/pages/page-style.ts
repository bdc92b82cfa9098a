import type { ServerResponse } from 'node:http';

const sources = new WeakMap<object, string>();

/** Allows an inline style in a response; `source` is its hash for the content security policy. */
export function allowStyle(response: ServerResponse, source: string): void {
  sources.set(response, source);
}

/** Returns the hash of the allowed inline style of a response; null for none. */
export const allowedStyle = (response: object): string | null => sources.get(response) ?? null;
