import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folderStore } from '#server/files/folder-store.ts';
import { linkTree } from '#server/jobs/backups/link-tree.ts';
import { type FileStore, PUBLIC_AREAS } from '#server/kit/ports/file-store.ts';
import type { ShopImage } from './server/test-database.ts';

/**
 * The files of one shop on top of those of the seed: reads fall through to `seeded`, which is never written; a
 * removed file is removed for this shop only. So a test need not link 2,222 pictures at its start.
 */
function overSeeded(own: FileStore, seeded: FileStore): FileStore {
  const removed = new Set<string>();
  return {
    urlOf: own.urlOf,
    async put(name, bytes, how) {
      await own.put(name, bytes, how);
      removed.delete(name);
    },
    read: async (name) => (await own.read(name)) ?? (removed.has(name) ? null : await seeded.read(name)),
    has: async (name) => (await own.has(name)) || (!removed.has(name) && (await seeded.has(name))),
    async remove(name) {
      removed.add(name);
      await own.remove(name);
    },
    async list(area) {
      const written = await own.list(area);
      const hidden = new Set([...removed, ...written.map(({ name }) => name)]);
      const rest = await seeded.list(area);
      return [...written, ...rest.filter(({ name }) => !hidden.has(name))];
    },
  };
}

/** The files of a new shop with the folders that the seed creates. */
export async function seededFiles(
  contentRoot: string,
  imageFolder: string,
  linksSeed = false,
): Promise<FileStore> {
  const seeded = join(imageFolder, 'content');
  if (linksSeed) await linkTree(seeded, contentRoot);
  else for (const area of PUBLIC_AREAS) await mkdir(join(contentRoot, 'images', area), { recursive: true });
  const own = folderStore(contentRoot);
  return linksSeed ? own : overSeeded(own, folderStore(seeded));
}

/**
 * Fills the data folder of a server with the pictures of the image and, for the embedded engine, its database, which
 * takes a tenth of the time in which a server on an empty folder migrates, draws and seeds.
 */
export async function fillDataFolder({ folder, template }: ShopImage, dataDir: string): Promise<void> {
  await linkTree(join(folder, 'content'), join(dataDir, 'content'));
  if (template !== null) return;
  const database = join(dataDir, 'db');
  await mkdir(database);
  // Its names begin with a slash, which every tar leaves out.
  await promisify(execFile)('tar', ['-xf', join(folder, 'db.tar'), '-C', database]);
}
