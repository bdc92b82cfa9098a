/** Widths in pixels that a stored picture can be fetched in; a smaller one answers in its own width. */
export const PICTURE_WIDTHS = [160, 320, 480, 800] as const;
/** Kinds that it can be fetched in, the smallest files first; every browser reads the last one. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
/** Areas whose pictures have variants: those that anybody may fetch and that screens show. */
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
/** A picture, named without its ending, in one width and format. */
export type PictureVariant = PictureKind & { stem: string };

/** Uploads, drawings and rendered pictures, as a row names them or as the wire carries them. */
const STORED = new RegExp(`^/?(content/)?images/(${PICTURE_AREAS.join('|')})/[\\w-]+\\.(svg|webp|avif)$`);

/** Whether a stored address has variants: not one elsewhere, a preview, a private picture or a drawing of the page itself. */
export const hasVariants = (stored: string): boolean => STORED.test(stored);

/** `…/a.svg` in 480 and avif is `…/a-480.avif`. */
export const variantAddress = (address: string, width: PictureWidth, format: PictureFormat): string =>
  address.replace(/\.\w+$/, `-${width}.${format}`);

/** Every width in every format. */
export const pictureKinds = (): readonly PictureKind[] =>
  PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => ({ width, format })));

/** The names of all variants. */
export const variantAddresses = (address: string): readonly string[] =>
  pictureKinds().map(({ width, format }) => variantAddress(address, width, format));

/** All widths of one format, in the words of `srcset`. */
export const variantSet = (address: string, format: PictureFormat): string =>
  PICTURE_WIDTHS.map((width) => `${variantAddress(address, width, format)} ${width}w`).join(', ');

/** The narrowest variant that fills so many pixels, or the widest there is. */
export const widthFor = (pixels: number): PictureWidth =>
  PICTURE_WIDTHS.find((width) => width >= pixels) ?? 800;

/** What an object name asks for; null where it names no variant. A variant has none itself. */
export function variantOf(name: string): PictureVariant | null {
  const [, stem = '', area, side, ending] = /^(images\/(\w+)\/[\w-]+)-(\d+)\.(\w+)$/.exec(name) ?? [];
  const isPicture = PICTURE_AREAS.some((one) => one === area);
  const width = PICTURE_WIDTHS.find((one) => String(one) === side);
  const format = PICTURE_FORMATS.find((one) => one === ending);
  const isVariant = PICTURE_WIDTHS.some((one) => stem.endsWith(`-${one}`));
  return isPicture && width && format && !isVariant ? { stem, width, format } : null;
}
