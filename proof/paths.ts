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

/** A run of a machine from its start. */
export type FlowPath = { name: string; steps: readonly EventObject[] };

/** Whether something can happen where the machine runs: a screen may not offer all that its chart knows. */
export type Offered = (event: EventObject, snapshot: AnyMachineSnapshot) => boolean;

/** A path by its events. */
export const nameOf = (steps: readonly EventObject[]): string =>
  steps.map(({ type }) => eventName(type)).join(' › ') || 'start';

/** What a step exercises where the machine is: its transitions, and where they led (`always` may branch after them). */
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

/** What the last step of a run exercises. */
function lastStep({ machine, input }: RegistryEntry, steps: readonly EventObject[]): string[] {
  let [snapshot] = initialTransition(machine, input);
  for (const step of steps.slice(0, -1)) [snapshot] = transition(machine, snapshot, step);
  const last = steps.at(-1);
  return last ? stepOf(machine, snapshot, last).taken : [];
}

/** All that a run exercises. */
function partsTaken({ machine, input }: RegistryEntry, steps: readonly EventObject[]): string[] {
  let [snapshot] = initialTransition(machine, input);
  return steps.flatMap((step) => {
    const { next, taken } = stepOf(machine, snapshot, step);
    snapshot = next;
    return taken;
  });
}

/** The shortest run to every state that samples can bring about where only what is offered happens. */
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
    // Which transitions are open tells apart contexts that guards tell apart, and keeps the space finite.
    serializeState: (snapshot) => JSON.stringify([snapshot.value, samples.map(openIn(snapshot))]),
    limit: 20_000,
  });
  return shortest.map(({ state, steps }) => ({
    state,
    steps: steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init'),
    welcome: welcome(state),
  }));
}

/**
 * Few runs that together take every transition the samples can bring about: shortest paths to every state, each
 * prolonged by everything welcome there, kept only where they add something to the `known` ones.
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
  // Long runs first: they take the short ones along.
  for (const steps of runs.toSorted((a, b) => b.length - a.length)) {
    if (lastStep(entry, steps).every((part) => covered.has(part))) continue;
    kept.push({ name: nameOf(steps), steps });
    for (const part of partsTaken(entry, steps)) covered.add(part);
  }
  return kept;
}
