import type { Snapshot } from 'xstate';

/** State and context of each chart of the first page, by the chart's id and input. */
export type EmbeddedChartStates = Record<string, { value: unknown; context: unknown }>;

/** Data embedded in a server-rendered page. */
export type EmbeddedState = {
  /** Version of the code that rendered the page; states of another version may have another shape. */
  version: string;
  states: EmbeddedChartStates;
};

/** Key of a chart with one input. */
export const keyOf = (flow: string, input: unknown): string => `${flow} ${JSON.stringify(input) ?? ''}`;

/** Snapshot of an embedded state. It has no running invokes, so the actor repeats no call. */
export function snapshotOf(states: EmbeddedChartStates, key: string): Snapshot<unknown> | undefined {
  const state = Object.hasOwn(states, key) ? states[key] : undefined;
  if (!state) return undefined;
  const settled = { status: 'active', output: undefined, error: undefined, children: {}, historyValue: {} };
  // XState's public type covers all actors; this is the persisted form of a machine's snapshot.
  return { ...settled, ...state } as Snapshot<unknown>;
}
