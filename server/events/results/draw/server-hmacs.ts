import { createHmac, createSecretKey } from 'node:crypto';
import { setImmediate as breath } from 'node:timers/promises';
import type { Hmacs } from '#domain/events/draw/hashes.ts';

/** Number of hashes computed in a row (some milliseconds) before yielding to other work. */
const IN_A_ROW = 1_000;

/** HMAC-SHA-256 with Node's crypto, six times as fast as Web Crypto for 50,000 votes. */
export const serverHmacs: Hmacs = async (keyHex, words) => {
  const key = createSecretKey(Buffer.from(keyHex, 'hex'));
  const all: string[] = [];
  for (const word of words) {
    all.push(createHmac('sha256', key).update(word).digest('hex'));
    if (all.length % IN_A_ROW === 0) await breath();
  }
  return all;
};
