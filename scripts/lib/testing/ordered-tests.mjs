// Which files hold tests that need those before them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const SHARED = [/\bbeforeAll\(/, /mode: 'serial'/, /^(?: {2})?let /m];

/**
 * Whether tests of a source text may need those before them: it makes something once for all of them (`beforeAll`),
 * asks for their order (`mode: 'serial'`), or keeps a variable of the file or of a suite. One of them alone can fail
 * where the file passes, and pass where it fails.
 */
export const sharesState = (source) => {
  const code = source.replace(COMMENTS, '');
  return SHARED.some((sign) => sign.test(code));
};

/** The same of a file below the project's root; a file that cannot be read counts as one that shares something. */
export function runsInOrder(file) {
  try {
    return sharesState(readFileSync(join(root, file), 'utf8'));
  } catch {
    return true;
  }
}
