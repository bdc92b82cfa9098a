// Which file imports which: read from the text of the sources, without types, which leave nothing to run.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from '../root.mjs';

const FOLDERS = ['domain', 'machines', 'proof', 'src', 'server', 'tests', 'e2e', 'scripts'];
/** Reads every migration. */
const MIGRATOR = 'server/db/migrations.ts';
/** Lists every proof file. */
const REGISTRY = 'proof/registry.ts';
/** Every server test copies what the set-up of the run has made. */
const [TEST_SHOP, TEST_IMAGE] = ['tests/support/server/server.ts', 'tests/support/image.ts'];
const ALIAS = /^#(domain|machines|proof|src|server)\//;
const IMPORT = /\b(import|export)\s(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/g;

/** Files of the project that a source imports, by their path; types and packages are not among them. */
export function importsIn(path, text) {
  return [...text.matchAll(IMPORT)]
    .filter(([, , isType]) => !isType)
    .map(([, , , named, loaded]) => named ?? loaded)
    .filter((target) => ALIAS.test(target) || target.startsWith('.'))
    .map((target) => (ALIAS.test(target) ? target.slice(1) : posix.join(dirname(path), target)));
}

/** Sources of the project, by path: their text and what they import. */
export function readSources() {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      posix.join(folder, name.replaceAll('\\', '/')),
    ),
  );
  const sources = new Map(
    names
      .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/\.d\.m?ts$/.test(name))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')])
      .map(([path, text]) => [path, { text, imports: importsIn(path, text) }]),
  );
  // What a source reads as a file, or is given by the runner, is named in no import.
  sources.get(MIGRATOR)?.imports.push(...names.filter((name) => name.endsWith('.sql')));
  sources.get(TEST_SHOP)?.imports.push(TEST_IMAGE);
  sources.get(REGISTRY)?.imports.push(...[...sources.keys()].filter((name) => name.endsWith('.proof.ts')));
  return sources;
}

/** The same arrows from what is imported to what imports it. */
export function importersIn(sources) {
  const importers = new Map();
  for (const [path, { imports }] of sources)
    for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), path]);
  return importers;
}

/** Everything that can be reached along arrows, by how many steps away it is; the starts themselves are at none. */
export function distancesFrom(starts, next) {
  const found = new Map(starts.map((start) => [start, 0]));
  // A map is walked in the order in which it grows: the nearest first.
  for (const [path, steps] of found)
    for (const neighbour of next(path)) if (!found.has(neighbour)) found.set(neighbour, steps + 1);
  return found;
}
