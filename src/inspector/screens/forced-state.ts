import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, StateMachine } from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { STAGES } from '#src/lib/navigation/screen-preview.ts';
import { entryOf } from '../gallery/entries.ts';
import { stateIn } from '../model/stages.ts';
import { type Asked, askedSnapshot, WALKED } from './snapshot-address.ts';
import { walkedState } from './walked-state.ts';

/**
 * Initial snapshot of a flow on an inspected page: the requested machine in its display state. Other flows that would
 * load data get loaded, so that the page depends on samples only; the rest start as usual.
 */
export function arrangedState(entry: RegistryEntry, { machine, stage }: Asked): AnyMachineSnapshot | null {
  if (entry.machine.id === machine) {
    if (stage === WALKED) return walkedState(machine, window.location.search);
    const known = STAGES.find((one) => one === stage);
    return known ? stateIn(entry, known) : null;
  }
  const [start] = initialTransition(entry.machine, entry.input);
  return start.hasTag('busy') ? stateIn(entry, 'loaded') : null;
}

/**
 * Starts flows in the display state that the address requests, with no call running: a restored snapshot invokes no
 * port. The address is read when a flow starts, so that one document can show several states; links of the page lead
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

/** Same for the flows of a page that has several, by name. */
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
