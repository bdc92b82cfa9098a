import type { Context } from '../kit/context.ts';
import type { ReceivedFile, UploadArea } from '../kit/ports/file-store.ts';
import { storePicture } from './images.ts';
import { keepIfDone } from './picture-set.ts';
import { insertUpload } from './upload-store.ts';

/**
 * Stores a picture that nothing refers to yet with its owner; the file is deleted if the row could not
 * be written. Returns the id of the upload and the object name.
 */
export async function keepUpload(
  context: Pick<Context, 'db' | 'clock' | 'files' | 'jobs'>,
  area: UploadArea,
  userId: number,
  picture: ReceivedFile,
): Promise<{ id: number; objectName: string }> {
  const { db, clock, files } = context;
  const stored = await storePicture(context, area, picture);
  const { objectName } = stored;
  const { id } = await keepIfDone(files, [stored], () =>
    insertUpload(db, { userId, file: objectName }, clock.now()),
  );
  return { id, objectName };
}
