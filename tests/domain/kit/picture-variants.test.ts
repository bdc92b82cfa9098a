import { describe, expect, it } from 'vitest';
import {
  hasVariants,
  PICTURE_AREAS,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  variantAddress,
  variantOf,
  variantSet,
  widthFor,
} from '#domain/kit/pictures/picture-variants.ts';
import { PRIVATE_AREAS, PUBLIC_AREAS } from '#server/kit/ports/file-store.ts';

const UPLOAD = 'images/feeds/0b54ff1a-8b7e-4a3f-9d11-2f1f8a3c9e77.webp';

describe('picture variants', () => {
  it.each([UPLOAD, `/content/${UPLOAD}`, `/${UPLOAD}`, 'images/products/air-BLACK-1.svg'])(
    'hasVariants is true for %s',
    (stored) => expect(hasVariants(stored)).toBe(true),
  );

  it.each([
    '',
    'https://elsewhere.test/images/feeds/a.webp',
    '//elsewhere.test/images/feeds/a.webp',
    'data:image/webp;base64,AAAA',
    'blob:http://localhost/images/feeds/a.webp',
    'images/claims/a.webp',
    '/content/images/claims/a.webp?until=1&sign=x',
    'images/common/no-image.png',
    '/images/badges/first.svg',
    '/images/profile-placeholder.svg',
    'images/feeds/../claims/a.webp',
    'images/feeds/a b.webp',
    'images/feeds/a,b.webp',
    'images/feeds/a.gif',
    'x/images/feeds/a.webp',
  ])('hasVariants is false for %j', (stored) => expect(hasVariants(stored)).toBe(false));

  it('variantAddress is made of the picture, the width and the format', () => {
    expect(variantAddress('images/products/air-BLACK-1.svg', 480, 'avif')).toBe(
      'images/products/air-BLACK-1-480.avif',
    );
    expect(variantSet('//cdn.test/images/feeds/a.webp', 'webp')).toBe(
      '//cdn.test/images/feeds/a-160.webp 160w, //cdn.test/images/feeds/a-320.webp 320w, //cdn.test/images/feeds/a-480.webp 480w, //cdn.test/images/feeds/a-800.webp 800w',
    );
  });

  it.each([
    [68, 160],
    [160, 160],
    [161, 320],
    [400, 480],
    [801, 800],
  ])('widthFor %i pixels is %i', (pixels, width) => expect(widthFor(pixels)).toBe(width));

  it('variantOf parses exactly the names that variantAddress makes', () => {
    for (const width of PICTURE_WIDTHS)
      for (const format of PICTURE_FORMATS)
        expect(variantOf(variantAddress(UPLOAD, width, format))).toEqual({
          stem: UPLOAD.slice(0, -'.webp'.length),
          width,
          format,
        });
  });

  it.each([
    UPLOAD,
    'images/feeds/a-481.avif',
    'images/feeds/a-0480.avif',
    'images/feeds/a-480.png',
    'images/feeds/a-480.avif\n',
    'images/feeds/a-480.AVIF',
    'images/feeds/a-480.webp.part',
    'images/feeds/a-480-160.avif',
    'images/feeds/../claims/a-480.avif',
    'images/feeds/b/a-480.avif',
    'images/feeds/.a-480.avif',
    'images/claims/a-480.avif',
    'images/common/no-image-480.avif',
    'images/constructor/a-480.avif',
    'x/images/feeds/a-480.avif',
    'images/feeds/-480.avif',
  ])('variantOf is null for the name %j', (name) => expect(variantOf(name)).toBeNull());

  it('PICTURE_AREAS have every public area except the static one, and no private area', () => {
    expect([...PICTURE_AREAS, 'common'].sort()).toEqual([...PUBLIC_AREAS].sort());
    expect(PRIVATE_AREAS.filter((area) => hasVariants(`images/${area}/a.webp`))).toEqual([]);
  });
});
