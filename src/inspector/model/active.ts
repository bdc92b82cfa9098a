import type { AnyStateMachine, StateValue } from 'xstate';

/** State value of a report, which carries it as plain data. */
export const toStateValue = (value: unknown): StateValue => value as StateValue;

/** Ids of the active states of a state value. */
export const activeIn = (machine: AnyStateMachine, value: unknown): ReadonlySet<string> =>
  new Set(machine.resolveState({ value: toStateValue(value), context: {} })._nodes.map(({ id }) => id));
