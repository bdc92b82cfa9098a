import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { findSecret } from './secret-store.ts';

/** Row of the secret, which has the name of the first pictures that were signed. */
const SECRET = 'claim-pictures';

/** Lifetime in ms of a signed address, which limits its use if it is shared. */
const LIFETIME_MS = 30 * 60_000;

/** Returns signed addresses of private pictures, as an `<img>` cannot send a token. */
export async function signedAddresses(
  db: Queryable,
  names: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const secret = await findSecret(db, SECRET);
  const until = now.getTime() + LIFETIME_MS;
  return new Map(
    names.map((name) => [name, `/content/${name}?until=${until}&sign=${signOf(secret, name, until)}`]),
  );
}

/** Verifies signature and expiry of a picture's address. */
export async function isSigned(
  db: Queryable,
  name: string,
  { until, sign }: { until: string; sign: string },
  now: Date,
): Promise<boolean> {
  if (!/^\d{1,15}$/.test(until) || Number(until) <= now.getTime()) return false;
  const right = Buffer.from(signOf(await findSecret(db, SECRET), name, Number(until)));
  const given = Buffer.from(sign);
  return right.length === given.length && timingSafeEqual(right, given);
}

const signOf = (secret: string, name: string, until: number): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([name, until]))
    .digest('base64url');
