import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

const QUALITIES = [50, 42, 34, 27] as const;

/** The best quality whose file is no larger than asked: grass costs more than sky. */
async function withinBytes(image: () => Sharp, bytes: number): Promise<Buffer> {
  let file = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    file = await image().avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
    if (file.length <= bytes) break;
  }
  return file;
}

/** Writes a picture in its size, and in a smaller one beside it when a width is asked. */
export async function store(
  png: Buffer,
  stem: string,
  size: { width: number; height: number; small?: number },
  bytes: number,
): Promise<void> {
  const { width, height, small } = size;
  const scaled = () => sharp(png).resize(width, height, { kernel: 'lanczos3' });
  if (small) {
    const file = await withinBytes(() => sharp(png).resize(small), bytes / 2.6);
    await writeFile(`${stem}-${small}.avif`, file);
  }
  // Last: a run that was stopped takes this file as the sign that the set is whole.
  await writeFile(`${stem}.avif`, await withinBytes(scaled, bytes));
}
