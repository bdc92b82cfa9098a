import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import { eventName } from './parts.ts';

type Named = { type: string } | string;
const nameOf = (one: Named | undefined): string | null =>
  one === undefined ? null : typeof one === 'string' ? one : one.type;
const pathOf = ({ path }: StateNode): string => path.join('.');

const transitionOf = ({ eventType, guard, target, reenter, actions }: AnyTransitionDefinition) => [
  eventName(eventType),
  // A guard that is written in place has no name; no chart of the kit has one.
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
 * The structure of a chart without its id: states, tags, ports, and for each transition its event, guard, actions and
 * target. Charts of one shape are the same chart under other names, with other ports behind it.
 */
export const shapeOf = ({ root }: AnyStateMachine): string => JSON.stringify(nodeOf(root));

/** The name of a state or of a transition (proof/parts.ts) without the id of its chart. */
export const inShape = ({ id }: AnyStateMachine, part: string): string =>
  part.replaceAll(new RegExp(`(^|→ |, )${id}(?=[.:,]|$| \\()`, 'g'), '$1');
