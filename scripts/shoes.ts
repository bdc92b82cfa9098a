import { access, mkdir, writeFile } from 'node:fs/promises';
import { PRODUCTS } from '#server/seed/catalogue.ts';
import { openPage } from './shoes/browser.ts';
import { shrink } from './shoes/shrink.ts';

/**
 * Draws the pictures of the products: `npm run shoes -- gorae-low:WHITE:1 baram-racer::1,2` (parts may be left out).
 * What exists is kept, unless --again; --look=FOLDER writes plain PNG files to look at instead.
 */
const flags = process.argv.slice(2).filter((arg) => arg.startsWith('--'));
const filters = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const look = flags.find((flag) => flag.startsWith('--look='))?.slice(7);
const size = Number(flags.find((flag) => flag.startsWith('--size='))?.slice(7) ?? 800);
const again = flags.includes('--again');

const wanted = (slug: string, color: string, view: number) =>
  filters.length === 0 ||
  filters.some((filter) => {
    const [s, c, v] = filter.split(':');
    return (!s || s === slug) && (!c || c === color) && (!v || v.split(',').includes(String(view)));
  });

const { page, close } = await openPage();
const known = await page.evaluate<string[]>('shoes.slugs()');
const jobs = PRODUCTS.filter(({ slug }) => known.includes(slug)).flatMap(({ slug, colors }) =>
  colors.flatMap((color) => [1, 2, 3, 4, 5, 6].map((view) => ({ slug, color, view }))),
);
const folder = look ?? new URL('../server/seed/art/products/', import.meta.url).pathname;
await mkdir(folder, { recursive: true });
for (const { slug, color, view } of jobs.filter((job) => wanted(job.slug, job.color, job.view))) {
  const stem = `${folder}/${slug}-${color}-${view}`;
  const done = await access(look ? `${stem}.png` : `${stem}.avif`).then(
    () => true,
    () => false,
  );
  if (done && !again) continue;
  const start = Date.now();
  const url = await page.evaluate<string>(`shoes.draw('${slug}', '${color}', ${view}, ${size})`);
  const png = Buffer.from(url.split(',')[1] ?? '', 'base64');
  if (look) await writeFile(`${stem}.png`, png);
  else await shrink(png, stem, view);
  console.log(`${slug} ${color} ${view} ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
await close();
