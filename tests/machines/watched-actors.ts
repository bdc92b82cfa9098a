import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import { transitionKey } from '#proof/parts.ts';

/** All transitions of a chart that one event caused, with those that followed at once. */
export type Step = { machine: AnyStateMachine; transitions: ReadonlySet<string> };

/** Last step of an actor, and the last step that changed each field of its context. */
type Watched = {
  snapshot: AnyMachineSnapshot;
  pending: Set<string>;
  step: Step;
  writers: ReadonlyMap<string, Step>;
};

const begun = (snapshot: AnyMachineSnapshot): Watched => {
  const pending = new Set<string>();
  const step = { machine: snapshot.machine, transitions: pending };
  return { snapshot, pending, step, writers: new Map() };
};

/** State of an actor after a step; an ignored event takes no transition and is no step. */
function after(watched: Watched, snapshot: AnyMachineSnapshot): Watched {
  const { pending, writers, snapshot: before } = watched;
  if (pending.size === 0) return { ...watched, snapshot };
  const step = { machine: snapshot.machine, transitions: pending };
  const changed = Object.keys(snapshot.context).filter(
    (key) => snapshot.context[key] !== before.context[key],
  );
  return {
    snapshot,
    pending: new Set(),
    step,
    writers: new Map([...writers, ...changed.map((key): [string, Step] => [key, step])]),
  };
}

/** Follows the actors of one system: which step led to each snapshot, and which one caused each item of a list. */
export class WatchedActors {
  readonly #actors = new Map<InspectionEvent['actorRef'], Watched>();
  readonly #origins = new WeakMap<AnyMachineSnapshot, Watched>();
  readonly #lists: { items: readonly unknown[]; steps: Step[] }[] = [];
  #last: Step | undefined;

  /** For `createActor(machine, { inspect })`. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
    const { snapshot, actorRef } = event;
    if (!isMachineSnapshot(snapshot)) return;
    const watched = this.#actors.get(actorRef) ?? begun(snapshot);
    if (event.type === '@xstate.microstep') {
      for (const transition of event._transitions) watched.pending.add(transitionKey(transition));
      this.#actors.set(actorRef, watched);
      return;
    }
    const now = after(watched, snapshot);
    this.#actors.set(actorRef, now);
    if (!this.#origins.has(snapshot)) this.#origins.set(snapshot, now);
    this.#last = now.step;
    this.#attribute();
  };

  /** The last step of any actor of the system. */
  get last(): Step | undefined {
    return this.#last;
  }

  /** Step that led to a snapshot, and those that wrote its fields last. */
  originOf(snapshot: AnyMachineSnapshot): Pick<Watched, 'step' | 'writers'> | undefined {
    return this.#origins.get(snapshot);
  }

  /** Returns for a list that the test kit appends to which step caused the item at a position. */
  causesOf(items: readonly unknown[]): (index: number) => Step | undefined {
    const known = this.#lists.find((list) => list.items === items) ?? { items, steps: [] };
    if (!this.#lists.includes(known)) this.#lists.push(known);
    this.#attribute();
    return (index) => known.steps[index] ?? this.#last;
  }

  #attribute(): void {
    const last = this.#last;
    if (!last) return;
    for (const { items, steps } of this.#lists) while (steps.length < items.length) steps.push(last);
  }
}
