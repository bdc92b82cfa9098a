import type { AnyStateMachine, StateValue } from 'xstate';

/** State value of a report, which carries it as plain data. */
export const toStateValue = (value: unknown): StateValue => value as StateValue;

/** Ids of the active states of a state value. */
export const activeIn = (machine: AnyStateMachine, value: unknown): ReadonlySet<string> =>
  new Set(machine.resolveState({ value: toStateValue(value), context: {} })._nodes.map(({ id }) => id));

/** Ids of the active states of a logged state; empty if the present chart has no such state. */
export function activeInLog(machine: AnyStateMachine, value: unknown): ReadonlySet<string> {
  try {
    return activeIn(machine, value);
  } catch {
    return new Set();
  }
}
