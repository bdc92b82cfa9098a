import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the content host's files live; an S3-compatible store can stand behind the same port. */
export type FileStore = {
  /** Folder that `/content/` serves. */
  readonly root: string;
  /** Stores bytes under `images/<area>/<random>.<extension>` and returns that object name. */
  save(area: 'feeds' | 'profiles', extension: string, bytes: Uint8Array): Promise<string>;
  /** Removes an object; a missing one is no error. */
  remove(objectName: string): Promise<void>;
};

/** Files in a local folder: written beside the target, synced, then renamed into place. */
export function localFileStore(root: string): FileStore {
  return {
    root,
    async save(area, extension, bytes) {
      const objectName = `images/${area}/${randomUUID()}.${extension}`;
      await writeSynced(join(root, objectName), bytes);
      return objectName;
    },
    async remove(objectName) {
      if (!/^images\/(feeds|profiles)\/[\w.-]+$/.test(objectName)) return;
      await rm(join(root, objectName), { force: true });
    },
  };
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.part`;
  const file = await open(draft, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
