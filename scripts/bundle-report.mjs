// Prints the JavaScript (brotli) of first views, before and after they are at rest, of each screen of accounts, and of
// the pages of those who run the shop, from the build's manifest; exits 1 above a budget, or where chunks import each other. `--write` puts them into docs/numbers.md.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chunkCycles } from './lib/bundle/chunk-cycles.mjs';
import { AT_REST, FIRST_VIEWS, filesOf, IN_USE, keyOf, LINE } from './lib/bundle/first-view.mjs';
import { isWriting, tableOf, writeNumbers } from './lib/numbers.mjs';
import { root } from './lib/root.mjs';
import { accountScreens, screenFiles } from './lib/screens/screen-files.mjs';

/**
 * KiB until the first chart hears events, with what comes by itself once the page is at rest, and with what comes besides
 * at the first input.
 */
const BUDGETS = {
  '/': [105, 107.5, 141],
  '/products': [105.4, 108, 144],
  '/products/{id}': [105.2, 109, 147],
  '/feeds': [105.1, 107.5, 139],
};
/** KiB of each screen of accounts beside what every page without content begins with. */
const ACCOUNT_BUDGET = 29.4;
/**
 * KiB of what stands around the pages of a desk, and of each page in it, without what draws figures. A seller's orders
 * and requests bring what the pages of their buyers are made of.
 */
const DESKS = { admin: { shell: 60, screen: 28 }, seller: { shell: 60, screen: 41 } };
/** Chunk of what stands around the pages of every desk, and of what their tables are made of. */
const DESK_CHUNK = 'desk';
/** Chunk of the library that draws figures. */
const DRAWING = 'drawing';
const client = join(root, 'dist/client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

function brotliSize(file) {
  const path = join(client, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
const kib = (files) => [...files].reduce((sum, file) => sum + brotliSize(file), 0) / 1024;

const rows = [];
let failed = false;
for (const [page, screen] of Object.entries(FIRST_VIEWS)) {
  const first = filesOf(manifest, screen, filesOf(manifest, 'index.html'));
  const all = new Set(first);
  const withChunks = (chunks) => {
    for (const chunk of chunks) filesOf(manifest, keyOf(manifest, chunk), all);
    return { size: kib(all), files: all.size };
  };
  const [resting, used] = [withChunks(AT_REST[page]), withChunks(IN_USE[page])];
  const sizes = [kib(first), resting.size, used.size];
  const over = BUDGETS[page].some((budget, index) => sizes[index] > budget);
  failed ||= over;
  const [now, rest, most] = sizes.map((size) => `${size.toFixed(1)} KiB`);
  const budget = BUDGETS[page].map((most) => `${most} KiB`).join(', ');
  rows.push([
    `\`${page}\``,
    budget,
    now,
    String(first.size),
    rest,
    String(resting.files),
    most,
    String(used.files),
  ]);
  console.log(
    `${page.padEnd(16)} ${now} br in ${first.size} files, ${rest} in ${resting.files} at rest, ${most} in ${used.files} in use${over ? `  OVER ${budget}` : ''}`,
  );
}
const base = filesOf(manifest, keyOf(manifest, LINE), filesOf(manifest, 'index.html'));

/** Prints what files weigh over those that are there already; a row of the table. */
function weigh(name, files, there, most) {
  const own = [...files].filter((file) => !there.has(file));
  const size = kib(own);
  failed ||= size > most;
  console.log(
    `${name.padEnd(16)} ${size.toFixed(1)} br over ${there === base ? 'the base' : 'the desk'}${size > most ? `  OVER ${most} KiB` : ''}`,
  );
  return [name, `${size.toFixed(1)} KiB`, String(own.length)];
}
const screens = [...accountScreens()].map(([screen, source]) =>
  weigh(screen, filesOf(manifest, source), base, ACCOUNT_BUDGET),
);
/** A desk, and each of its pages: rows of a table with its head. */
function weighDesk([area, budgets]) {
  const shell = filesOf(
    manifest,
    keyOf(manifest, DESK_CHUNK),
    filesOf(manifest, `src/areas/${area}/area.ts`),
  );
  const there = new Set([...base, ...shell, ...filesOf(manifest, keyOf(manifest, DRAWING))]);
  const head = `desk of ${area} (budget ${budgets.shell} KiB over the base) and its pages (${budgets.screen} KiB more)`;
  const weighed = [weigh(`${area} desk`, shell, base, budgets.shell)];
  for (const [screen, source] of screenFiles(area))
    weighed.push(weigh(screen, filesOf(manifest, source), there, budgets.screen));
  return [...tableOf([head, 'more', 'files'], weighed), ''];
}
const desks = Object.entries(DESKS).flatMap(weighDesk);
for (const cycle of chunkCycles(manifest)) {
  failed = true;
  console.log(`chunks that import each other: ${cycle.join(', ')}`);
}
const columns = ['page', 'budgets', 'first view', 'files', 'at rest', 'files', 'in use', 'files'];
const accountColumns = [`screen of accounts (budget ${ACCOUNT_BUDGET} KiB)`, 'over the base', 'files'];
if (isWriting())
  writeNumbers('bundle', [
    ...tableOf(columns, rows),
    '',
    ...tableOf(accountColumns, screens),
    '',
    ...desks.slice(0, -1),
  ]);
process.exit(failed ? 1 : 0);
