/** Types of import-graph.mjs for its tests. */
export type Sources = Map<string, { text: string; imports: string[] }>;
export function importsIn(path: string, text: string): string[];
export function readSources(): Sources;
export function importersIn(sources: Sources): Map<string, string[]>;
export function distancesFrom(
  starts: readonly string[],
  next: (path: string) => readonly string[],
): Map<string, number>;
