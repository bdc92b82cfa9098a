/** Widths in pixels of the variants of a picture; a smaller picture is not enlarged. */
export const PICTURE_WIDTHS = [160, 320, 480, 800] as const;
/** Formats of the variants, smallest files first; every browser supports the last one. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
/** Folders whose pictures have variants: public pictures that screens show. */
export const PICTURE_AREAS = [
  'events',
  'feeds',
  'products',
  'profiles',
  'reviews',
  'stores',
  'uploads',
] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export type PictureKind = { width: PictureWidth; format: PictureFormat };
/** Variant of a picture: name without extension, width and format. */
export type PictureVariant = PictureKind & { stem: string };

/** Matches uploads, drawings and rendered pictures, as stored or as sent by the API. */
const STORED = new RegExp(`^/?(content/)?images/(${PICTURE_AREAS.join('|')})/[\\w-]+\\.(svg|webp|avif)$`);

/**
 * Returns whether a stored picture has variants; false for other hosts, previews, private pictures
 * and static drawings.
 */
export const hasVariants = (stored: string): boolean => STORED.test(stored);

/** Returns the address of a variant: `…/a.svg` in 480 and avif is `…/a-480.avif`. */
export const variantAddress = (address: string, width: PictureWidth, format: PictureFormat): string =>
  address.replace(/\.\w+$/, `-${width}.${format}`);

/** Returns all combinations of width and format. */
export const pictureKinds = (): readonly PictureKind[] =>
  PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => ({ width, format })));

/** Returns the addresses of all variants. */
export const variantAddresses = (address: string): readonly string[] =>
  pictureKinds().map(({ width, format }) => variantAddress(address, width, format));

/** Returns the `srcset` of one format with all widths. */
export const variantSet = (address: string, format: PictureFormat): string =>
  PICTURE_WIDTHS.map((width) => `${variantAddress(address, width, format)} ${width}w`).join(', ');

/** Returns the narrowest variant width of at least `pixels`, or the widest one. */
export const widthFor = (pixels: number): PictureWidth =>
  PICTURE_WIDTHS.find((width) => width >= pixels) ?? 800;

/** Parses the object name of a variant; null for any other name. A variant has no variants. */
export function variantOf(name: string): PictureVariant | null {
  const [, stem = '', area, side, ending] = /^(images\/(\w+)\/[\w-]+)-(\d+)\.(\w+)$/.exec(name) ?? [];
  const isPicture = PICTURE_AREAS.some((one) => one === area);
  const width = PICTURE_WIDTHS.find((one) => String(one) === side);
  const format = PICTURE_FORMATS.find((one) => one === ending);
  const isVariant = PICTURE_WIDTHS.some((one) => stem.endsWith(`-${one}`));
  return isPicture && width && format && !isVariant ? { stem, width, format } : null;
}
