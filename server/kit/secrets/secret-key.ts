import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;
const OWNER_READS = 0o600;

/** The key of an embedded shop: made at its first start, and kept in its data folder for its owner alone. */
export async function ownKey(dataDir: string): Promise<Buffer> {
  const file = join(dataDir, 'secret-key');
  try {
    // Of two processes that start at once one makes it.
    await writeFile(file, randomBytes(KEY_BYTES).toString('base64'), { flag: 'wx', mode: OWNER_READS });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${file} is no key: it holds ${key.length} bytes`);
  return key;
}
