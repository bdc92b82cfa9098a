import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumPath } from '../../scripts/lib/browser.mjs';
import { aliases } from '../aliases.ts';

const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

async function bundled(entry: string) {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: aliases },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const outputs = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = outputs.find((file) => file.type === 'chunk')?.code;
  if (!code) throw new Error('the page was not bundled');
  return code;
}

/** Opens the browser of the tests, without a graphics card, on a page that draws shoes. */
export async function openPage(entry = new URL('page.ts', import.meta.url)) {
  const code = await bundled(fileURLToPath(entry));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
  const page = await browser.newPage();
  page.on('console', (message) => console.log(message.text().slice(0, 600)));
  page.on('pageerror', (error) => console.log(`page: ${error.message}`));
  await page.addScriptTag({ content: code });
  return { page, close: () => browser.close() };
}
