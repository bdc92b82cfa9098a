import type { ChartEdge, ChartModel, ChartNode } from './chart-model.ts';
import { edgeId } from './covered-transitions.ts';

/** Number of the states below a state. */
const countOf = ({ children }: ChartNode): number =>
  children.reduce((sum, child) => sum + 1 + countOf(child), 0);

/** Ids of every state below a folded one, with the id of the folded state that stands for it. */
function standInsOf(
  node: ChartNode,
  ids: ReadonlySet<string>,
  outer: string | null = null,
): [string, string][] {
  const standIn = outer ?? (ids.has(node.id) ? node.id : null);
  return node.children.flatMap((child) => [
    ...(standIn ? [[child.id, standIn] as [string, string]] : []),
    ...standInsOf(child, ids, standIn),
  ]);
}

const prune = (node: ChartNode, ids: ReadonlySet<string>): ChartNode =>
  ids.has(node.id) && node.children.length > 0
    ? Object.assign({}, node, { children: [], kind: 'atomic', folded: countOf(node) })
    : Object.assign({}, node, { children: node.children.map((child) => prune(child, ids)) });

/** A chart in which some states are drawn without those below them; their arrows begin and end at the folded state. */
export function folded({ root, edges }: ChartModel, ids: ReadonlySet<string>): ChartModel {
  const standIns = new Map(standInsOf(root, ids));
  const merged = new Map<string, ChartEdge>();
  for (const { from, to, causes } of edges) {
    const [begin, end] = [standIns.get(from) ?? from, standIns.get(to) ?? to];
    // What happens inside of a folded state is hidden with it.
    if (begin === end && (standIns.has(from) || standIns.has(to))) continue;
    const id = edgeId(begin, end);
    merged.set(id, { id, from: begin, to: end, causes: [...(merged.get(id)?.causes ?? []), ...causes] });
  }
  return { root: prune(root, ids), edges: [...merged.values()] };
}

/** Ids of the states below the chart itself that have states of their own, the outermost first. */
export const foldableIn = ({ children }: ChartNode): string[] =>
  children.flatMap((child) => (child.children.length > 0 ? [child.id, ...foldableIn(child)] : []));
