import { createECDH, hkdfSync } from 'node:crypto';

const CURVE = 'prime256v1';
const KEY_BYTES = 32;

/** VAPID keys (RFC 8292) in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

/** Returns both keys of a private one of 32 bytes; throws if it is none of the curve P-256. */
export function vapidKeys(privateKey: Buffer): VapidKeys {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

/**
 * Makes the VAPID keys of a demonstration from the key in its data folder, so that browsers stay
 * subscribed over a restart and all servers of a database have the same ones.
 */
export function demonstrationKeys(shopKey: Buffer): VapidKeys {
  // One of 2^32 results is no key of the curve: the next one is tried.
  for (let turn = 0; ; turn += 1)
    try {
      return vapidKeys(Buffer.from(hkdfSync('sha256', shopKey, '', `vapid ${turn}`, KEY_BYTES)));
    } catch {}
}
