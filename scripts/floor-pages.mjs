// Writes two pages to measure the first view against: the product list as HTML and pictures alone, and React with
// nothing to show. `node scripts/floor-pages.mjs <address of a running shop> <folder>`; docs/numbers.md says how they are served.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { root } from './lib/root.mjs';

const [shop, folder] = process.argv.slice(2);
if (!shop || !folder) throw new Error('an address and a folder are wanted');

/** What the page shows without any script, with every file that it names. */
async function writeStatic(to) {
  const html = await (await fetch(new URL('/products', shop))).text();
  const still = html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
  const names = [...still.matchAll(/(?:src|href|srcset)="([^"]*)"/gi)]
    .flatMap(([, value]) => value.split(','))
    .map((part) => part.trim().split(' ')[0] ?? '')
    .filter((name) => /^\/(content|images|favicon)/.test(name));
  for (const name of new Set(names)) {
    const answer = await fetch(new URL(name, shop));
    if (answer.ok) write(join(to, name), Buffer.from(await answer.arrayBuffer()));
  }
  write(join(to, 'index.html'), still);
}

/** React with a heading: what every React page costs at least. */
async function writeReact(to) {
  const source = join(to, 'source');
  write(
    join(source, 'index.html'),
    '<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>React</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="./main.js"></script></body></html>',
  );
  write(
    join(source, 'main.js'),
    `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('h1', null, 'React'));`,
  );
  await build({
    configFile: false,
    root: source,
    logLevel: 'warn',
    resolve: {
      alias: { react: join(root, 'node_modules/react'), 'react-dom': join(root, 'node_modules/react-dom') },
    },
    build: { outDir: join(to, 'built'), emptyOutDir: true, target: 'es2022' },
  });
}

function write(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

await writeStatic(join(folder, 'static'));
await writeReact(join(folder, 'react'));
