import type { Context } from '../kit/context.ts';
import type { FileStore, ReceivedFile, UploadArea } from '../kit/ports/file-store.ts';
import { removeUpload, type StoredPicture, storePicture } from './images.ts';
import { provesRollback } from './proves-rollback.ts';

/** Stores pictures one after the other; when one is refused, those before it go again. */
export async function storeAll(
  ports: Pick<Context, 'db' | 'clock' | 'files' | 'jobs'>,
  area: UploadArea,
  pictures: readonly ReceivedFile[],
): Promise<StoredPicture[]> {
  const stored: StoredPicture[] = [];
  try {
    for (const picture of pictures) stored.push(await storePicture(ports, area, picture));
  } catch (error) {
    await removeAll(ports.files, namesOf(stored));
    throw error;
  }
  return stored;
}

/** Removes files that no row names any more. */
export async function removeAll(files: FileStore, names: readonly string[]): Promise<void> {
  for (const name of names) await removeUpload(files, name);
}

type Named = Pick<StoredPicture, 'objectName'>;

/** What rows call these pictures. */
export const namesOf = (pictures: readonly Named[]): string[] => pictures.map(({ objectName }) => objectName);

/**
 * Runs `work`; when its transaction was surely undone, the files it was to name go again. After any other failure a
 * row may name them: if none does, the sweep of unnamed pictures takes them.
 */
export async function keepIfDone<T>(
  files: FileStore,
  pictures: readonly Named[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (provesRollback(error)) await removeAll(files, namesOf(pictures));
    throw error;
  }
}
