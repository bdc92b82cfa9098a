import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 80 } as const;
const WIDTHS = [160, 320, 480] as const;

/** The files of one picture: the original, small widths of the first three views, WebP for lists. */
export async function shrink(png: Buffer, stem: string, view: number) {
  const write = async (name: string, image: Sharp) => writeFile(name, await image.toBuffer());
  for (const width of view <= 3 ? WIDTHS : []) {
    const image = () => sharp(png).resize(width, width, { kernel: 'lanczos3' });
    await write(`${stem}-${width}.avif`, image().avif(AVIF));
    if (view === 1) await write(`${stem}-${width}.webp`, image().webp(WEBP));
  }
  // Last: a run that was stopped takes this file as the sign that the set is whole.
  await write(`${stem}.avif`, sharp(png).avif(AVIF));
}
