import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, StateMachine } from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { STAGES } from '#src/lib/navigation/screen-look.ts';
import { entryOf } from '../gallery/entries.ts';
import { stateIn } from '../model/stages.ts';
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

/**
 * Makes a flow start where the page's address asks for it, with nothing on its way: a restored state calls no port. The
 * address is read when a flow begins, so that a document can show one stage after another; links of the page lead back
 * to the real shop.
 */
export function arranged<Logic>(logic: Logic): Logic {
  const asked = askedSnapshot(window.location.search);
  if (!asked) return logic;
  if (logic instanceof StateMachine) return arrangedLogic(logic, asked);
  return isRecord(logic) ? arrangedParts(logic, asked) : logic;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A page may have several flows under names of its own. */
function arrangedParts<Parts extends Record<string, unknown>>(parts: Parts, asked: Asked): Parts {
  const arranged = { ...parts };
  for (const name in arranged) {
    const part = arranged[name];
    if (part instanceof StateMachine) arranged[name] = arrangedLogic(part, asked);
  }
  return arranged;
}

function arrangedLogic<Logic extends AnyStateMachine>(logic: Logic, asked: Asked): Logic {
  const entry = entryOf(logic.id);
  if (!entry) return logic;
  const arranged: Logic = Object.create(logic);
  arranged.getInitialSnapshot = (scope, input) => {
    const state = arrangedState({ ...entry, input }, asked);
    if (!state) return logic.getInitialSnapshot(scope, input);
    return logic.resolveState({ value: state.value, context: state.context });
  };
  return arranged;
}
