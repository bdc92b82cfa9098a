import { readFile } from 'node:fs/promises';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Imports of test files that start server processes or write whole backups: seconds, however short the file is. */
const TAKES_SECONDS = /support\/processes\.ts|node:child_process|jobs\/keep-backups\.ts/;

/**
 * Orders test files: those that start processes or write backups first, then as Vitest does (by what they took before, else by size). A
 * long file that begins last keeps one worker busy while the others have nothing to do.
 */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = await Promise.all(
      sorted.map(async ({ moduleId }) => TAKES_SECONDS.test(await readFile(moduleId, 'utf8'))),
    );
    return [...sorted.filter((_, index) => isLong[index]), ...sorted.filter((_, index) => !isLong[index])];
  }
}
