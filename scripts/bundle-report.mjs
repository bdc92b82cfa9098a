// Prints first-view JavaScript (brotli) of the pages with a budget, from the build's manifest; exits 1 above the budget.
// `--write` puts them into docs/numbers.md.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_VIEWS, filesOf } from './lib/first-view.mjs';
import { isWriting, tableOf, writeNumbers } from './lib/numbers.mjs';
import { root } from './lib/root.mjs';

/** KiB. */
const BUDGETS = { '/': 110, '/products': 110, '/products/{id}': 115 };
const client = join(root, 'dist/client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

function brotliSize(file) {
  const path = join(client, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

const rows = [];
let failed = false;
for (const [page, screen] of Object.entries(FIRST_VIEWS)) {
  const files = filesOf(manifest, screen, filesOf(manifest, 'index.html'));
  const bytes = [...files].reduce((sum, file) => sum + brotliSize(file), 0);
  const budget = BUDGETS[page];
  const over = budget !== undefined && bytes > budget * 1024;
  failed ||= over;
  const size = (bytes / 1024).toFixed(1);
  rows.push([`\`${page}\``, budget === undefined ? '' : `${budget} KiB`, `${size} KiB`, String(files.size)]);
  console.log(
    `${page.padEnd(16)} ${size} KiB br in ${files.size} files${over ? `  OVER ${budget} KiB` : ''}`,
  );
}
if (isWriting()) writeNumbers('bundle', tableOf(['page', 'budget', 'measured', 'files'], rows));
process.exit(failed ? 1 : 0);
