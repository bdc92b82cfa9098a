import sharp from 'sharp';
import { readArchive } from '#server/seed/art/art.ts';
import { openPage } from './browser.ts';

/** One shoe with laces and one without; between them they meet every part of the studio. */
const SAMPLES = [
  ['gorae-low', 'WHITE', 1],
  ['hanji-slip', 'BLACK', 2],
] as const;
/** Levels of 255, on average: what the eye cannot tell, and more than the packing of AVIF changes. */
const BOUND = 1.5;
const SIZE = 400;

/** Draws two committed pictures anew and tells how far the new ones are from them. */
export async function checkAgain() {
  const packed = await readArchive();
  const { page, close } = await openPage();
  const levels = (image: Buffer) => sharp(image).resize(SIZE, SIZE).removeAlpha().raw().toBuffer();
  for (const [slug, color, view] of SAMPLES) {
    const url = await page.evaluate<string>(`shoes.draw('${slug}', '${color}', ${view}, 800)`);
    const fresh = await levels(Buffer.from(url.split(',')[1] ?? '', 'base64'));
    const name = `products/${slug}-${color}-${view}.avif`;
    const picture = packed.get(name);
    if (!picture) throw new Error(`${name} is not in the archive`);
    const kept = await levels(Buffer.from(picture));
    const off = fresh.reduce((sum, level, i) => sum + Math.abs(level - (kept[i] ?? 0)), 0) / fresh.length;
    console.log(`${slug} ${color} ${view}: ${off.toFixed(2)} levels from the committed picture`);
    if (off > BOUND) process.exitCode = 1;
  }
  await close();
}
