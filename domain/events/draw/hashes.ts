/** The hash functions of browsers and of Node: nothing of a draw is calculated by code of ours alone. */
const { subtle } = globalThis.crypto;
const text = new TextEncoder();

/** Scores that are asked for at the same time: enough to keep the machine busy, and no more memory than that. */
const AT_ONCE = 1_000;

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes of a text that is hex from end to end. */
export const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(new Uint8Array(await subtle.digest('SHA-256', bytes)));

export const sha256OfText = (words: string): Promise<string> => sha256(text.encode(words));

/** HMAC-SHA-256 of each text under one key, in their order. */
export type Hmacs = (keyHex: string, words: readonly string[]) => Promise<string[]>;

/** The same by the functions that browsers have as well: checks ask these. */
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
