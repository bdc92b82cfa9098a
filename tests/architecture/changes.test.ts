import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textChanges } from '../../scripts/lib/mutation/all-changes.ts';
import { paths, root } from './layers/sources.ts';

const timesIn = (file: string, find: string): number =>
  paths.includes(file) ? readFileSync(join(root, file), 'utf8').split(find).length - 1 : 0;

describe('mutations of `npm run mutate -- server`', () => {
  it('find their text exactly once in the file they name', () => {
    const stale = textChanges.filter(({ file, find }) => timesIn(file, find) !== 1);
    expect(stale.map(({ id, file }) => `${id}: ${file}`)).toEqual([]);
  });

  it('name existing test files', () => {
    const missing = textChanges.flatMap(({ id, tests }) =>
      tests.filter((test) => !paths.includes(test)).map((test) => `${id}: ${test}`),
    );
    expect(missing).toEqual([]);
  });
});
