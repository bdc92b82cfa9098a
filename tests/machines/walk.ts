import type { AnyMachineSnapshot, EventObject, StateNode } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { done, failed, type RegistryEntry } from '#machines/kit/entry.ts';
import { isLeaf, nodesOf, openIn } from '../flows/parts.ts';

/** A transient state is left at once, so no snapshot ever rests in it. */
export const isTransient = (node: StateNode): boolean =>
  (node.always ?? []).some(({ guard }) => guard === undefined);

/** Everything that can happen to the machine: people, ports settling, time passing. */
export const happenings = ({ machine, events, ports }: RegistryEntry): EventObject[] => [
  ...events,
  ...Object.entries(ports).flatMap(([id, port]) => [
    ...[port.done, ...(port.otherDone ?? [])].map((output) => done(id, output)),
    ...[port.error, ...(port.otherErrors ?? [])].map((error) => failed(id, error)),
  ]),
  ...nodesOf(machine)
    .flatMap((node) => [...node.transitions.keys()])
    .filter((type) => type.startsWith('xstate.after.'))
    .map((type) => ({ type })),
];

/** All snapshots that samples can bring about, one for each state value and set of open transitions. */
export function reachedBy(entry: RegistryEntry): AnyMachineSnapshot[] {
  const samples = happenings(entry);
  const paths = getShortestPaths(entry.machine, {
    input: entry.input,
    events: (snapshot) => samples.filter((event) => snapshot.can(event)),
    // Which transitions are open tells apart contexts that guards tell apart, and keeps the space finite.
    serializeState: (snapshot) => JSON.stringify([snapshot.value, samples.map(openIn(snapshot))]),
    limit: 20_000,
  });
  return paths.map(({ state }) => state);
}

/** Ids of the leaf states that the snapshots rest in. */
export const leavesIn = (snapshots: readonly AnyMachineSnapshot[]): Set<string> =>
  new Set(snapshots.flatMap((snapshot) => snapshot._nodes.filter(isLeaf).map(({ id }) => id)));
