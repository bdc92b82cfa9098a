import type { FileStore, UploadArea } from './file-store.ts';
import { removePicture, type StoredPicture, storePicture } from './images.ts';

/** Stores pictures one after the other; when one is refused, those before it go again. */
export async function storeAll(
  files: FileStore,
  area: UploadArea,
  pictures: readonly Uint8Array[],
): Promise<StoredPicture[]> {
  const stored: StoredPicture[] = [];
  try {
    for (const bytes of pictures) stored.push(await storePicture(files, area, bytes));
  } catch (error) {
    await removeAll(files, stored);
    throw error;
  }
  return stored;
}

/** Removes pictures that no row names. */
export async function removeAll(files: FileStore, pictures: readonly StoredPicture[]): Promise<void> {
  for (const { objectName } of pictures) await removePicture(files, objectName);
}

/** Runs `work`; when it fails, the pictures it was to name go again. */
export async function keepIfDone<T>(
  files: FileStore,
  pictures: readonly StoredPicture[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await removeAll(files, pictures);
    throw error;
  }
}
