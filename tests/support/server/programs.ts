import { it } from 'vitest';
import { programPath } from '../../../scripts/lib/programs.ts';

/**
 * Returns the path of a program of Debian. Where it is missing, a test says which package to install:
 * it is skipped in `npm test` and fails in `npm run test:all`.
 */
export function findProgram(name: string, inPackage = name): string | null {
  const path = programPath(name);
  if (path) return path;
  const says = `not tested, because ${name} is missing: apt-get install ${inPackage}`;
  if (process.env.THOROUGH === '1')
    it(says, () => {
      throw new Error(says);
    });
  else it.skip(says, () => {});
  return null;
}
