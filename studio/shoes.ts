import { access, mkdir, writeFile } from 'node:fs/promises';
import { PRODUCTS } from '#server/seed/facts/catalogue.ts';
import { openPage } from './shoes/browser.ts';
import { checkAgain } from './shoes/check.ts';
import { ART } from './shoes/folder.ts';
import { keepLight, knownLight } from './shoes/kept-light.ts';
import { shrink } from './shoes/shrink.ts';
import { drawTurns } from './shoes/turns.ts';

/**
 * Draws the pictures of the products: `npm --prefix studio run shoes -- gorae-low:WHITE:1 baram-racer::1,2` (parts may be left out).
 * What exists in the studio's folder is kept (`run pack -- --unpack` lays the archive out there), unless --again. --look=FOLDER writes plain PNG files to look at instead; --rough leaves out
 * the light that lies under and between things. --part=0/2 takes every second product, --back begins at
 * the end, for runs side by side.
 * --seconds=240 begins no picture after that time: what is left is drawn by the next run.
 * --check draws two committed pictures anew and fails when they differ by more than the eye sees.
 * --turns draws the frames of the products that can be turned round.
 */
const args = process.argv.slice(2);
const filters = args.filter((arg) => !arg.startsWith('--'));
const flag = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
const look = flag('look');
const size = Number(flag('size') ?? 800);
const again = args.includes('--again');
const stopAt = Date.now() + 1000 * Number(flag('seconds') ?? Number.POSITIVE_INFINITY);
const [part = 0, parts = 1] = (flag('part') ?? '0/1').split('/').map(Number);

/**
 * First colours first, and all views of a colour after each other: a run that is stopped leaves whole products, and each
 * shoe is built once.
 */
const VIEWS = [1, 2, 3, 4, 5, 6];

type Job = { slug: string; color: string; view: number };

const wanted = ({ slug, color, view }: Job) =>
  filters.length === 0 ||
  filters.some((filter) => {
    const [s, c, v] = filter.split(':');
    return (!s || s === slug) && (!c || c === color) && (!v || v.split(',').includes(String(view)));
  });

if (args.includes('--check')) {
  await checkAgain();
  process.exit();
}
if (args.includes('--turns')) {
  await drawTurns(again);
  process.exit();
}
const { page, close } = await openPage();
const known = await page.evaluate<string[]>('shoes.slugs()');
const products = PRODUCTS.filter(({ slug }, i) => known.includes(slug) && i % parts === part);
const most = Math.max(...products.map(({ colors }) => colors.length));
const jobs: Job[] = Array.from({ length: most }, (_, nth) => nth).flatMap((nth) =>
  products.flatMap(({ slug, colors }) =>
    colors.slice(nth, nth + 1).flatMap((color) => VIEWS.map((view) => ({ slug, color, view }))),
  ),
);
const folder = look ?? `${ART}products`;
await mkdir(folder, { recursive: true });
if (args.includes('--rough')) await page.evaluate('shoes.roughly()');
const handed = new Set<string>();
let shrinking = Promise.resolve();
const inOrder = jobs.filter(wanted);
for (const job of args.includes('--back') ? inOrder.reverse() : inOrder) {
  if (Date.now() > stopAt) break;
  const { slug, color, view } = job;
  const stem = `${folder}/${slug}-${color}-${view}`;
  const done = await access(look ? `${stem}.png` : `${stem}.avif`).then(
    () => true,
    () => false,
  );
  if (done && !again) continue;
  const start = Date.now();
  if (!handed.has(slug)) await page.evaluate(`shoes.know('${slug}', ${await knownLight(slug)})`);
  const url = await page.evaluate<string>(`shoes.draw('${slug}', '${color}', ${view}, ${size})`);
  if (!handed.has(slug)) await keepLight(slug, await page.evaluate(`shoes.fresh('${slug}')`));
  handed.add(slug);
  const png = Buffer.from(url.split(',')[1] ?? '', 'base64');
  // The next picture is drawn while this one is made small.
  await shrinking;
  shrinking = look ? writeFile(`${stem}.png`, png) : shrink(png, stem, view);
  console.log(`${slug} ${color} ${view} ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
await shrinking;
await close();
