import type { AnyStateMachine } from 'xstate';
import { type Cause, type ChartNode, chartModel } from './chart-model.ts';
import { edgeId } from './covered-transitions.ts';

/** A transition as a row of text: its states by path, its cause, and what it does. */
export type TransitionRow = {
  from: string;
  fromId: string;
  /** Null for a transition that stays in its state. */
  to: string | null;
  cause: Cause;
  /** Id of its arrow, by which a step names the transitions it took. */
  edge: string | null;
};

const pathsOf = (node: ChartNode, path = ''): [id: string, path: string][] => [
  [node.id, path],
  ...node.children.flatMap((child) => pathsOf(child, path ? `${path}.${child.key}` : child.key)),
];

const innerOf = (node: ChartNode): { node: ChartNode; cause: Cause }[] => [
  ...node.inner.map((cause) => ({ node, cause })),
  ...node.children.flatMap(innerOf),
];

/** Every transition of a chart, in the order of its states: the same as its drawing, as text. */
export function transitionList(machine: AnyStateMachine): TransitionRow[] {
  const { root, edges } = chartModel(machine);
  const paths = new Map(pathsOf(root));
  const order = [...paths.keys()];
  const pathOf = (id: string) => paths.get(id) || machine.id;
  const rows = [
    ...edges.flatMap(({ from, to, causes }) =>
      causes.map((cause) => ({
        from: pathOf(from),
        fromId: from,
        to: pathOf(to),
        cause,
        edge: edgeId(from, to),
      })),
    ),
    ...innerOf(root).map(({ node, cause }) => ({
      from: pathOf(node.id),
      fromId: node.id,
      to: null,
      cause,
      edge: null,
    })),
  ];
  return rows.toSorted((one, other) => order.indexOf(one.fromId) - order.indexOf(other.fromId));
}
