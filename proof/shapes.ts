import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import { eventName } from './parts.ts';

type Named = { type: string } | string;
const nameOf = (one: Named | undefined): string | null =>
  one === undefined ? null : typeof one === 'string' ? one : one.type;
const pathOf = ({ path }: StateNode): string => path.join('.');

const transitionOf = ({ eventType, guard, target, reenter, actions }: AnyTransitionDefinition) => [
  eventName(eventType),
  // Inline guards have no name; no kit chart has one.
  nameOf(guard as Named | undefined),
  target?.map(pathOf) ?? null,
  reenter,
  actions.map((action) => nameOf(action as Named)),
];

const nodeOf = (node: StateNode): unknown => [
  pathOf(node),
  node.type,
  node.tags,
  node.initial.target.map(pathOf),
  node.invoke.map(({ id, src }) => [id, String(src)]),
  [...node.transitions.values()].flat().map(transitionOf),
  (node.always ?? []).map(transitionOf),
  [node.entry, node.exit].map((actions) => actions.map((action) => nameOf(action as Named))),
  Object.values(node.states).map(nodeOf),
];

/**
 * Structure of a chart without its id: states, tags, ports, and event, guard, actions and target of each transition.
 * Charts of the same structure differ only in names and in their ports.
 */
export const shapeOf = ({ root }: AnyStateMachine): string => JSON.stringify(nodeOf(root));

/** Name of a state or transition (proof/parts.ts) without the id of its chart. */
export const inShape = ({ id }: AnyStateMachine, part: string): string =>
  part.replaceAll(new RegExp(`(^|→ |, )${id}(?=[.:,]|$| \\()`, 'g'), '$1');
