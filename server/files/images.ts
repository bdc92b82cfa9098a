import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureKind,
  type PictureWidth,
  variantAddress,
  variantAddresses,
} from '#domain/kit/picture-variants.ts';
import { bounded } from '../kit/bounded.ts';
import type { FileStore, ReceivedFile, UploadArea } from '../kit/ports/file-store.ts';
import { isPrivate, newName } from './object-name.ts';
import { encodeAs, encodeSent, inWidth, type Sides } from './pixels.ts';

/** A re-encoded picture in the content store, with the size that pages reserve for it. */
export type StoredPicture = { objectName: string; width: number; height: number };

type Kinds = { widths: readonly PictureWidth[]; formats: readonly PictureFormat[] };
const PUBLIC_KINDS: Kinds = { widths: PICTURE_WIDTHS, formats: PICTURE_FORMATS };
/** Private pictures that have an address have one small size. */
const PRIVATE_KINDS: Kinds = { widths: [480], formats: ['webp'] };
/** Longest side of a paper, in pixels. */
const PAPER_SIDE = 2_400;

/** Memory stays bounded however many pictures arrive. */
const decoding = bounded(2, 40);

/**
 * Decodes an upload and stores fresh files: a WebP of at most 1280 px and its variants. Nothing of the sent bytes, and
 * none of their metadata, is kept. With `sides` it is cut to them from its middle.
 */
export async function storePicture(
  files: FileStore,
  area: UploadArea,
  { path }: ReceivedFile,
  sides?: Sides,
): Promise<StoredPicture> {
  const kinds = isPrivate(area) ? PRIVATE_KINDS : PUBLIC_KINDS;
  const { data, info, variants } = await decoding(() => encode(path, kinds, sides));
  const objectName = newName(area, 'webp');
  await files.put(objectName, data);
  for (const { width, format, bytes } of variants)
    await files.put(variantAddress(objectName, width, format), bytes, { redrawable: !isPrivate(area) });
  return { objectName, width: info.width, height: info.height };
}

async function encode(path: string, { widths, formats }: Kinds, sides?: Sides) {
  const { data, info } = await encodeSent(path, sides);
  const variants: (PictureKind & { bytes: Buffer })[] = [];
  for (const width of widths) {
    const pixels = await inWidth(data, width);
    for (const format of formats) {
      // In a width that the picture does not have it is the same as in the one before.
      const same = variants.find((made) => made.format === format && made.width >= info.width);
      variants.push({ width, format, bytes: same?.bytes ?? (await encodeAs(pixels, format)) });
    }
  }
  return { data, info, variants };
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
