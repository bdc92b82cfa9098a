import type { Context } from '../kit/context.ts';
import type { FileStore, ReceivedFile, UploadArea } from '../kit/ports/file-store.ts';
import { removeUpload, type StoredPicture, storePicture } from './images.ts';
import { provesRollback } from './proves-rollback.ts';

/** Stores pictures one after the other; if one is refused the earlier ones are deleted. */
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

/** Deletes files that no row refers to. */
export async function removeAll(files: FileStore, names: readonly string[]): Promise<void> {
  for (const name of names) await removeUpload(files, name);
}

type Named = Pick<StoredPicture, 'objectName'>;

/** Returns the object names of pictures. */
export const namesOf = (pictures: readonly Named[]): string[] => pictures.map(({ objectName }) => objectName);

/**
 * Runs `work` and deletes the files if its transaction was definitely rolled back. After any other
 * failure a row may refer to them; the job for orphaned pictures deletes them if not.
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
