import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const FOLDERS = ['domain', 'machines', 'proof', 'src', 'server', 'tests', 'e2e', 'scripts'];
const ALIAS = /^#(domain|machines|proof|src|server)\//;

export type Source = { path: string; text: string; imports: string[] };

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

/** Imports of a file: project files by path, packages by name. */
export function importsOf(path: string, text: string): string[] {
  // The formatter writes one space after the word; a quote right after it ends a string.
  const found = text.matchAll(/\b(?:from |import |import\(\s*)'([^'\n]+)'/g);
  return [...found].map(([, target = '']) => {
    if (ALIAS.test(target)) return target.slice(1);
    return target.startsWith('.') ? relative(root, resolve(dirname(path), target)) : target;
  });
}

const files: readonly string[] = FOLDERS.flatMap((folder) => filesIn(join(root, folder)));

/** Every file of the project's folders. */
export const paths: readonly string[] = files.map((path) => relative(root, path));

/** Every TypeScript file of the project. */
export const sources: readonly Source[] = files
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path: relative(root, path), text, imports: importsOf(path, text) };
  });

export const product = sources.filter(({ path }) => /^(domain|machines|proof|src|server)\//.test(path));
