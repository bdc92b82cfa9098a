import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textChanges } from '../../scripts/lib/all-changes.ts';
import { root } from './sources.ts';

function countOf(file: string, words: string): number {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8').split(words).length - 1 : 0;
}

describe('wrong changes that are played by their text', () => {
  it('find it exactly once in their file', () => {
    const stale = textChanges.filter(({ file, find }) => countOf(file, find) !== 1);
    expect(stale.map(({ id, file }) => `${id} in ${file}`)).toEqual([]);
    expect(textChanges.length).toBeGreaterThan(100);
  });

  it('name tests that there are', () => {
    const named = textChanges.flatMap(({ id, tests }) => tests.map((file) => ({ id, file })));
    const missing = named.filter(({ file }) => !existsSync(join(root, file)));
    expect(missing.map(({ id, file }) => `${id} asks ${file}`)).toEqual([]);
  });
});
