import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  initialTransition,
  transition,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { RegistryEntry } from '#proof/entry.ts';
import { happenings, isLeaf, openIn } from '#proof/walk.ts';
import { eventName, transitionKey } from './parts.ts';

/** Sequence of events from the initial state of a machine. */
export type FlowPath = { name: string; steps: readonly EventObject[] };

/** True if an event can happen on the screen, which may not offer everything that its chart accepts. */
export type Offered = (event: EventObject, snapshot: AnyMachineSnapshot) => boolean;

/**
 * Returns what tells the places of a flow apart: state, and which transition each sample takes, and whether the screen
 * offers it. Contexts are distinguished as far as guards and the screen do, so that the state space stays finite.
 */
export const placeKey =
  (samples: readonly EventObject[], offered: Offered) =>
  (at: AnyMachineSnapshot): string =>
    JSON.stringify([
      at.value,
      samples.map((event) => at.can(event) && [openIn(at)(event), offered(event, at)]),
    ]);

/** Name of a path: its events. */
export const nameOf = (steps: readonly EventObject[]): string =>
  steps.map(({ type }) => eventName(type)).join(' › ') || 'start';

/** Result of a step: the next snapshot, and the transitions it took, including eventless ones. */
export function stepOf(
  machine: AnyStateMachine,
  at: AnyMachineSnapshot,
  step: EventObject,
): { next: AnyMachineSnapshot; taken: string[] } {
  const [next] = transition(machine, at, step);
  const entered = next._nodes.filter((node) => isLeaf(node) && !at._nodes.includes(node));
  const keys = machine.getTransitionData(at, step).map(transitionKey);
  return { next, taken: keys.map((key) => [key, ...entered.map(({ id }) => id)].join(' ')) };
}

/** Parts that the last step of a run covers. */
function lastStep({ machine, input }: RegistryEntry, steps: readonly EventObject[]): string[] {
  let [snapshot] = initialTransition(machine, input);
  for (const step of steps.slice(0, -1)) [snapshot] = transition(machine, snapshot, step);
  const last = steps.at(-1);
  return last ? stepOf(machine, snapshot, last).taken : [];
}

/** Parts that a whole run covers. */
function partsTaken({ machine, input }: RegistryEntry, steps: readonly EventObject[]): string[] {
  let [snapshot] = initialTransition(machine, input);
  return steps.flatMap((step) => {
    const { next, taken } = stepOf(machine, snapshot, step);
    snapshot = next;
    return taken;
  });
}

/** Shortest run to every state that samples can reach with offered events. */
export function shortestRuns(
  entry: RegistryEntry,
  offered: Offered,
): { state: AnyMachineSnapshot; steps: EventObject[]; welcome: EventObject[] }[] {
  const samples = happenings(entry);
  const welcome = (snapshot: AnyMachineSnapshot) =>
    samples.filter((event) => snapshot.can(event) && offered(event, snapshot));
  const shortest = getShortestPaths(entry.machine, {
    input: entry.input,
    events: welcome,
    serializeState: placeKey(samples, offered),
    limit: 20_000,
  });
  return shortest.map(({ state, steps }) => ({
    state,
    steps: steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init'),
    welcome: welcome(state),
  }));
}

/**
 * Small set of runs that together take every transition the samples can reach: shortest paths to every state, each
 * extended by every accepted event, kept only if they add something to the `known` ones.
 */
export function coveringPaths(
  entry: RegistryEntry,
  { offered = () => true, known = [] }: { offered?: Offered; known?: readonly FlowPath[] } = {},
): FlowPath[] {
  const runs = shortestRuns(entry, offered).flatMap(({ steps, welcome }) =>
    welcome.map((event) => [...steps, event]),
  );
  const covered = new Set(known.flatMap(({ steps }) => partsTaken(entry, steps)));
  const kept: FlowPath[] = [];
  // Long runs first, because they contain the short ones.
  for (const steps of runs.toSorted((a, b) => b.length - a.length)) {
    if (lastStep(entry, steps).every((part) => covered.has(part))) continue;
    kept.push({ name: nameOf(steps), steps });
    for (const part of partsTaken(entry, steps)) covered.add(part);
  }
  return kept;
}
