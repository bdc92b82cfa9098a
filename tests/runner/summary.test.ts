import { describe, expect, it } from 'vitest';
import { exitCodeOf, repeatCommand, summaryLines } from '../../scripts/lib/testing/summary.mjs';
import { testsIn } from '../../scripts/lib/testing/test-reports.mjs';

const root = process.cwd();
const vitestReport = {
  testResults: [
    {
      name: `${root}/tests/a.test.ts`,
      status: 'failed',
      assertionResults: [
        { fullName: 'a cart holds', status: 'passed', duration: 5 },
        { fullName: "a cart isn't lost", status: 'failed', duration: 7 },
        { fullName: 'a cart waits', status: 'pending' },
      ],
    },
    { name: `${root}/tests/b.test.ts`, status: 'failed', assertionResults: [] },
  ],
};
const spec = (title: string, status: string) => ({
  title,
  file: 'models.spec.ts',
  tests: [{ status, results: [{ duration: 20 }, { duration: 10 }] }],
});
const playwrightReport = {
  config: { rootDir: `${root}/e2e` },
  suites: [
    {
      title: 'models.spec.ts',
      specs: [spec('opens', 'expected')],
      suites: [{ title: 'flow cart', specs: [spec('pays', 'flaky'), spec('fails', 'unexpected')] }],
    },
  ],
};

describe('reports of the runners', () => {
  it('of Vitest contain each test, and each file that failed to load', () => {
    expect(testsIn(vitestReport)).toEqual([
      { file: 'tests/a.test.ts', title: 'a cart holds', outcome: 'passed', ms: 5 },
      { file: 'tests/a.test.ts', title: "a cart isn't lost", outcome: 'failed', ms: 7 },
      { file: 'tests/a.test.ts', title: 'a cart waits', outcome: 'skipped', ms: 0 },
      { file: 'tests/b.test.ts', title: null, outcome: 'failed', ms: 0 },
    ]);
  });

  it('of Playwright contain each test by its full title, with its second attempt', () => {
    expect(testsIn(playwrightReport)).toEqual([
      { file: 'e2e/models.spec.ts', title: 'opens', outcome: 'passed', ms: 30 },
      { file: 'e2e/models.spec.ts', title: 'flow cart pays', outcome: 'flaky', ms: 30 },
      { file: 'e2e/models.spec.ts', title: 'flow cart fails', outcome: 'failed', ms: 30 },
    ]);
  });
});

describe('summary of a run', () => {
  const unit = { name: 'unit', code: 1, ms: 1_500, tests: testsIn(vitestReport) };
  const e2e = { name: 'e2e', code: 1, ms: 2_000, tests: testsIn(playwrightReport) };
  const lint = { name: 'lint', code: 0, ms: 900, tests: null };

  it('has only the numbers on its last line after a success', () => {
    const green = [lint, { ...e2e, code: 0, tests: e2e.tests.slice(0, 1) }];
    expect(summaryLines(green).at(-1)).toBe('2 passed, 0 failed');
    expect(exitCodeOf(green)).toBe(0);
  });

  it('lists each failed test with the command that repeats it, flaky tests, and tests not run', () => {
    const red = [
      lint,
      unit,
      e2e,
      { name: 'types', code: 2, ms: 100, tests: null },
      { name: 'coverage', why: 'it needs unit' },
    ];
    expect(summaryLines(red)).toEqual([
      'lint                   0.9 s  passed',
      'unit                   1.5 s  FAILED (2)',
      'e2e                    2.0 s  FAILED (1)',
      'types                  0.1 s  FAILED (1)',
      'coverage           not run: it needs unit',
      '',
      'passed only at the second try:',
      '  e2e: e2e/models.spec.ts > flow cart pays',
      '',
      'failed:',
      "  unit: tests/a.test.ts > a cart isn't lost",
      "    npm test -- --only unit --file tests/a.test.ts --title 'a cart isn'\\''t lost'",
      '  unit: tests/b.test.ts (could not be loaded)',
      '    npm test -- --only unit --file tests/b.test.ts',
      '  e2e: e2e/models.spec.ts > flow cart fails',
      "    npm test -- --only e2e --file e2e/models.spec.ts --title 'flow cart fails'",
      '  types',
      '    npm test -- --only types',
      '',
      '4 passed, 4 failed',
    ]);
    expect(exitCodeOf(red)).toBe(1);
  });

  it('repeats a test of a change in the step that has all tests', () => {
    const edit = [{ ...unit, name: 'unit-changed', repeat: 'unit' }];
    expect(summaryLines(edit)).toContain('    npm test -- --only unit --file tests/b.test.ts');
  });

  it('counts a failed step without a failed test once', () => {
    const broken = [{ name: 'e2e', code: 1, ms: 10, tests: [] }];
    expect(summaryLines(broken).at(-1)).toBe('0 passed, 1 failed');
    expect(repeatCommand('e2e')).toBe('npm test -- --only e2e');
  });
});
