/** Types of test-reports.mjs for its tests and for those of what reads its rows. */
export type TestRow = {
  file: string;
  title: string | null;
  outcome: 'passed' | 'flaky' | 'failed' | 'skipped';
  ms: number;
};
export function testsIn(report: unknown): TestRow[];
export function readTests(path: string): TestRow[] | null;
