import { type AnyMachineSnapshot, type EventObject, initialTransition, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { RegistryEntry } from '#proof/entry.ts';
import { happenings, isLeaf, openIn } from '#proof/walk.ts';
import { eventName, transitionKey } from './parts.ts';

/** A run of a machine from its start. */
export type FlowPath = { name: string; steps: readonly EventObject[] };

/** Whether something can happen where the machine runs: a screen may not offer all that its chart knows. */
export type Offered = (event: EventObject, snapshot: AnyMachineSnapshot) => boolean;

const nameOf = (steps: readonly EventObject[]): string =>
  steps.map(({ type }) => eventName(type)).join(' › ') || 'start';

/** What the last step of a run exercises: its transitions, and where they led (`always` may branch after them). */
function lastStep({ machine, input }: RegistryEntry, steps: readonly EventObject[]): string[] {
  let [snapshot] = initialTransition(machine, input);
  for (const step of steps.slice(0, -1)) [snapshot] = transition(machine, snapshot, step);
  const last = steps.at(-1);
  if (!last) return [];
  const taken = machine.getTransitionData(snapshot, last).map(transitionKey);
  const [next] = transition(machine, snapshot, last);
  const entered = next._nodes.filter((node) => isLeaf(node) && !snapshot._nodes.includes(node));
  return taken.map((key) => [key, ...entered.map(({ id }) => id)].join(' '));
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
  const covered = new Set<string>();
  const cover = (steps: readonly EventObject[]) => {
    for (const [index] of steps.entries())
      for (const part of lastStep(entry, steps.slice(0, index + 1))) covered.add(part);
  };
  for (const { steps } of known) cover(steps);
  const kept: FlowPath[] = [];
  // Long runs first: they take the short ones along.
  for (const steps of runs.toSorted((a, b) => b.length - a.length)) {
    if (lastStep(entry, steps).every((part) => covered.has(part))) continue;
    kept.push({ name: nameOf(steps), steps });
    cover(steps);
  }
  return kept;
}
