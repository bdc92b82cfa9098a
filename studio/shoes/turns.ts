import { access, mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PRODUCTS } from '#server/seed/facts/catalogue.ts';
import { openPage } from './browser.ts';
import { ART } from './folder.ts';
import { FRAMES, HEROES } from './heroes.ts';
import { knownLight } from './kept-light.ts';

const FOLDER = `${ART}turns`;
const SIZE = 600;

/** The frames of a full turn of each hero, in its first colour; what exists is kept. */
export async function drawTurns(again: boolean) {
  await mkdir(FOLDER, { recursive: true });
  const { page, close } = await openPage();
  for (const slug of HEROES) {
    const color = PRODUCTS.find((product) => product.slug === slug)?.colors[0];
    await page.evaluate(`shoes.know('${slug}', ${await knownLight(slug)})`);
    for (let frame = 1; frame <= FRAMES; frame++) {
      const file = `${FOLDER}/${slug}-${color}-turn-${String(frame).padStart(2, '0')}.avif`;
      const done = await access(file).then(
        () => true,
        () => false,
      );
      if (done && !again) continue;
      const url = await page.evaluate<string>(
        `shoes.turn('${slug}', '${color}', ${(frame - 1) / FRAMES}, ${SIZE})`,
      );
      const png = Buffer.from(url.split(',')[1] ?? '', 'base64');
      await writeFile(file, await sharp(png).avif({ quality: 46, effort: 2 }).toBuffer());
    }
    console.log(`${slug} turned`);
  }
  await close();
}
