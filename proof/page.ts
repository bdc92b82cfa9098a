import type { FlowLabels, RegistryEntry } from './entry.ts';
import { commonWords } from './kit/common-words.ts';
import type { Driver } from './kit/driver.ts';
import { wordsOfChart } from './kit/labels/labels.ts';

/** Reason why a browser does not play the paths of a flow, and the test that covers it instead. */
export type Undriven = { why: string; provenBy: string };

/** How a browser plays a flow, or why it does not: one of the two. */
type Played = { driver: Driver; undriven?: never } | { driver?: never; undriven: Undriven };

/** What is proved of a flow: its chart with samples, its Korean words, and its paths in a browser. */
export type Proof = RegistryEntry & {
  /** Words of the flow and common words of its events, for QA. */
  words: FlowLabels;
  /** Words of the flow alone, without common ones. */
  own: FlowLabels;
} & Played;

/** Names that need words: the ports of a flow, and the events that a person or another actor sends. */
export const labelledNames = ({ ports, events }: RegistryEntry): string[] => [
  ...Object.keys(ports),
  ...new Set(events.map(({ type }) => type).filter((type) => !type.startsWith('xstate.'))),
];

/** Adds to a chart with samples its words and how a browser plays it; events without own words get common ones. */
export function proof(row: RegistryEntry, { about, says, ...played }: FlowLabels & Played): Proof {
  const words = labelledNames(row).flatMap((name) => {
    const word = says[name] ?? commonWords[name];
    return word === undefined ? [] : [[name, word] as const];
  });
  return {
    ...row,
    ...played,
    own: { about, says },
    words: { about, says: Object.fromEntries(words), chart: wordsOfChart(row.machine, row.kit, row.title) },
  };
}
