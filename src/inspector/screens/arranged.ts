import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, StateMachine } from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { entryOf } from '../gallery/entries.ts';
import { STAGES, stateIn } from '../model/stages.ts';
import { type Asked, askedSnapshot } from './snapshot-address.ts';

/**
 * Where a flow of the page starts: the one that is asked for in its stage. Others that would ask the server first are
 * there already, so that the page hangs on samples only; what begins at rest begins as ever.
 */
export function arrangedState(entry: RegistryEntry, { machine, stage }: Asked): AnyMachineSnapshot | null {
  if (entry.machine.id === machine) {
    const known = STAGES.find((one) => one === stage);
    return known ? stateIn(entry, known) : null;
  }
  const [start] = initialTransition(entry.machine, entry.input);
  return start.hasTag('busy') ? stateIn(entry, 'loaded') : null;
}

/** Makes flows start there, with nothing on its way: a restored state calls no port. */
export const arranging =
  (asked: Asked) =>
  <Logic>(logic: Logic): Logic => {
    // Links of the page lead back to the real shop.
    if (!(logic instanceof StateMachine) || !askedSnapshot(window.location.search)) return logic;
    const entry = entryOf(logic.id);
    if (!entry) return logic;
    const arranged: Logic & AnyStateMachine = Object.create(logic);
    arranged.getInitialSnapshot = (scope, input) => {
      const state = arrangedState({ ...entry, input }, asked);
      if (!state) return logic.getInitialSnapshot(scope, input);
      return logic.resolveState({ value: state.value, context: state.context });
    };
    return arranged;
  };
