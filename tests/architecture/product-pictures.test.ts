import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '#server/seed/catalogue.ts';

const ART = fileURLToPath(new URL('../../server/seed/art/', import.meta.url));
const SIZE = 160;
const GROUND = 244;
/** Share of two shoes' common ground that must differ in shape, or else levels by which they differ inside it. */
const SHAPE_FLOOR = 0.03;
const TONE_FLOOR = 6;

const filesOf = (slug: string, color: string) =>
  [1, 2, 3, 4, 5, 6].flatMap((view) => {
    const stem = `${slug}-${color}-${view}`;
    const small = view <= 3 ? [160, 320, 480].map((width) => `${stem}-${width}.avif`) : [];
    const list = view === 1 ? [160, 320, 480].map((width) => `${stem}-${width}.webp`) : [];
    return [`${stem}.avif`, ...small, ...list];
  });

async function silhouette(slug: string, color: string) {
  const file = `${ART}products/${slug}-${color}-1-160.avif`;
  const grey = await sharp(file).greyscale().raw().toBuffer();
  return { slug, grey, mask: grey.map((level) => (Math.abs(level - GROUND) > 14 ? 1 : 0)) };
}

type Side = Awaited<ReturnType<typeof silhouette>>;

/** How far two side views differ: in the share of their shape, and in tone where both have shoe. */
function apart(a: Side, b: Side) {
  let [both, either, tone] = [0, 0, 0];
  for (let i = 0; i < a.mask.length; i++) {
    const inA = a.mask[i] ?? 0;
    const inB = b.mask[i] ?? 0;
    if (inA || inB) either++;
    if (inA && inB) {
      both++;
      tone += Math.abs((a.grey[i] ?? 0) - (b.grey[i] ?? 0));
    }
  }
  return { shape: 1 - both / either, tone: tone / both };
}

describe('pictures of the products', () => {
  it('has every file of every product in each of its colours, and no other', async () => {
    const wanted = PRODUCTS.flatMap(({ slug, colors }) => colors.flatMap((color) => filesOf(slug, color)));
    const there = await readdir(`${ART}products`);
    expect(wanted.filter((name) => !there.includes(name))).toEqual([]);
    expect(there.filter((name) => !wanted.includes(name))).toEqual([]);
  });

  it('keeps all committed art within 20 MB, the products within 11', async () => {
    const sizes = async (folder: string) => {
      const names = await readdir(folder, { recursive: true });
      const files = await Promise.all(names.map((name) => stat(`${folder}/${name}`)));
      return files.filter((file) => file.isFile()).reduce((sum, file) => sum + file.size, 0);
    };
    expect(await sizes(ART)).toBeLessThan(20e6);
    expect(await sizes(`${ART}products`)).toBeLessThan(11e6);
  });

  it('shows no two products alike, nor one product alike in two colours', async () => {
    const sides = await Promise.all(PRODUCTS.map(({ slug, colors }) => silhouette(slug, colors[0] ?? '')));
    const alike = sides.flatMap((a, i) =>
      sides.slice(i + 1).flatMap((b) => {
        const { shape, tone } = apart(a, b);
        return shape < SHAPE_FLOOR && tone < TONE_FLOOR ? [`${a.slug} and ${b.slug}`] : [];
      }),
    );
    expect(alike).toEqual([]);
    const means = await Promise.all(
      PRODUCTS.flatMap(({ slug, colors }) =>
        colors.map(async (color) => {
          const { channels } = await sharp(`${ART}products/${slug}-${color}-1-160.avif`).stats();
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
      const file = `${ART}products/${slug}-${colors[0]}-1-160.avif`;
      const { channels } = await sharp(file).extract({ left: 0, top: 0, width: SIZE, height: 12 }).stats();
      for (const { mean } of channels.slice(0, 3)) expect(Math.abs(mean - GROUND), slug).toBeLessThan(1.5);
    }
  });
});
