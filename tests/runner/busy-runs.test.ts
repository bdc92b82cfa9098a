import { expect, it } from 'vitest';
import { busyOptions, endOf, isClean } from '../../scripts/lib/testing/busy-runs.mjs';
import { summaryLines } from '../../scripts/lib/testing/summary.mjs';

it('busy runs: five by default, with the other options passed on', () => {
  expect(busyOptions(['--only', 'unit'])).toEqual({ times: 5, rest: ['--only', 'unit'] });
  expect(busyOptions(['--times', '2', '--bail'])).toEqual({ times: 2, rest: ['--bail'] });
  for (const times of ['0', '-1', '1.5', 'x', '']) expect(busyOptions(['--times', times]).times).toBeNull();
  expect(busyOptions(['--times']).times).toBeNull();
});

it('busy runs: a run is clean without failures and second attempts', () => {
  const row = { file: 'e2e/a.spec.ts', title: 'pays', ms: 1 };
  const runOf = (outcome: 'passed' | 'flaky', code = 0) => ({
    code,
    lines: endOf(
      `=== e2e ===\n\n=== summary ===\n${summaryLines([{ name: 'e2e', code, ms: 1, tests: [{ ...row, outcome }] }]).join('\n')}\n`,
    ),
  });
  expect(runOf('passed').lines.at(-1)).toBe('1 passed, 0 failed');
  expect(isClean(runOf('passed'))).toBe(true);
  expect(isClean(runOf('flaky'))).toBe(false);
  expect(isClean(runOf('passed', 1))).toBe(false);
  expect(isClean({ code: 0, lines: endOf('stopped early') })).toBe(false);
});
