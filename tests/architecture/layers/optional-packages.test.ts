import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { product, root } from './sources.ts';

/** Packages that only a configured server loads, with the folder that may import them. */
const OPTIONAL = [['aws4fetch', 'server/files/s3/']] as const;

const STATIC = /^(?:import|export)(?! type)[^;]*?from '(\.[^']+)';/gm;

/** Returns the files that a file imports when it is loaded. */
function loadedBy(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(STATIC)].map(([, target = '']) => join(path, '..', target));
}

/** Returns all files that the start of the server loads. */
function loadedAtStart(): Set<string> {
  const seen = new Set<string>();
  const open = ['server/main.ts'];
  for (let path = open.pop(); path; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    open.push(...loadedBy(path));
  }
  return seen;
}

describe.each(OPTIONAL)('package %s', (name, folder) => {
  it('is imported in its folder only, which no default start loads', () => {
    const importing = product.filter(({ path }) =>
      readFileSync(join(root, path), 'utf8').includes(`from '${name}'`),
    );
    expect(importing.map(({ path }) => path).filter((path) => !path.startsWith(folder))).toEqual([]);
    expect(importing.length).toBeGreaterThan(0);
    const loaded = [...loadedAtStart()];
    expect(loaded.length).toBeGreaterThan(500);
    expect(loaded.filter((path) => path.startsWith(folder))).toEqual([]);
  });
});
