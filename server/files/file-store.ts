import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Incoming, localIncoming } from './incoming.ts';

/** Folders of uploaded pictures. */
const UPLOAD_AREAS = ['feeds', 'profiles', 'reviews', 'claims', 'uploads'] as const;
export type UploadArea = (typeof UPLOAD_AREAS)[number];

const UPLOADED = new RegExp(`^images/(${UPLOAD_AREAS.join('|')})/[\\w.-]+$`);

/** Where the content host's files live; an S3-compatible store can stand behind the same port. */
export type FileStore = {
  /** Folder that `/content/` serves. */
  readonly root: string;
  /** Uploads under way. */
  readonly incoming: Incoming;
  /** Stores bytes under `images/<area>/<random>.<extension>` and returns that object name. */
  save(area: UploadArea, extension: string, bytes: Uint8Array): Promise<string>;
  /** Stores a smaller copy of an object as `<name>-<suffix>.<extension>`. */
  saveBeside(objectName: string, suffix: string, bytes: Uint8Array): Promise<void>;
  /** Removes an object; a missing one is no error. */
  remove(objectName: string): Promise<void>;
  /** Everything in the upload areas that was written longer ago; drafts of a crash and drawn pictures as well. */
  olderThan(ageMs: number): Promise<string[]>;
};

/** Files in a local folder: written beside the target, synced, then renamed into place. */
export function localFileStore(root: string): FileStore {
  return {
    root,
    incoming: localIncoming(`${root}-incoming`),
    async save(area, extension, bytes) {
      const objectName = `images/${area}/${randomUUID()}.${extension}`;
      await writeSynced(join(root, objectName), bytes);
      return objectName;
    },
    async saveBeside(objectName, suffix, bytes) {
      await writeSynced(join(root, besideName(objectName, suffix)), bytes);
    },
    async remove(objectName) {
      if (!UPLOADED.test(objectName)) return;
      await rm(join(root, objectName), { force: true });
    },
    async olderThan(ageMs) {
      // The age of a file is a real one: the clock that QA moves makes nothing old.
      const before = Date.now() - ageMs;
      const areas = await Promise.all(UPLOAD_AREAS.map((area) => filesIn(root, `images/${area}`)));
      const old: string[] = [];
      for (const objectName of areas.flat()) {
        const writtenAt = await stat(join(root, objectName)).then(({ mtimeMs }) => mtimeMs, orGone);
        if (writtenAt !== null && writtenAt < before) old.push(objectName);
      }
      return old;
    },
  };
}

/** `images/feeds/a.webp` with suffix 480 is `images/feeds/a-480.webp`. */
export const besideName = (objectName: string, suffix: string): string =>
  objectName.replace(/(\.\w+)$/, `-${suffix}$1`);

async function filesIn(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder)).catch(orGone);
  return (names ?? []).map((name) => `${folder}/${name}`);
}

/** Nothing was stored there yet, or another server has just removed it. */
function orGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
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
