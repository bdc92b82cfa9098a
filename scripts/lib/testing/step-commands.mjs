// How steps start Node, Vitest and Playwright.
import { join } from 'node:path';
import { PLAYWRIGHT, root, VITEST } from '../root.mjs';
import { ensureBrowser } from '../system.mjs';
import { testFolder } from '../test-folder.mjs';

/** Folder of what runs have reported. */
export const results = join(root, '.tmp');
/** The report of a step of tests. */
export const reportFile = (name) => join(results, `${name}.json`);

export const node = (script, args = [], env = {}) => ({
  command: process.execPath,
  args: [script, ...args],
  env,
});
export const own = (name, ...args) => node(join(root, 'scripts', name), args);

/** What the tests of a step note of parts that many of them pay for: a line of JSON each. */
export const partsFile = (name) => join(results, `${name}-parts.jsonl`);

const asPattern = (title) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Vitest with a report; `files` and `title` limit which tests run, in place of the `filters` of the step. */
export const vitest = (name, args, { filters = [], files = filters, title, env } = {}) =>
  node(
    VITEST,
    [
      'run',
      ...args,
      ...files,
      ...(title === undefined ? [] : ['--testNamePattern', asPattern(title)]),
      // Failed tests and the counts; what passed is in the report.
      '--reporter=minimal',
      '--reporter=json',
      `--outputFile.json=${reportFile(name)}`,
    ],
    { ...env, TEST_PARTS: partsFile(name) },
  );

/** What Playwright has made of the tests' sources stays with the packages; browsers and shops are in the folder of a run. */
const placesOfBrowsers = () => ({
  TMPDIR: testFolder(),
  PWTEST_CACHE_DIR: join(root, 'node_modules/.cache/playwright'),
});

/** Playwright with a report; as above, and `grep` limits by a pattern over file and title. */
export function playwright(name, config, { filters = [], files = filters, title, grep, env } = {}) {
  ensureBrowser();
  const pattern = grep ?? (title === undefined ? undefined : asPattern(title));
  return node(PLAYWRIGHT, ['test', '-c', config, ...files, ...(pattern ? ['--grep', pattern] : [])], {
    ...placesOfBrowsers(),
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile(name),
    TEST_PARTS: partsFile(name),
  });
}
