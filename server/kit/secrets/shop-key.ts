import { hkdfSync } from 'node:crypto';
import { type Config, ConfigRefused } from '../../config.ts';
import type { Queryable } from '../../db/database.ts';
import { hasOwnKey, ownKey } from './secret-key.ts';
import { findKeyFingerprint, insertKeyFingerprint } from './secret-store.ts';

const FINGERPRINT_BYTES = 16;

type Settings = Pick<Config, 'secretKey' | 'databaseUrl' | 'dataDir'>;

/**
 * Returns the key of this server: the configured one, or that of its data folder. On PostgreSQL the
 * first server stores the fingerprint of its key, as what one server seals all others must open;
 * throws `ConfigRefused` for a server with another key.
 */
export async function shopKey(db: Queryable, { secretKey, databaseUrl, dataDir }: Settings): Promise<Buffer> {
  if (!databaseUrl) return secretKey ?? ownKey(dataDir);
  const known = await findKeyFingerprint(db);
  // Before a key is created, so that a refused server leaves none behind.
  if (known && !secretKey && !(await hasOwnKey(dataDir)))
    throw new ConfigRefused(
      'SECRET_KEY is missing: another server of this database has made a key, which is in secret-key of its DATA_DIR and must be the SECRET_KEY of all of them',
    );
  const key = secretKey ?? (await ownKey(dataDir));
  const own = fingerprintOf(key);
  if ((known ?? (await insertKeyFingerprint(db, own))) === own) return key;
  throw new ConfigRefused(
    secretKey
      ? 'SECRET_KEY is not the key of the other servers of this database'
      : 'SECRET_KEY is missing: the key in DATA_DIR is not that of the other servers of this database',
  );
}

/** Returns a value that tells keys apart and does not disclose them. */
const fingerprintOf = (key: Buffer): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'fingerprint', FINGERPRINT_BYTES)).toString('hex');
