import { buffer } from 'node:stream/consumers';
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
  variantAddress,
} from '#domain/kit/pictures/picture-variants.ts';
import type { FileStore } from '../kit/ports/file-store.ts';
import { encodeAs, inWidth } from './image-encoding.ts';
import { removeUpload } from './images.ts';

/**
 * Creates the missing variants of an upload one after the other, so that a retry only adds missing
 * ones. Leaves no variant of an upload that was deleted meanwhile.
 */
export async function makeVariants(files: FileStore, objectName: string): Promise<void> {
  const file = await files.read(objectName);
  if (file) await makeMissing(files, objectName, await buffer(file.body));
  if (!(await files.has(objectName))) await removeUpload(files, objectName);
}

async function makeMissing(files: FileStore, objectName: string, stored: Buffer): Promise<void> {
  /**
   * Encoded pictures by actual width and format, as a narrow upload has equal bytes in several
   * widths.
   */
  const made = new Map<string, Buffer>();
  for (const width of PICTURE_WIDTHS) {
    const missing = await missingFormats(files, objectName, width);
    if (missing.length === 0) continue;
    const pixels = await inWidth(stored, width);
    for (const format of missing) {
      const key = `${pixels.raw.width} ${format}`;
      const bytes = made.get(key) ?? (await encodeAs(pixels, format));
      made.set(key, bytes);
      await files.put(variantAddress(objectName, width, format), bytes, { redrawable: true });
    }
  }
}

async function missingFormats(
  files: FileStore,
  objectName: string,
  width: PictureWidth,
): Promise<PictureFormat[]> {
  const missing: PictureFormat[] = [];
  for (const format of PICTURE_FORMATS)
    if (!(await files.has(variantAddress(objectName, width, format)))) missing.push(format);
  return missing;
}
