import { buffer } from 'node:stream/consumers';
import { type FileStore, type ListedFile, PRIVATE_AREAS, PUBLIC_AREAS } from '../kit/ports/file-store.ts';

/** Files copied concurrently; each is in memory. */
const PARALLEL = 16;
/** Matches drafts, which a crash leaves in a folder. */
const DRAFT = /\.part$/;

/** Numbers of files that were copied, and that were there already. */
export type CopiedFiles = { copied: number; present: number };

/**
 * Copies the files of all areas into another store. A file of the same name and size is taken as
 * copied, as files never change under their name: after an interruption only the rest is copied.
 * `note` is called with the numbers so far.
 */
export async function copyFiles(
  from: FileStore,
  to: FileStore,
  note: (so: CopiedFiles) => void,
): Promise<CopiedFiles> {
  const so = { copied: 0, present: 0 };
  for (const area of [...PUBLIC_AREAS, ...PRIVATE_AREAS]) {
    const held = new Map((await to.list(area)).map(({ name, size }) => [name, size]));
    const files = (await from.list(area)).filter(({ name }) => !DRAFT.test(name));
    const missing = files.filter(({ name, size }) => held.get(name) !== size);
    so.present += files.length - missing.length;
    for (let start = 0; start < missing.length; start += PARALLEL) {
      const batch = missing.slice(start, start + PARALLEL);
      // All of a batch are waited for, so that nothing is still written after an error.
      const done = await Promise.allSettled(batch.map((file) => copyOne(from, to, file)));
      so.copied += done.filter((one) => one.status === 'fulfilled' && one.value).length;
      note({ ...so });
      const failed = done.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
    }
  }
  return so;
}

/** Returns false if the file was deleted meanwhile. */
async function copyOne(from: FileStore, to: FileStore, { name }: ListedFile): Promise<boolean> {
  const file = await from.read(name);
  if (!file) return false;
  await to.put(name, await buffer(file.body));
  return true;
}
