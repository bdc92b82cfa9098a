// Where the server tests keep what they do not need afterwards: in memory where there is room, else on the disk.
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Several times what a whole run has used at once; a smaller one, as containers have, is left to browsers. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/** Whether the tests fit in memory: `folderFree` and `memoryFree` are bytes, null where there is no such folder. */
export const fitsInMemory = ({ folderFree, memoryFree }) =>
  folderFree !== null && Math.min(folderFree, memoryFree) >= NEEDED_BYTES;

function freeIn(folder) {
  if (process.platform !== 'linux' || !existsSync(folder)) return null;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Whether the folders and databases of this run are in memory; asked once, so that they stand together. */
export const isInMemory = fitsInMemory({ folderFree: freeIn(MEMORY), memoryFree: freemem() });
/** The folder in which those of the tests are made. */
export const testPlace = isInMemory ? MEMORY : tmpdir();

let folder = null;

/** A folder for temporary files of tests, which is removed with all that is left in it when this process ends. */
export function testFolder() {
  if (folder) return folder;
  folder = mkdtempSync(join(testPlace, 'shop-tests-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
