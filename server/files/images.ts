import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureKind,
  variantAddress,
  variantAddresses,
} from '#domain/kit/pictures/picture-variants.ts';
import { bounded } from '../kit/bounded.ts';
import type { Context } from '../kit/context.ts';
import type { FileStore, ReceivedFile, UploadArea } from '../kit/ports/file-store.ts';
import { isPrivate, newName } from './object-name.ts';
import { encodeAs, encodeSent, inWidth, type Sides } from './pixels.ts';

/** A re-encoded picture in the content store, with the size that pages reserve for it. */
export type StoredPicture = { objectName: string; width: number; height: number };

type Ports = Pick<Context, 'db' | 'clock' | 'jobs'> & { files: FileStore };

/** Private pictures that have an address have one small size, which no job makes. */
const PRIVATE_KIND: PictureKind = { width: 480, format: 'webp' };
/** Longest side of a paper, in pixels. */
const PAPER_SIDE = 2_400;

/** Memory stays bounded however many pictures arrive. */
const decoding = bounded(2, 40);

/**
 * Decodes an upload and stores it as a fresh WebP of at most 1280 px. Nothing of the sent bytes, and none of their
 * metadata, is kept. With `sides` it is cut to them from its middle. A private picture is stored with its one small
 * size; the variants of any other are made by a job, which is written before a row can name the picture.
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

/** A file whose job could not be written goes again: its caller knows no name by which to remove it. */
async function sendVariantsJob({ db, clock, files, jobs }: Ports, objectName: string): Promise<void> {
  try {
    await jobs.send(db, 'make-variants', { objectName }, { dueAt: clock.now(), key: objectName });
  } catch (error) {
    await files.remove(objectName);
    throw error;
  }
}

/** A sent paper as fresh WebP in which small print can be read; of a picture of the shop nothing is that large. */
export const encodePaper = async (path: string): Promise<Buffer> =>
  (await decoding(() => encodeSent(path, undefined, PAPER_SIDE))).data;

const NAME = '(images/\\w+/[0-9a-f-]{36})';
const DRAFT = '(?:(?:\\.[0-9a-f-]{36})?\\.part)?';
const OWN_PICTURE = new RegExp(
  `^${NAME}(?:-(?:${PICTURE_WIDTHS.join('|')}))?\\.(?:${PICTURE_FORMATS.join('|')})${DRAFT}$`,
);
const OWN_PAPER = new RegExp(`^${NAME}\\.pdf${DRAFT}$`);

/** Object name of the upload that a stored file belongs to: itself, a variant, or a draft of either. */
export const uploadOf = (file: string): string | null => {
  const [, picture] = OWN_PICTURE.exec(file) ?? [];
  const [, paper] = OWN_PAPER.exec(file) ?? [];
  return picture ? `${picture}.webp` : paper ? `${paper}.pdf` : null;
};

/** Removes an uploaded file and its variants; drawn pictures are shared and stay. */
export async function removeUpload(files: FileStore, objectName: string): Promise<void> {
  if (uploadOf(objectName) !== objectName) return;
  // The picture first: from then on no variant is derived from it.
  await files.remove(objectName);
  for (const name of variantAddresses(objectName)) await files.remove(name);
}
