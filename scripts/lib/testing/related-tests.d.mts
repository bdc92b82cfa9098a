import type { Screen } from '../screens/screen-visits.mjs';
import type { Sources } from './import-graph.mjs';

/** Types of related-tests.mjs for its tests. */
type Kind = 'unit' | 'server' | 'specs' | 'flows' | 'stages';
type Choice = { taken: string[]; left: string[] };
export function takeWithin(
  ranked: readonly { name: string; steps: number; cost: number }[],
  budget: number,
): Choice;
export function relatedTests(edit: {
  changed: readonly string[];
  sources: Sources;
  screens: readonly Screen[];
  costOf: (name: string, kind: Kind) => number;
  budgets: Record<Kind, number>;
}): Record<Kind, Choice> & { tools: string[]; unread: string[] };
