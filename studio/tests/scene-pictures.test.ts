import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readArchive } from '#server/seed/art/art.ts';
import { FEED_SCENES, REVIEW_SCENES } from '../shoes/scenes/plan.ts';
import { PRODUCTS } from '../../server/seed/facts/catalogue.ts';

const packed = await readArchive();
/** Bytes of a picture; without it the picture cannot be opened and the test fails. */
const bytesOf = (path: string): Uint8Array => packed.get(path) ?? new Uint8Array();
/** Dark ink of the page, #111214, as relative luminance. */
const INK = 0.0061;
const MEGABYTE = 1_000_000;

const colours = PRODUCTS.flatMap(({ slug, colors }) => colors.map((color) => `${slug}-${color}`));

const linear = (byte: number): number => {
  const x = byte / 255;
  return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
};

/** Contrast of ink with the darkest spot of a part of a picture, spots being a 24th of its width. */
async function leastContrast(file: Uint8Array, part: { width: number; height: number }): Promise<number> {
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const area = {
    left: 0,
    top: 0,
    width: Math.round(width * part.width),
    height: Math.round(height * part.height),
  };
  const { data } = await sharp(file)
    .extract(area)
    .resize(Math.max(1, Math.round(24 * part.width)), Math.max(1, Math.round(24 * part.height)), {
      fit: 'fill',
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let darkest = 1;
  for (let i = 0; i < data.length; i += 3) {
    const light =
      0.2126 * linear(data[i] ?? 0) + 0.7152 * linear(data[i + 1] ?? 0) + 0.0722 * linear(data[i + 2] ?? 0);
    darkest = Math.min(darkest, light);
  }
  return (darkest + 0.05) / (INK + 0.05);
}

describe('pictures of shoes where they are worn', () => {
  test.each([
    ['feeds', 1],
    ['reviews', 2],
  ])('%s: every colour has its own, four wide and five tall', async (folder, view) => {
    const wrong: string[] = [];
    for (const colour of colours) {
      const picture = packed.get(`${folder}/${colour}-${view}.avif`);
      const size = picture ? await sharp(picture).metadata() : { width: 0, height: 0 };
      if (size.width !== 640 || size.height !== 800) wrong.push(colour);
    }
    expect(wrong).toEqual([]);
  });

  test('feeds have a small one for lists', () => {
    expect(colours.filter((colour) => !packed.has(`feeds/${colour}-1-320.avif`))).toEqual([]);
  });

  test('neighbours of a feed are not in the same place, nor a shoe in feed and review', () => {
    const firsts = FEED_SCENES.filter(({ slug }, n) => FEED_SCENES[n - 1]?.slug !== slug);
    for (const list of [FEED_SCENES, firsts])
      list.forEach(({ setting, slug, color }, n) => {
        expect(`${slug} ${color} ${setting}`).not.toBe(`${slug} ${color} ${list[n - 1]?.setting}`);
      });
    FEED_SCENES.forEach(({ setting }, n) => {
      expect(REVIEW_SCENES[n]?.setting).not.toBe(setting);
    });
  });

  const banners = ['hero-1', 'hero-2', 'hero-3', 'event-1', 'event-2', 'event-3', 'event-4'];
  test.each(banners)('dark ink is read on the quiet part of %s', async (name) => {
    const [upright, wide] = [bytesOf(`events/${name}.avif`), bytesOf(`events/${name}-wide.avif`)];
    expect(await leastContrast(upright, { width: 1, height: 1 / 3 })).toBeGreaterThan(4.5);
    expect(await leastContrast(wide, { width: 1 / 3, height: 1 })).toBeGreaterThan(4.5);
    const size = await sharp(upright).metadata();
    expect([size.width, size.height]).toEqual([800, 1000]);
    expect((await sharp(wide).metadata()).width).toBe(1600);
  });

  test('together they weigh no more than seven and a half megabytes', () => {
    const scenes = [...packed].filter(([path]) => /^(feeds|reviews|events)\//.test(path));
    expect(scenes.reduce((sum, [, bytes]) => sum + bytes.length, 0)).toBeLessThan(7.5 * MEGABYTE);
  });
});
