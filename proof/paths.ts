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

/** All that a run exercises. */
const partsTaken = (entry: RegistryEntry, steps: readonly EventObject[]): string[] =>
  steps.flatMap((_, index) => lastStep(entry, steps.slice(0, index + 1)));

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

/**
 * Few of the paths that together take all that they take together: those of `first`, then again and again the one that
 * adds most, the earlier one of equals.
 */
export function fewestOf<Path extends FlowPath>(
  entry: RegistryEntry,
  paths: readonly Path[],
  first: readonly Path[] = [],
): Path[] {
  const taken = new Map(paths.map((path) => [path, partsTaken(entry, path.steps)]));
  const open = new Set([...taken.values()].flat());
  const kept = new Set<Path>();
  const keep = (path: Path) => {
    kept.add(path);
    for (const part of taken.get(path) ?? []) open.delete(part);
  };
  for (const path of first) keep(path);
  const gain = (path: Path) => new Set(taken.get(path)?.filter((part) => open.has(part))).size;
  while (open.size > 0) keep(paths.reduce((best, path) => (gain(path) > gain(best) ? path : best)));
  return paths.filter((path) => kept.has(path));
}
