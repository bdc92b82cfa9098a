import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:chart-screens';
const ID = `\0${NAME}`;
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDERS = ['src/areas', 'src/app', 'src/flow', 'src/lib', 'src/ui', 'src/http', 'machines'];
const ENTRY = 'src/main.tsx';

/** Keys of the screens that show each chart; `everywhere` lists charts that every page of the shop has. */
export type ChartScreens = { everywhere: readonly string[]; on: Readonly<Record<string, readonly string[]>> };

/** Text of each source file, by its path from the root of the project. */
type Sources = ReadonlyMap<string, string>;

const ROWS = /^src\/areas\/[a-z]+\/screens\.ts$/;
const MACHINES = /\.machines?\.ts$/;
/** Row of a table of screens: its key, and the path that it imports. */
const ROW = /^ {2}(\w+): \{\n[\s\S]*?load: \(\) => import\('([^']+)'\)/gm;
/** First `id` of the settings that a chart is made with, by xstate or by a kit chart. */
const CHART = /\bcreate\w*Machine(?:<[^(]*>)?\(\s*\{[^}]*?\bid: '(\w+)'/g;
/** Imports of values; types are erased by the build. */
const IMPORT = /\b(?:import|export) (?!type\b)[^'"]*?from '([^']+)'|\bimport\(\s*'([^']+)'/g;

function readSources(): Sources {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ).filter((path) => /\.tsx?$/.test(path));
  return new Map([ENTRY, ...found].map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

const targetOf = (path: string, name: string): string =>
  name.startsWith('#') ? name.slice(1) : relative(ROOT, resolve(ROOT, dirname(path), name));

/** Files that a file reaches by its imports. Tables of screens are not followed, since they lead to every screen. */
function reachedFrom(sources: Sources, start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const text = sources.get(path);
    if (text === undefined || reached.has(path) || ROWS.test(path)) continue;
    reached.add(path);
    for (const [, from, lazy] of text.matchAll(IMPORT)) waiting.push(targetOf(path, from ?? lazy ?? ''));
  }
  return reached;
}

/** Finds the screens of each chart by the imports of the sources, from the file of a screen to the file of a chart. */
export function chartScreens(sources: Sources = readSources()): ChartScreens {
  const chartsIn = (start: string) =>
    [...reachedFrom(sources, start)]
      .filter((path) => MACHINES.test(path))
      .flatMap((path) => [...(sources.get(path) ?? '').matchAll(CHART)].map(([, id = '']) => id));
  const everywhere = new Set(chartsIn(ENTRY));
  const on: Record<string, string[]> = {};
  for (const [table, text] of sources) {
    if (!ROWS.test(table)) continue;
    for (const [, key = '', file = ''] of text.matchAll(ROW))
      for (const chart of new Set(chartsIn(targetOf(table, file))))
        if (!everywhere.has(chart)) on[chart] = [...(on[chart] ?? []), key];
  }
  return { everywhere: [...everywhere], on };
}

/** Tells the inspector which screens show each chart, in builds and development servers that have it. */
export const chartScreensOf = (): Plugin => ({
  name: 'chart-screens',
  resolveId: (id) => (id === NAME ? ID : null),
  load: (id) => (id === ID ? `export default ${JSON.stringify(chartScreens())}` : null),
});
