import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const codeOf = (error: unknown): unknown => error instanceof Error && 'code' in error && error.code;

/**
 * Gives every file of a folder a second name in another one: pictures are never changed, only removed, so that costs
 * neither time nor room. On another disk they are copied. What is there already, or has just gone, is left out. All of a
 * folder at once: in a busy process each wait for the disk waits behind all calls under way.
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
