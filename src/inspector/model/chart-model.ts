import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import type { FlowLabels } from '#proof/entry.ts';
import { transitionKey } from '#proof/parts.ts';
import { isTransient } from '#proof/walk.ts';
import { edgeId } from './covered-transitions.ts';
import { guardName } from './guards.ts';
import { actionWord, sayOf, sentenceOfState } from './labels.ts';
import { readEventType, type TransitionCause } from './transition-cause.ts';

/** Cause of a transition: event, guard and actions; `key` is the name of the transition (proof/parts.ts). */
export type Cause = {
  key: string;
  type: string;
  happening: TransitionCause;
  guard: string | null;
  actions: string[];
  /** Korean labels of event or port, guard and actions; absent in a chart without words. */
  label?: string | undefined;
  guardLabel?: string | undefined;
  actionLabels?: readonly string[] | undefined;
};

export type ChartNode = {
  id: string;
  key: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final';
  initial: boolean;
  transient: boolean;
  description: string;
  /** Korean label; absent in a chart without words. */
  label?: string | undefined;
  tags: readonly string[];
  invokes: readonly string[];
  /** Korean labels of the invokes, in their order; absent in a chart without words. */
  invokeLabels?: readonly string[] | undefined;
  /** Causes of internal transitions, which are listed inside of the box. */
  inner: readonly Cause[];
  children: readonly ChartNode[];
  /** Number of the states that are hidden in a folded state (model/folded.ts). */
  folded?: number;
};

/** Transitions between the same two states, drawn as one arrow with a line per cause. */
export type ChartEdge = { id: string; from: string; to: string; causes: Cause[] };

export type ChartModel = { root: ChartNode; edges: ChartEdge[] };

/** Boxes and arrows of a machine, without positions; with words, they carry Korean labels. */
export function chartModel(machine: AnyStateMachine, words?: FlowLabels): ChartModel {
  const edges = new Map<string, ChartEdge>();
  const root = toNode(machine.root, edges, words);
  return { root, edges: [...edges.values()] };
}

function toNode(node: StateNode, edges: Map<string, ChartEdge>, words: FlowLabels | undefined): ChartNode {
  const inner: Cause[] = [];
  for (const transition of transitionsOf(node)) {
    const cause = toCause(transition, words);
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
    description:
      (node.parent ? sentenceOfState(node.description, words) : words?.about) ?? node.description ?? '',
    label: words?.chart?.states[node.path.join('.')],
    tags: node.tags,
    invokes: node.invoke.map(({ id }) => id),
    invokeLabels: words && node.invoke.map(({ id }) => words.says[id] ?? id),
    inner,
    children: Object.values(node.states).map((child) => toNode(child, edges, words)),
  };
}

const transitionsOf = (node: StateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

function toCause(transition: AnyTransitionDefinition, words: FlowLabels | undefined): Cause {
  const { eventType, guard, actions } = transition;
  const happening = readEventType(eventType);
  const named = actions.map(actionName).filter((action) => !action.startsWith('xstate.'));
  const name = guard === undefined ? null : guardName(guard);
  return {
    key: transitionKey(transition),
    type: eventType,
    happening,
    guard: name,
    actions: named,
    label: sayOf(happening, words),
    guardLabel: name === null ? undefined : words?.chart?.guards[name],
    actionLabels: words && named.map((action) => actionWord(action, words)),
  };
}

const actionName = (action: AnyTransitionDefinition['actions'][number]): string =>
  typeof action === 'string' ? action : 'type' in action ? String(action.type) : action.name;
