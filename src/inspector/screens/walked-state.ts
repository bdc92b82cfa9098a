import { type AnyMachineSnapshot, StateMachine } from 'xstate';
import { entryOf } from '../gallery/entries.ts';
import { stepsIn } from '../model/step-address.ts';
import { frameOf, startWalk, stepAll } from '../model/stepping.ts';

/** Snapshot of a chart after the steps in the query of an address; null for an unknown chart. */
export function walkedState(machine: string, search: string): AnyMachineSnapshot | null {
  const entry = entryOf(machine);
  return entry ? frameOf(stepAll(startWalk(entry), stepsIn(entry, search))).snapshot : null;
}

/**
 * Starts every actor of a chart in the state after the steps of an address, while the page has this address: also those
 * of the app and of other flows, which no screen provides. A machine binds its methods when it is made: the one of the
 * registry is changed itself, those that `provide` makes from now on by their class. Returns a function that ends it.
 */
export function holdWalkedState(machine: string, search: string): () => void {
  const held = walkedState(machine, search);
  if (!held) return () => {};
  const known = held.machine;
  const [ofKnown, ofClass] = [known.getInitialSnapshot, StateMachine.prototype.getInitialSnapshot];
  const isHeld = () => window.location.search === search;
  known.getInitialSnapshot = (scope, input) => (isHeld() ? held : ofKnown(scope, input));
  StateMachine.prototype.getInitialSnapshot = function getHeldSnapshot(scope, input) {
    if (this.id !== known.id || !isHeld()) return ofClass.call(this, scope, input);
    return this.resolveState({ value: held.value, context: held.context });
  };
  return () => {
    known.getInitialSnapshot = ofKnown;
    StateMachine.prototype.getInitialSnapshot = ofClass;
  };
}
