import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readArchive } from '#server/seed/art/art.ts';
import { PRODUCTS } from '#server/seed/facts/catalogue.ts';
import { FRAMES, HEROES } from '../shoes/heroes.ts';
import { originOf } from '../shoes/origins.ts';

const packed = await readArchive();
const namesIn = (part: string): string[] =>
  [...packed.keys()].filter((path) => path.startsWith(`${part}/`)).map((path) => path.slice(part.length + 1));
/** Bytes of a picture; without it the picture cannot be opened and the test fails. */
const bytesOf = (path: string): Uint8Array => packed.get(path) ?? new Uint8Array();
const SIZE = 160;
const GROUND = 244;
/** The share of two outlines that must not be common: colour, tone and pattern do not count. */
const FLOOR = 0.05;

const filesOf = (slug: string, color: string) =>
  [1, 2, 3, 4, 5, 6].flatMap((view) => {
    const stem = `${slug}-${color}-${view}`;
    const small = view <= 3 ? [160, 320, 480].map((width) => `${stem}-${width}.avif`) : [];
    const list = view === 1 ? [160, 320, 480].map((width) => `${stem}-${width}.webp`) : [];
    return [`${stem}.avif`, ...small, ...list];
  });

/** The outline of a product at the size of a list: true where a pixel is not the ground. */
async function silhouette(slug: string, color: string) {
  const grey = await sharp(bytesOf(`products/${slug}-${color}-1-160.avif`))
    .greyscale()
    .raw()
    .toBuffer();
  return { slug, shoe: [...grey].map((level) => Math.abs(level - GROUND) > 14) };
}

type Side = Awaited<ReturnType<typeof silhouette>>;

/** The share of two outlines that is not common. */
function apart(a: Side, b: Side) {
  let [both, either] = [0, 0];
  a.shoe.forEach((inA, i) => {
    if (inA || b.shoe[i]) either++;
    if (inA && b.shoe[i]) both++;
  });
  return 1 - both / either;
}

// Hundreds of pictures are opened: on a busy machine that takes long.
describe('pictures of the products', { timeout: 60_000 }, () => {
  it('has every file of every product in each of its colours, and no other', () => {
    const wanted = PRODUCTS.flatMap(({ slug, colors }) => colors.flatMap((color) => filesOf(slug, color)));
    const there = namesIn('products');
    expect(wanted.filter((name) => !there.includes(name))).toEqual([]);
    expect(there.filter((name) => !wanted.includes(name))).toEqual([]);
  });

  it('has every frame of the products that can be turned round, in their first colour', () => {
    const wanted = HEROES.flatMap((slug) => {
      const color = PRODUCTS.find((product) => product.slug === slug)?.colors[0];
      return Array.from(
        { length: FRAMES },
        (_, i) => `${slug}-${color}-turn-${String(i + 1).padStart(2, '0')}.avif`,
      );
    });
    expect(namesIn('turns').toSorted()).toEqual(wanted.toSorted());
  });

  it('comes from a model or a banner of the studio, which `npm run pack -- --origins` names', () => {
    expect([...packed.keys()].filter((path) => originOf(path) === null)).toEqual([]);
    expect(originOf('products/gorae-low-WHITE-1-160.avif')).toEqual({
      source: 'studio/shoes/models/sneakers.ts',
      command: 'npm --prefix studio run shoes -- gorae-low:WHITE:1 --again',
    });
    expect(originOf('products/nothing-WHITE-1.avif')).toBeNull();
  });

  it('keeps all committed art within 20 MB, the products within 11', () => {
    const sizeOf = (part: string) =>
      [...packed].reduce((sum, [path, bytes]) => sum + (path.startsWith(part) ? bytes.length : 0), 0);
    expect(sizeOf('')).toBeLessThan(20e6);
    expect(sizeOf('products/')).toBeLessThan(11e6);
  });

  it('tells any two products apart by their outline at 160 pixels', async () => {
    const sides = await Promise.all(PRODUCTS.map(({ slug, colors }) => silhouette(slug, colors[0] ?? '')));
    const alike = sides.flatMap((a, i) =>
      sides.slice(i + 1).flatMap((b) => {
        const far = apart(a, b);
        return far < FLOOR ? [`${a.slug} and ${b.slug}: ${far.toFixed(3)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it('tells any two colours of a product apart by the mean of each channel', async () => {
    const means = await Promise.all(
      PRODUCTS.flatMap(({ slug, colors }) =>
        colors.map(async (color) => {
          const { channels } = await sharp(bytesOf(`products/${slug}-${color}-1-160.avif`)).stats();
          return { slug, mean: channels.map((channel) => channel.mean) };
        }),
      ),
    );
    const same = means.flatMap((a, i) =>
      means.slice(i + 1).filter((b) => {
        const far = a.mean.reduce((sum, level, c) => sum + Math.abs(level - (b.mean[c] ?? 0)), 0);
        return a.slug === b.slug && far < 3;
      }),
    );
    expect(same.map(({ slug }) => slug)).toEqual([]);
  });

  it('stands every shoe on the colour of its tile', async () => {
    for (const { slug, colors } of PRODUCTS) {
      const side = bytesOf(`products/${slug}-${colors[0]}-1-160.avif`);
      const ground = await sharp(side)
        .extract({ left: 0, top: 148, width: SIZE, height: 12 })
        .removeAlpha()
        .raw()
        .toBuffer();
      const off = ground.reduce((sum, level) => sum + Math.abs(level - GROUND), 0) / ground.length;
      expect(off, slug).toBeLessThan(1.5);
    }
  });
});
