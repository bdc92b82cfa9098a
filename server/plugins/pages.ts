import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const preloads = v.record(v.string(), v.array(v.string()));

/**
 * The one page of the client by address. Where the build knows the screen, the head names its scripts: they come
 * together with what every page loads, not after it.
 */
export async function readPages(clientDir: string): Promise<(path: string) => string> {
  const html = await readFile(join(clientDir, 'index.html'), 'utf8');
  const known = join(clientDir, '.vite/preloads.json');
  const rows = existsSync(known) ? v.parse(preloads, JSON.parse(await readFile(known, 'utf8'))) : {};
  const pages = Object.entries(rows).map(([address, files]) => ({
    pattern: new RegExp(`^${address.replace('{id}', '\\d+')}$`),
    page: html.replace('</head>', `${files.map(linkTo).join('')}</head>`),
  }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.page ?? html;
}

const linkTo = (file: string): string => `<link rel="modulepreload" crossorigin href="${file}">`;
