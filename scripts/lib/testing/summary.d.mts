import type { TestRow } from './test-reports.mjs';

/** Types of summary.mjs for its tests. */
type EndedStep =
  | { name: string; code: number; ms: number; tests: readonly TestRow[] | null; repeat?: string }
  | { name: string; why: string };
type IsInOrder = (file: string) => boolean;
export function repeatCommand(
  step: string,
  test?: Pick<TestRow, 'file' | 'title'>,
  isInOrder?: IsInOrder,
): string;
export function summaryLines(steps: readonly EndedStep[], isInOrder?: IsInOrder): string[];
export function exitCodeOf(steps: readonly EndedStep[]): 0 | 1;
