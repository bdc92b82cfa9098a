import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { PGLITE_FILES } from '../../scripts/lib/testing/pglite-files.mjs';
import { sources } from './layers/sources.ts';

it('list of tests for both database engines names existing files once', () => {
  const files = sources
    .filter(({ path }) => path.startsWith('tests/server/'))
    .map(({ path }) => basename(path));
  const names = Object.values(PGLITE_FILES).flat();
  expect(names).toEqual([...new Set(names)]);
  expect(names.filter((name) => files.filter((file) => file === `${name}.test.ts`).length !== 1)).toEqual([]);
});
