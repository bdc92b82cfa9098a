import { expect, it } from 'vitest';
import { fitsInMemory } from '../../scripts/lib/test-folder.mjs';

const GIB = 1024 ** 3;

it.each([
  ['a folder in memory with room and memory to fill it', 12 * GIB, 8 * GIB, true],
  ['exactly 4 GiB of both', 4 * GIB, 4 * GIB, true],
  ['the 64 MiB that a container has', 64 * 1024 ** 2, 8 * GIB, false],
  ['a large folder on a machine whose memory is in use', 12 * GIB, 3 * GIB, false],
  ['no folder in memory', null, 8 * GIB, false],
])('test folder of server tests and %s: in memory or not', (_, folderFree, memoryFree, expected) => {
  expect(fitsInMemory({ folderFree, memoryFree })).toBe(expected);
});
