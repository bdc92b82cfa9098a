import type { Sources } from '../testing/import-graph.mjs';

/** Types of screen-visits.mjs for its tests. */
export type Screen = { key: string; file: string; addresses: string[] };
export function screensIn(text: string, screens: readonly Screen[]): Screen[];
export function playedFlows(sources: Sources): Map<string, { driver: string; chart: string | null }>;
export function textOfSpec(spec: string, sources: Sources): string;
export function flowIn(title: string): string | undefined;
export function screenIn(title: string): string | undefined;
