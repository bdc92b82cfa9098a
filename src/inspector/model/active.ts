import type { AnyStateMachine, StateValue } from 'xstate';

/** A report carries a state value as plain data of the form that XState gave it. */
export const toStateValue = (value: unknown): StateValue => value as StateValue;

/** Ids of the states that a state value stands for. */
export const activeIn = (machine: AnyStateMachine, value: unknown): ReadonlySet<string> =>
  new Set(machine.resolveState({ value: toStateValue(value), context: {} })._nodes.map(({ id }) => id));
