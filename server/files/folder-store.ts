import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import { type FileArea, type FileStore, type ListedFile, PRIVATE_AREAS } from '../kit/ports/file-store.ts';
import { areaOf, isPrivate } from './object-name.ts';

const GONE = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/** Files in a local folder: written beside the target, synced, then renamed into place. */
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
  async remove(name) {
    if (areaOf(name)) await rm(placeIn(root, name), { force: true });
  },
  async list(area) {
    const names = (await readdir(folderOf(root, area)).catch(orGone)) ?? [];
    const files: ListedFile[] = [];
    for (const name of names.map((file) => `images/${area}/${file}`)) {
      const facts = await stat(placeIn(root, name)).catch(orGone);
      if (facts?.isFile()) files.push({ name, writtenAt: facts.mtime });
    }
    return files;
  },
});

/** Private files have a folder of their own: whoever serves `images` as a whole serves none of them. */
const folderOf = (root: string, area: FileArea): string =>
  join(root, isPrivate(area) ? 'private' : 'images', area);

/** Where a file of this name lies. */
export function placeIn(root: string, name: string): string {
  const area = areaOf(name);
  if (!area) throw new Error(`not the name of a file: ${name}`);
  return join(folderOf(root, area), name.slice(`images/${area}/`.length));
}

/** Earlier versions kept private files beside the public ones; they move before anything is served. */
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

/** Nothing is there, another server has just removed it, or nothing can have such a name. */
function orGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && GONE.some((code) => code === error.code)) return null;
  throw error;
}

async function write(path: string, bytes: Uint8Array, isSynced: boolean): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Several servers may draw the same picture; an upload's name is its own.
  const draft = isSynced ? `${path}.part` : `${path}.${randomUUID()}.part`;
  const file = await open(draft, 'wx');
  try {
    await file.writeFile(bytes);
    if (isSynced) await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
