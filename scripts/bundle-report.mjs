// Prints the JavaScript (brotli) of first views, before and after they are at rest, and of each screen of accounts, from
// the build's manifest; exits 1 above a budget. `--write` puts them into docs/numbers.md.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AT_REST, FIRST_VIEWS, filesOf, keyOf, LINE } from './lib/first-view.mjs';
import { isWriting, tableOf, writeNumbers } from './lib/numbers.mjs';
import { root } from './lib/root.mjs';
import { accountScreens } from './lib/screen-files.mjs';

/** KiB until the first chart hears events, and with what comes by itself once the page is at rest. */
const BUDGETS = {
  '/': [104.5, 121.2],
  '/products': [104.8, 133.3],
  '/products/{id}': [104.8, 128],
  '/feeds': [104.7, 120.6],
};
/** KiB of each screen of accounts beside what every page without content begins with. */
const ACCOUNT_BUDGET = 25;
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
  for (const chunk of AT_REST[page]) filesOf(manifest, keyOf(manifest, chunk), all);
  const sizes = [kib(first), kib(all)];
  const over = BUDGETS[page].some((budget, index) => sizes[index] > budget);
  failed ||= over;
  const [now, rest] = sizes.map((size) => `${size.toFixed(1)} KiB`);
  const budget = BUDGETS[page].map((most) => `${most} KiB`).join(', ');
  rows.push([`\`${page}\``, budget, now, String(first.size), rest, String(all.size)]);
  console.log(
    `${page.padEnd(16)} ${now} br in ${first.size} files, ${rest} in ${all.size} at rest${over ? `  OVER ${budget}` : ''}`,
  );
}
const screens = [];
const base = filesOf(manifest, keyOf(manifest, LINE), filesOf(manifest, 'index.html'));
for (const [screen, source] of accountScreens()) {
  const own = [...filesOf(manifest, source)].filter((file) => !base.has(file));
  const size = kib(own);
  const isOver = size > ACCOUNT_BUDGET;
  failed ||= isOver;
  screens.push([screen, `${size.toFixed(1)} KiB`, String(own.length)]);
  console.log(
    `${screen.padEnd(16)} ${size.toFixed(1)} br over the base${isOver ? `  OVER ${ACCOUNT_BUDGET} KiB` : ''}`,
  );
}
const columns = ['page', 'budgets', 'first view', 'files', 'at rest', 'files'];
const accountColumns = [`screen of accounts (budget ${ACCOUNT_BUDGET} KiB)`, 'over the base', 'files'];
if (isWriting()) writeNumbers('bundle', [...tableOf(columns, rows), '', ...tableOf(accountColumns, screens)]);
process.exit(failed ? 1 : 0);
