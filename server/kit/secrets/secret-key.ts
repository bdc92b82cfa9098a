import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;
const OWNER_READS = 0o600;

/**
 * Returns the key of an embedded shop: created at the first start and stored in its data folder,
 * readable by its owner only.
 */
export async function ownKey(dataDir: string): Promise<Buffer> {
  const file = join(dataDir, 'secret-key');
  try {
    // Exclusive creation: of two processes that start at the same time only one creates it.
    await writeFile(file, randomBytes(KEY_BYTES).toString('base64'), { flag: 'wx', mode: OWNER_READS });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${file} is no key: it holds ${key.length} bytes`);
  return key;
}
