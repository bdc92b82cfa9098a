import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureKind,
  variantAddress,
  variantAddresses,
} from '#domain/kit/pictures/picture-variants.ts';
import { bounded } from '../kit/bounded-queue.ts';
import type { Context } from '../kit/context.ts';
import type { FileStore, ReceivedFile, UploadArea } from '../kit/ports/file-store.ts';
import { FileStoreUnavailable } from './file-store-unavailable.ts';
import { encodeAs, encodeSent, inWidth, type Sides } from './image-encoding.ts';
import { isPrivate, newName } from './object-name.ts';

/** Re-encoded picture in the store, with its size for layout. */
export type StoredPicture = { objectName: string; width: number; height: number };

type Ports = Pick<Context, 'db' | 'clock' | 'jobs'> & { files: FileStore };

/** Private pictures have one small variant, stored with them. */
const PRIVATE_KIND: PictureKind = { width: 480, format: 'webp' };
/** Longest side of a document in pixels. */
const PAPER_SIDE = 2_400;

/** Concurrent decodings, which bounds the memory. */
const decoding = bounded(2, 40);

/**
 * Decodes an upload and stores it as a new WebP of at most 1280 px, without any of its bytes or
 * metadata. With `sides` it is cropped to its centre. A private picture is stored with its small
 * variant; a job creates the variants of any other, enqueued before a row can refer to the picture.
 */
export async function storePicture(
  ports: Ports,
  area: UploadArea,
  { path }: ReceivedFile,
  sides?: Sides,
): Promise<StoredPicture> {
  const { files } = ports;
  const { data, info, small } = await decoding(() => encode(path, isPrivate(area), sides));
  const objectName = newName(area, 'webp');
  await files.put(objectName, data);
  if (small) await files.put(variantAddress(objectName, PRIVATE_KIND.width, PRIVATE_KIND.format), small);
  else await sendVariantsJob(ports, objectName);
  return { objectName, width: info.width, height: info.height };
}

async function encode(path: string, hasSmall: boolean, sides?: Sides) {
  const sent = await encodeSent(path, sides);
  const { width, format } = PRIVATE_KIND;
  return { ...sent, small: hasSmall ? await encodeAs(await inWidth(sent.data, width), format) : null };
}

/** Deletes the file if its job could not be enqueued, as the caller has no name to delete it by. */
async function sendVariantsJob({ db, clock, files, jobs }: Ports, objectName: string): Promise<void> {
  try {
    await jobs.send(db, 'make-variants', { objectName }, { dueAt: clock.now(), key: objectName });
  } catch (error) {
    await files.remove(objectName);
    throw error;
  }
}

/** Encodes a document picture as WebP with legible small print. */
export const encodeDocumentImage = async (path: string): Promise<Buffer> =>
  (await decoding(() => encodeSent(path, undefined, PAPER_SIDE))).data;

const NAME = '(images/\\w+/[0-9a-f-]{36})';
const DRAFT = '(?:(?:\\.[0-9a-f-]{36})?\\.part)?';
const OWN_PICTURE = new RegExp(
  `^${NAME}(?:-(?:${PICTURE_WIDTHS.join('|')}))?\\.(?:${PICTURE_FORMATS.join('|')})${DRAFT}$`,
);
const OWN_PAPER = new RegExp(`^${NAME}\\.pdf${DRAFT}$`);

/**
 * Returns the object name of the upload that a stored file belongs to: itself, a variant, or a
 * draft of either; null if none.
 */
export const uploadOf = (file: string): string | null => {
  const [, picture] = OWN_PICTURE.exec(file) ?? [];
  const [, paper] = OWN_PAPER.exec(file) ?? [];
  return picture ? `${picture}.webp` : paper ? `${paper}.pdf` : null;
};

/**
 * Deletes an upload with its variants; drawings are shared and kept. Its row is gone already, so that
 * a storage that does not answer fails no request: the sweep of pictures deletes the files later.
 */
export async function removeUpload(files: FileStore, objectName: string): Promise<void> {
  if (uploadOf(objectName) !== objectName) return;
  try {
    // The original is deleted first, so that no variant is derived from it afterwards.
    await files.remove(objectName);
    for (const name of variantAddresses(objectName)) await files.remove(name);
  } catch (error) {
    if (!(error instanceof FileStoreUnavailable)) throw error;
  }
}
