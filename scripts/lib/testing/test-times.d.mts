import type { TestRow } from './test-reports.mjs';

/** Types of test-times.mjs for its tests. */
export function timesOf(
  steps: readonly {
    name: string;
    ms: number;
    tests: readonly TestRow[] | null;
    parts: readonly { part: string; ms: number; count?: number }[];
  }[],
): { head: string[]; rows: string[][] }[];
