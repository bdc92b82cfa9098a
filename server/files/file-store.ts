import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, UPLOAD_AREAS } from '../kit/ports/file-store.ts';
import { localIncoming } from './incoming.ts';

const UPLOADED = new RegExp(`^images/(${UPLOAD_AREAS.join('|')})/[\\w.-]+$`);

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
