import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { AssetStore } from '../../kit/ports/asset-store.ts';

/** Builds whose files are kept: the newest, and the one before. */
const KEPT_BUILDS = 2;
/** Files stored concurrently. */
const PARALLEL = 16;
/** Compressed copies, which a server makes itself. */
const COMPRESSED = /\.(br|gz)$/;

/**
 * Stores the files of this server's build for all servers, before it listens: a page that one of them
 * sends finds its scripts at every other, also at one of the build before. Files of builds older than
 * the last two are deleted.
 */
export async function shareAssets(assets: AssetStore, clientDir: string): Promise<void> {
  const folder = join(clientDir, 'assets');
  if (!existsSync(folder)) return;
  const names = await namesIn(folder);
  const held = new Set(await assets.list());
  const missing = names.filter((name) => !held.has(name));
  for (let start = 0; start < missing.length; start += PARALLEL)
    await Promise.all(
      missing
        .slice(start, start + PARALLEL)
        .map(async (name) => assets.put(name, await readFile(join(folder, name)))),
    );
  await assets.putBuild(createHash('sha256').update(names.join('\n')).digest('hex'), names);
  await removeOld(assets);
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort();
}

async function removeOld(assets: AssetStore): Promise<void> {
  const builds = await assets.builds();
  const kept = new Set(builds.slice(0, KEPT_BUILDS).flatMap(({ names }) => names));
  for (const { id, names } of builds.slice(KEPT_BUILDS)) {
    for (const name of names) if (!kept.has(name)) await assets.remove(name);
    // Last, so that an interrupted removal is repeated at the next start.
    await assets.removeBuild(id);
  }
}
