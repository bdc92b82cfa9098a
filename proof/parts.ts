import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { nodesOf } from '#proof/walk.ts';

/** Every transition of a machine, including eventless ones. */
const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  nodesOf(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);

/** Readable event name: `✓ load`, `✗ load`, `after toastLife`, `always`. */
export const eventName = (type: string): string =>
  type
    .replace(/^xstate\.done\.actor\./, '✓ ')
    .replace(/^xstate\.error\.actor\./, '✗ ')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1') || 'always';

/** Name of a transition, the same in every copy of its machine that `provide` makes. */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const to = target?.map(({ id }) => id).join(', ') ?? 'stays';
  const alternatives = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  // Alternatives of one event may share their target, so their position is part of the name.
  const place = alternatives.length > 1 ? ` (${alternatives.indexOf(transition) + 1})` : '';
  return `${source.id}: ${eventName(eventType)} → ${to}${place}`;
}

/** Names of all states below the root and of all transitions, which coverage counts. */
export function partsOf(machine: AnyStateMachine): { states: string[]; transitions: string[] } {
  const states = nodesOf(machine).map(({ id }) => id);
  return { states: states.slice(1), transitions: transitionsOf(machine).map(transitionKey) };
}
