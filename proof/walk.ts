import type { AnyMachineSnapshot, AnyStateMachine, EventObject, StateNode } from 'xstate';
import { getShortestPaths, type StatePath } from 'xstate/graph';
import { outcomesOf, type RegistryEntry } from '#proof/entry.ts';

/** Every state of a machine, including the root. */
export const nodesOf = (machine: AnyStateMachine): StateNode[] => {
  const below = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
};

/** Returns whether a state has no child states. */
export const isLeaf = (node: StateNode): boolean => Object.keys(node.states).length === 0;

/** True for a transient state, in which no snapshot rests. */
export const isTransient = (node: StateNode): boolean =>
  (node.always ?? []).some(({ guard }) => guard === undefined);

/** Delay events that the machine waits for anywhere. */
export const delaysOf = (machine: AnyStateMachine): EventObject[] =>
  nodesOf(machine)
    .flatMap((node) => [...node.transitions.keys()])
    .filter((type) => type.startsWith('xstate.after.'))
    .map((type) => ({ type }));

/** Everything that can happen to the machine: sample events, port results and delays. */
export const happenings = ({ machine, events, ports }: RegistryEntry): EventObject[] => [
  ...events,
  ...Object.entries(ports).flatMap(([id, port]) => outcomesOf(id, port).map(({ event }) => event)),
  ...delaysOf(machine),
];

/** Transitions that an event would take, by their position in the chart. */
export const openIn =
  (snapshot: AnyMachineSnapshot) =>
  (event: EventObject): string =>
    snapshot.machine
      .getTransitionData(snapshot, event)
      .map((one) => `${one.source.id} ${(one.source.transitions.get(one.eventType) ?? []).indexOf(one)}`)
      .join();

/** Shortest path to each state that samples can reach. */
export function shortestPaths(entry: RegistryEntry): StatePath<AnyMachineSnapshot, EventObject>[] {
  const samples = happenings(entry);
  return getShortestPaths(entry.machine, {
    input: entry.input,
    events: (snapshot) => samples.filter((event) => snapshot.can(event)),
    // The enabled transitions distinguish contexts as far as guards do, and keep the state space finite.
    serializeState: (snapshot) => JSON.stringify([snapshot.value, samples.map(openIn(snapshot))]),
    limit: 20_000,
  });
}
