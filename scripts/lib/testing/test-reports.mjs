// What the reports of Vitest and Playwright say, in one shape.
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { root } from '../root.mjs';

const NO_DURATION = 0;
const pathIn = (folder, file) => relative(root, isAbsolute(file) ? file : join(folder, file));

/** Tests of one file of Vitest's report; a file that could not be loaded counts as one failed test without title. */
function vitestFile({ name, status, assertionResults }) {
  const file = pathIn(root, name);
  if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed'))
    return [{ file, title: null, outcome: 'failed', ms: NO_DURATION }];
  return assertionResults.map((test) => ({
    file,
    title: test.fullName,
    outcome: { passed: 'passed', failed: 'failed' }[test.status] ?? 'skipped',
    ms: test.duration ?? NO_DURATION,
  }));
}

const OUTCOMES = { expected: 'passed', flaky: 'flaky', unexpected: 'failed', skipped: 'skipped' };

/** Tests of a suite of Playwright's report and of the suites in it; `titles` are those of the suites around it. */
function playwrightSuite(folder, suite, titles) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      file: pathIn(folder, spec.file),
      title: [...titles, spec.title].join(' '),
      outcome: OUTCOMES[test.status],
      ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  const inner = (suite.suites ?? []).flatMap((one) => playwrightSuite(folder, one, [...titles, one.title]));
  return [...own, ...inner];
}

/**
 * Tests of a report of either runner: file below the project's root, title with those of its suites, outcome (passed,
 * flaky, failed or skipped) and milliseconds, second tries included.
 */
export function testsIn(report) {
  if (report.testResults) return report.testResults.flatMap(vitestFile);
  return report.suites.flatMap((suite) => playwrightSuite(report.config.rootDir, suite, []));
}

/** Tests of a report file; null where a run has written none that can be read. */
export function readTests(path) {
  if (!existsSync(path)) return null;
  try {
    return testsIn(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}
