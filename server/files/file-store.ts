import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Folders of uploaded pictures. */
export type UploadArea = 'feeds' | 'profiles' | 'reviews' | 'claims';

/** Where the content host's files live; an S3-compatible store can stand behind the same port. */
export type FileStore = {
  /** Folder that `/content/` serves. */
  readonly root: string;
  /** Stores bytes under `images/<area>/<random>.<extension>` and returns that object name. */
  save(area: UploadArea, extension: string, bytes: Uint8Array): Promise<string>;
  /** Stores a smaller copy of an object as `<name>-<suffix>.<extension>`. */
  saveBeside(objectName: string, suffix: string, bytes: Uint8Array): Promise<void>;
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
    async saveBeside(objectName, suffix, bytes) {
      await writeSynced(join(root, besideName(objectName, suffix)), bytes);
    },
    async remove(objectName) {
      if (!/^images\/(feeds|profiles|reviews)\/[\w.-]+$/.test(objectName)) return;
      await rm(join(root, objectName), { force: true });
    },
  };
}

/** `images/feeds/a.webp` with suffix 480 is `images/feeds/a-480.webp`. */
export const besideName = (objectName: string, suffix: string): string =>
  objectName.replace(/(\.\w+)$/, `-${suffix}$1`);

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
