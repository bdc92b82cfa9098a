import { describe, expect, it } from 'vitest';
import { readArchive } from '#server/seed/art/art.ts';
import { PRODUCTS } from '#server/seed/facts/catalogue.ts';

const packed = await readArchive();

const filesOf = (slug: string, color: string) =>
  [1, 2, 3, 4, 5, 6].flatMap((view) => {
    const stem = `products/${slug}-${color}-${view}`;
    const small = view <= 3 ? [160, 320, 480].map((width) => `${stem}-${width}.avif`) : [];
    const list = view === 1 ? [160, 320, 480].map((width) => `${stem}-${width}.webp`) : [];
    return [`${stem}.avif`, ...small, ...list];
  });

describe('product pictures', () => {
  it('have every file of every product in each colour, and no other', () => {
    const wanted = PRODUCTS.flatMap(({ slug, colors }) => colors.flatMap((color) => filesOf(slug, color)));
    expect([...packed.keys()].filter((path) => path.startsWith('products/')).toSorted()).toEqual(
      wanted.toSorted(),
    );
  });

  it('have a feed picture, its small one, and a review picture of every colour', () => {
    const worn = PRODUCTS.flatMap(({ slug, colors }) =>
      colors.flatMap((color) => [
        `feeds/${slug}-${color}-1.avif`,
        `feeds/${slug}-${color}-1-320.avif`,
        `reviews/${slug}-${color}-2.avif`,
      ]),
    );
    expect(worn.filter((path) => !packed.has(path))).toEqual([]);
  });

  it('are within 11 MB, and all art within 20 MB', () => {
    const sizeOf = (part: string) =>
      [...packed].reduce((sum, [path, bytes]) => sum + (path.startsWith(part) ? bytes.length : 0), 0);
    expect(sizeOf('')).toBeLessThan(20e6);
    expect(sizeOf('products/')).toBeLessThan(11e6);
  });
});
