import type { Snapshot } from 'xstate';

/** Where a chart of the first page stands: what the server found out, by the chart's id and input. */
export type SentStates = Record<string, { value: unknown; context: unknown }>;

/** What comes with a page that the server has drawn. */
export type Sent = {
  /** Whose code drew it: states of another version may be of another shape. */
  version: string;
  states: SentStates;
};

/** One chart with one input is one row. */
export const keyOf = (flow: string, input: unknown): string => `${flow} ${JSON.stringify(input) ?? ''}`;

/** A sent state as an actor takes it. Nothing was under way in it, so nothing is asked again. */
export function snapshotOf(states: SentStates, key: string): Snapshot<unknown> | undefined {
  const state = Object.hasOwn(states, key) ? states[key] : undefined;
  if (!state) return undefined;
  const settled = { status: 'active', output: undefined, error: undefined, children: {}, historyValue: {} };
  // The library's type names only what every kind of actor has; this is what it stores of a chart.
  return { ...settled, ...state } as Snapshot<unknown>;
}
