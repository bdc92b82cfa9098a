import { access, mkdir } from 'node:fs/promises';
import { PRODUCTS } from '#server/seed/facts/catalogue.ts';
import { openPage } from './shoes/browser.ts';
import { ART } from './shoes/folder.ts';
import { knownLight } from './shoes/kept-light.ts';
import { FEED_SCENES, REVIEW_SCENES, type Scene } from './shoes/scenes/plan.ts';
import { store } from './shoes/scenes/shrink.ts';

/**
 * Photographs every shoe where it is worn: `npm --prefix studio run scenes -- gorae-low jangma-rain:NAVY`.
 * What exists is kept, unless --again; --backwards lets a second run come towards the first; a product without a
 * model is passed over; --seconds=240 begins no scene after that time.
 */
const args = process.argv.slice(2);
const filters = args.filter((arg) => !arg.startsWith('--'));
const again = args.includes('--again');
const seconds = args.find((arg) => arg.startsWith('--seconds='))?.split('=')[1];
const stopAt = Date.now() + 1000 * Number(seconds ?? Number.POSITIVE_INFINITY);

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
const wanted = ({ slug, color }: Scene) =>
  filters.length === 0 || filters.includes(slug) || filters.includes(`${slug}:${color}`);

const { page, close } = await openPage(new URL('shoes/scenes/page.ts', import.meta.url));
const known = await page.evaluate<string[]>('scenes.slugs()');
await Promise.all(['feeds', 'reviews'].map((folder) => mkdir(`${ART}${folder}`, { recursive: true })));

// Drawn a little smaller than stored: half the time, and no eye finds the difference in a feed.
const FEED = { width: 560, height: 700, exposures: 4 };
const REVIEW = { width: 512, height: 640, exposures: 4 };

const STORED = { width: 640, height: 800 };

async function take(scene: Scene, stem: string, size: typeof FEED, bytes: number, small?: number) {
  if (!again && (await exists(`${stem}.avif`))) return;
  const start = Date.now();
  await page.evaluate(`scenes.know('${scene.slug}', ${await knownLight(scene.slug)})`);
  const order = { grade: scene.grade, ...size };
  const url = await page.evaluate<string>(`scenes.draw(${JSON.stringify(scene)}, ${JSON.stringify(order)})`);
  const png = Buffer.from(url.split(',')[1] ?? '', 'base64');
  await store(png, stem, { ...STORED, ...(small && { small }) }, bytes);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${stem.slice(ART.length)} ${scene.setting} ${scene.shot} ${seconds} s`);
}

const pairs = FEED_SCENES.flatMap((feed, n) => {
  const review = REVIEW_SCENES[n];
  return review && known.includes(feed.slug) && wanted(feed) ? [{ feed, review }] : [];
});
// First what a visitor meets first: the first colour of every product. A colour's two pictures follow each other,
// because building a shoe costs as much as taking its picture.
const isFirst = ({ slug, color }: Scene) => PRODUCTS.some((p) => p.slug === slug && p.colors[0] === color);
pairs.sort((a, b) => Number(isFirst(b.feed)) - Number(isFirst(a.feed)));
for (const { feed, review } of args.includes('--backwards') ? pairs.reverse() : pairs) {
  if (Date.now() > stopAt) break;
  await take(feed, `${ART}feeds/${feed.slug}-${feed.color}-1`, FEED, 29_000, 320);
  await take(review, `${ART}reviews/${review.slug}-${review.color}-2`, REVIEW, 26_000);
}
await close();
console.log(`${PRODUCTS.filter(({ slug }) => !known.includes(slug)).length} products without a model`);
