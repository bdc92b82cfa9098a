import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import { type FileArea, type FileStore, type ListedFile, PRIVATE_AREAS } from '../kit/ports/file-store.ts';
import { areaOf, isPrivate } from './object-name.ts';

const GONE = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/** File storage in a local folder: files are written beside the target, synced and renamed. */
export const folderStore = (root: string): FileStore => ({
  urlOf: contentAddress,
  async put(name, bytes, { redrawable = false } = {}) {
    await write(placeIn(root, name), bytes, !redrawable);
  },
  async read(name) {
    const file = areaOf(name) && (await open(placeIn(root, name)).catch(orGone));
    if (!file) return null;
    const facts = await file.stat();
    // The stream closes the file when it ends or is destroyed.
    if (facts.isFile()) return { size: facts.size, writtenAt: facts.mtime, body: file.createReadStream() };
    await file.close();
    return null;
  },
  async has(name) {
    const facts = areaOf(name) && (await stat(placeIn(root, name)).catch(orGone));
    return facts?.isFile() ?? false;
  },
  async remove(name) {
    if (areaOf(name)) await rm(placeIn(root, name), { force: true });
  },
  async list(area) {
    const names = (await readdir(folderOf(root, area), { recursive: true }).catch(orGone)) ?? [];
    const files: ListedFile[] = [];
    for (const name of names.map((file) => `images/${area}/${file}`).filter(areaOf)) {
      const facts = await stat(placeIn(root, name)).catch(orGone);
      if (facts?.isFile()) files.push({ name, size: facts.size, writtenAt: facts.mtime });
    }
    return files;
  },
});

/**
 * Returns the folder of an area; private ones are separate, so that serving `images` never exposes
 * them.
 */
const folderOf = (root: string, area: FileArea): string =>
  join(root, isPrivate(area) ? 'private' : 'images', area);

/** Returns the path of a file. */
export function placeIn(root: string, name: string): string {
  const area = areaOf(name);
  if (!area) throw new Error(`not the name of a file: ${name}`);
  return join(folderOf(root, area), name.slice(`images/${area}/`.length));
}

/**
 * Moves private files that earlier versions stored beside public ones, before anything is served.
 */
export async function movePrivateFiles(root: string): Promise<void> {
  for (const area of PRIVATE_AREAS) {
    const from = join(root, 'images', area);
    const names = await readdir(from).catch(orGone);
    if (!names) continue;
    const to = folderOf(root, area);
    await mkdir(to, { recursive: true });
    for (const name of names) await rename(join(from, name), join(to, name)).catch(orGone);
    await rm(from, { recursive: true, force: true });
  }
}

/** Returns null for a missing file or an impossible name; rethrows other errors. */
function orGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && GONE.some((code) => code === error.code)) return null;
  throw error;
}

async function write(path: string, bytes: Uint8Array, isSynced: boolean): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Concurrent servers may render the same picture; the name of an upload is unique.
  const draft = isSynced ? `${path}.part` : `${path}.${randomUUID()}.part`;
  const file = await open(draft, 'wx');
  try {
    await file.writeFile(bytes);
    if (isSynced) await file.sync();
  } catch (error) {
    // On a full disk, half a draft would take the place that is missing.
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
