import sharp from 'sharp';
import { bounded } from '../kit/bounded.ts';
import type { FileStore, ReceivedFile, UploadArea } from '../kit/ports/file-store.ts';
import { ShopError } from '../kit/shop-error.ts';
import { besideName, newName } from './object-name.ts';

/** A re-encoded picture in the content store, with the size that pages reserve for it. */
export type StoredPicture = { objectName: string; width: number; height: number };

const MAX_PIXELS = 25_000_000;
const SMALL = '480';
const FORMATS = ['jpeg', 'png', 'webp'];

// Only the three accepted formats can reach a decoder, no matter what the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadWebpBuffer',
  ],
});

/** Memory stays bounded however many pictures arrive. */
const decoding = bounded(2, 40);

/**
 * Decodes an upload and stores fresh WebP files (1280 px and 480 px): nothing of the sent bytes,
 * and none of its metadata, is kept. Refuses everything that is not a whole JPEG, PNG or WebP.
 */
export async function storePicture(
  files: FileStore,
  area: UploadArea,
  { path }: ReceivedFile,
): Promise<StoredPicture> {
  const { large, small } = await decoding(() => encode(path));
  const objectName = newName(area, 'webp');
  await files.put(objectName, large.data);
  await files.put(besideName(objectName, SMALL), small.data);
  return { objectName, width: large.info.width, height: large.info.height };
}

/** Object name of the upload that a stored file belongs to: itself, its small copy, or a draft of either. */
export const pictureOf = (file: string): string | null => {
  const [, name] = /^(images\/\w+\/[0-9a-f-]{36})(?:-480)?\.webp(?:\.part)?$/.exec(file) ?? [];
  return name ? `${name}.webp` : null;
};

/** Removes an uploaded picture and its small copy; drawn pictures are shared and stay. */
export async function removePicture(files: FileStore, objectName: string): Promise<void> {
  if (pictureOf(objectName) !== objectName) return;
  await files.remove(objectName);
  await files.remove(besideName(objectName, SMALL));
}

async function encode(path: string) {
  try {
    const { format, width, height } = await sharp(path).metadata();
    if (!FORMATS.includes(format) || width * height > MAX_PIXELS) throw new ShopError('INVALID_FILE_FORMAT');
    const large = await resized(path, 1280);
    return { large, small: await resized(large.data, 480) };
  } catch (error) {
    if (error instanceof ShopError) throw error;
    throw new ShopError('INVALID_FILE_FORMAT', [], { cause: error });
  }
}

const resized = (input: string | Uint8Array, side: number) =>
  sharp(input, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
