import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import { isTransient } from '#proof/walk.ts';
import { edgeId } from './covered-transitions.ts';
import { guardName } from './guards.ts';
import { readEventType, type TransitionCause } from './transition-cause.ts';

/** Cause of a transition: event, guard and actions. */
export type Cause = { type: string; happening: TransitionCause; guard: string | null; actions: string[] };

export type ChartNode = {
  id: string;
  key: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final';
  initial: boolean;
  transient: boolean;
  description: string;
  tags: readonly string[];
  invokes: readonly string[];
  /** Causes of internal transitions, which are listed inside of the box. */
  inner: readonly Cause[];
  children: readonly ChartNode[];
};

/** Transitions between the same two states, drawn as one arrow with a line per cause. */
export type ChartEdge = { id: string; from: string; to: string; causes: Cause[] };

export type ChartModel = { root: ChartNode; edges: ChartEdge[] };

/** Boxes and arrows of a machine, without positions. */
export function chartModel(machine: AnyStateMachine): ChartModel {
  const edges = new Map<string, ChartEdge>();
  const root = toNode(machine.root, edges);
  return { root, edges: [...edges.values()] };
}

function toNode(node: StateNode, edges: Map<string, ChartEdge>): ChartNode {
  const inner: Cause[] = [];
  for (const transition of transitionsOf(node)) {
    const cause = toCause(transition);
    if (!transition.target) inner.push(cause);
    for (const target of transition.target ?? []) {
      const id = edgeId(node.id, target.id);
      const edge = edges.get(id) ?? { id, from: node.id, to: target.id, causes: [] };
      edge.causes.push(cause);
      edges.set(id, edge);
    }
  }
  return {
    id: node.id,
    key: node.key,
    kind: node.type === 'history' ? 'atomic' : node.type,
    initial: node.parent?.type === 'compound' && node.parent.initial?.target[0] === node,
    transient: isTransient(node),
    description: node.description ?? '',
    tags: node.tags,
    invokes: node.invoke.map(({ id }) => id),
    inner,
    children: Object.values(node.states).map((child) => toNode(child, edges)),
  };
}

const transitionsOf = (node: StateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const toCause = ({ eventType, guard, actions }: AnyTransitionDefinition): Cause => ({
  type: eventType,
  happening: readEventType(eventType),
  guard: guard === undefined ? null : guardName(guard),
  actions: actions.map(actionName).filter((name) => !name.startsWith('xstate.')),
});

const actionName = (action: AnyTransitionDefinition['actions'][number]): string =>
  typeof action === 'string' ? action : 'type' in action ? String(action.type) : action.name;
