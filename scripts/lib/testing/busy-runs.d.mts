/** Types of busy-runs.mjs for its tests. */
export function busyOptions(args: readonly string[]): { times: number | null; rest: string[] };
export function endOf(output: string): string[];
export function isClean(end: { code: number | null; lines: readonly string[] }): boolean;
