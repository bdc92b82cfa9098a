import { access, mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { openPage } from './shoes/browser.ts';
import { ART } from './shoes/folder.ts';
import { BANNERS, formatsOf } from './shoes/scenes/banners.ts';
import { store } from './shoes/scenes/shrink.ts';

/** Photographs the pictures of events, of the home page and of what is empty: `npm --prefix studio run banners -- hero-1 box --again`. */
const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const again = args.includes('--again');
const folder = `${ART}events/`;

const { page, close } = await openPage(new URL('shoes/scenes/page.ts', import.meta.url));
const known = await page.evaluate<string[]>('scenes.slugs()');
await mkdir(folder, { recursive: true });
for (const banner of BANNERS) {
  if (names.length > 0 && !names.includes(banner.name)) continue;
  if (!banner.shoes.every(({ slug }) => known.includes(slug))) continue;
  for (const { suffix, width, height, ...frame } of formatsOf(banner.name)) {
    const file = `${folder}${banner.name}${suffix}`;
    const done = await access(`${file}.avif`).then(
      () => true,
      () => false,
    );
    if (done && !again) continue;
    const start = Date.now();
    const order = { grade: banner.grade, width, height, exposures: 7 };
    const shoes = (suffix && banner.wideShoes) || banner.shoes;
    const call = [{ ...banner, shoes }, frame, order].map((part) => JSON.stringify(part)).join(', ');
    const url = await page.evaluate<string>(`scenes.drawBanner(${call})`);
    await store(Buffer.from(url.split(',')[1] ?? '', 'base64'), file, { width, height }, 60_000);
    console.log(`${banner.name}${suffix} ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
}
if (names.includes('box')) {
  const url = await page.evaluate<string>('scenes.drawBox(960)');
  const box = sharp(Buffer.from(url.split(',')[1] ?? '', 'base64')).resize(320, 320);
  const stem = new URL('../public/images/empty-box', import.meta.url).pathname;
  await box.clone().webp({ quality: 82 }).toFile(`${stem}.webp`);
  await box.clone().avif({ quality: 56 }).toFile(`${stem}.avif`);
}
await close();
