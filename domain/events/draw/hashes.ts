/** Only Web Crypto of browsers and Node is used, no hash implementation of our own. */
const { subtle } = globalThis.crypto;
const text = new TextEncoder();

/** Scores computed concurrently: enough to use the CPU while memory stays bounded. */
const AT_ONCE = 1_000;

/** Returns bytes as text of lower-case hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Decodes a text that consists of hex digits only. */
export const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Returns the SHA-256 hash of bytes as hexadecimal text. */
export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(new Uint8Array(await subtle.digest('SHA-256', bytes)));

/** Returns the SHA-256 hash of a UTF-8 text as hexadecimal text. */
export const sha256OfText = (words: string): Promise<string> => sha256(text.encode(words));

/** Function that returns HMAC-SHA-256 of each text under one key, in order. */
export type Hmacs = (keyHex: string, words: readonly string[]) => Promise<string[]>;

/** Implementation with Web Crypto, which verification uses in every environment. */
export const hmacs: Hmacs = async (keyHex, words) => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', fromHex(keyHex), algorithm, false, ['sign']);
  const one = async (word: string) =>
    toHex(new Uint8Array(await subtle.sign('HMAC', key, text.encode(word))));
  const all: string[] = [];
  for (let from = 0; from < words.length; from += AT_ONCE)
    all.push(...(await Promise.all(words.slice(from, from + AT_ONCE).map(one))));
  return all;
};
