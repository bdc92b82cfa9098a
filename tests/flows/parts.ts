import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
  StateNode,
} from 'xstate';

/** Every state of a machine, the root included. */
export const nodesOf = (machine: AnyStateMachine): StateNode[] => {
  const below = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
};

export const isLeaf = (node: StateNode): boolean => Object.keys(node.states).length === 0;

/** Every transition of a machine, those without an event included. */
const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  nodesOf(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);

/** Event as people say it: `✓ load`, `✗ load`, `after toastLife`, `always`. */
export const eventName = (type: string): string =>
  type
    .replace(/^xstate\.done\.actor\./, '✓ ')
    .replace(/^xstate\.error\.actor\./, '✗ ')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1') || 'always';

/** Name of a transition, the same in every copy of its machine (`provide` makes copies). */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const to = target?.map(({ id }) => id).join(', ') ?? 'stays';
  const alternatives = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  // Alternatives of one event may share their target: the place tells them apart.
  const place = alternatives.length > 1 ? ` (${alternatives.indexOf(transition) + 1})` : '';
  return `${source.id}: ${eventName(eventType)} → ${to}${place}`;
}

/** Names of the transitions that an event would take. */
export const openIn =
  (snapshot: AnyMachineSnapshot) =>
  (event: EventObject): string =>
    snapshot.machine.getTransitionData(snapshot, event).map(transitionKey).join();

/** Names of all states below the root and of all transitions: what coverage counts. */
export function partsOf(machine: AnyStateMachine): { states: string[]; transitions: string[] } {
  const states = nodesOf(machine).map(({ id }) => id);
  return { states: states.slice(1), transitions: transitionsOf(machine).map(transitionKey) };
}
