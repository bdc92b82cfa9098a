import { type AnyStateMachine, createMachine } from 'xstate';

/** A chart with this many states, each with two transitions: to the next state, and to another one. */
export function largeMachine(count: number): AnyStateMachine {
  const name = (index: number) => `state${index % count}`;
  const states = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      name(index),
      { on: { 'thing.done': name(index + 1), 'thing.failed': name(index * 7 + 3) } },
    ]),
  );
  return createMachine({ id: 'large', initial: name(0), states });
}
