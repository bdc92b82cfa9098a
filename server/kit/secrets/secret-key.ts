import { randomBytes } from 'node:crypto';
import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;
const OWNER_READS = 0o600;

const fileIn = (dataDir: string): string => join(dataDir, 'secret-key');

/** Returns whether a data folder has a key. */
export const hasOwnKey = (dataDir: string): Promise<boolean> =>
  access(fileIn(dataDir)).then(
    () => true,
    () => false,
  );

/**
 * Returns the key of a server without `SECRET_KEY`: created at the first start and stored in its data folder,
 * readable by its owner only.
 */
export async function ownKey(dataDir: string): Promise<Buffer> {
  const file = fileIn(dataDir);
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
