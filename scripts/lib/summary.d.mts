import type { TestRow } from './test-reports.mjs';

/** Types of summary.mjs for its tests. */
type EndedStep =
  | { name: string; code: number; ms: number; tests: readonly TestRow[] | null; repeat?: string }
  | { name: string; why: string };
export function repeatCommand(step: string, test?: Pick<TestRow, 'file' | 'title'>): string;
export function summaryLines(steps: readonly EndedStep[]): string[];
export function exitCodeOf(steps: readonly EndedStep[]): 0 | 1;
