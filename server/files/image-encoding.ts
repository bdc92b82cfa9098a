import sharp, { type CreateRaw, type OutputInfo, type Sharp } from 'sharp';
import type { PictureFormat, PictureWidth } from '#domain/kit/pictures/picture-variants.ts';
import { ShopError } from '../kit/shop-error.ts';

const MAX_PIXELS = 25_000_000;
const FORMATS = ['jpeg', 'png', 'webp'];

// Uploads are read from their file, where only three decoders are enabled whatever the bytes claim.
// Drawings and renderings are read from memory, which only receives the shop's own files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});

export type Encoded = { data: Buffer; info: OutputInfo };

/** Largest width and height, and the aspect ratio. */
export type Sides = { width: number; height: number };

/** Returns the size of the largest crop in these proportions, never enlarged. */
function fitted({ width, height }: Sides, most: Sides): Sides {
  const scale = Math.min(1, width / most.width, height / most.height);
  return {
    width: Math.max(1, Math.round(most.width * scale)),
    height: Math.max(1, Math.round(most.height * scale)),
  };
}

// The default effort of 4 takes twice as long and saves a twentieth
// (docs/decisions/172-variants-by-a-job.md).
const KEPT = { quality: 82, effort: 2 };

/**
 * Re-encodes an upload as upright WebP of at most 1280 px (or `most`), or cropped to `sides`.
 * Throws for anything but a complete JPEG, PNG or WebP.
 */
export async function encodeSent(path: string, sides?: Sides, most = 1280): Promise<Encoded> {
  try {
    const { format, width, height, autoOrient } = await sharp(path).metadata();
    if (!FORMATS.includes(format) || width * height > MAX_PIXELS) throw new ShopError('INVALID_FILE_FORMAT');
    return await sharp(path, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize(
        sides
          ? { ...fitted(autoOrient, sides), fit: 'cover' }
          : { width: most, height: most, fit: 'inside', withoutEnlargement: true },
      )
      .webp(KEPT)
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof ShopError) throw error;
    throw new ShopError('INVALID_FILE_FORMAT', [], { cause: error });
  }
}

// The next effort takes twice as long and saves a fortieth (docs/decisions/062-variants.md).
const AVIF = { quality: 45, effort: 2, chromaSubsampling: '4:2:0' };
const ENCODERS: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif(AVIF),
  webp: (picture) => picture.webp({ quality: 80 }),
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
};

/** Decoded picture in one width. */
export type Pixels = { data: Buffer; raw: CreateRaw };

/** Decodes a stored picture in one width, never enlarged. */
export async function inWidth(stored: Buffer, width: PictureWidth): Promise<Pixels> {
  const { data, info } = await sharp(stored, { limitInputPixels: MAX_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Encodes deterministically: equal pixels give equal bytes. */
export const encodeAs = ({ data, raw }: Pixels, format: PictureFormat): Promise<Buffer> =>
  ENCODERS[format](sharp(data, { raw })).toBuffer();
