import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const codeOf = (error: unknown): unknown => error instanceof Error && 'code' in error && error.code;

/**
 * Hard-links every file of a folder into another one, as pictures are immutable; on another disk
 * they are copied. Existing and just deleted files are skipped. Concurrently per folder, as each
 * disk operation waits for all requests in progress.
 */
export async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const had = new Set(await readdir(to));
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isDirectory()) await linkTree(source, target);
      else if (!had.has(entry.name)) await linkOrCopy(source, target);
    }),
  );
}

async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') await copyFile(source, target);
  }
}
