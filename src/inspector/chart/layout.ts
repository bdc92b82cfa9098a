import Elk from 'elkjs/lib/elk.bundled.js';
import type { ElkEdgeSection, ElkNode } from 'elkjs/lib/elk-api.js';
import type { ChartEdge, ChartModel, ChartNode } from '../model/chart-model.ts';
import { roundedPath } from './path.ts';
import { type Direction, toElk } from './to-elk.ts';

type Box = { x: number; y: number; width: number; height: number };
export type PlacedNode = Box & { node: ChartNode; depth: number };
export type PlacedEdge = { edge: ChartEdge; path: string; label: Box };

/** A chart with a place for everything, in pixels. */
export type Layout = { width: number; height: number; nodes: PlacedNode[]; edges: PlacedEdge[] };

const elk = new Elk();

/** Room that a chart may take before it has to be drawn smaller. */
export type Room = { width: number; height: number };

/** How large a chart can be drawn in a room, never above its own size. */
export const fitScale = (layout: Room, room: Room): number =>
  Math.min(1, room.width / layout.width, room.height / layout.height);

/** A chart that took longer than this is large; a second try would keep people waiting. */
const SECOND_TRY_MS = 100;

/** Lays a chart out in the direction that lets it be drawn larger in the room. */
export async function layoutChart(model: ChartModel, room: Room): Promise<Layout> {
  const started = performance.now();
  const right = await layoutIn(model, 'RIGHT');
  if (fitScale(right, room) === 1 || performance.now() - started > SECOND_TRY_MS) return right;
  const down = await layoutIn(model, 'DOWN');
  return fitScale(down, room) > fitScale(right, room) ? down : right;
}

async function layoutIn(model: ChartModel, direction: Direction): Promise<Layout> {
  const graph = await elk.layout(toElk(model, direction));
  const nodes: PlacedNode[] = [];
  collect(graph.children?.[0], model.root, 0, nodes);
  const edges = new Map(model.edges.map((edge) => [edge.id, edge]));
  const placed = (graph.edges ?? []).flatMap(({ id, sections, labels }) => {
    const edge = edges.get(id);
    const section = sections?.[0];
    return edge && section ? [{ edge, path: roundedPath(pointsOf(section)), label: boxOf(labels?.[0]) }] : [];
  });
  return { width: graph.width ?? 0, height: graph.height ?? 0, nodes, edges: placed };
}

/** Parents before children, so that they are drawn below them. */
function collect(placed: ElkNode | undefined, node: ChartNode, depth: number, into: PlacedNode[]): void {
  into.push({ ...boxOf(placed), node, depth });
  for (const child of node.children) {
    const box = placed?.children?.find(({ id }) => id === child.id);
    collect(box, child, depth + 1, into);
  }
}

const boxOf = (shape: Partial<Box> | undefined): Box => ({
  x: shape?.x ?? 0,
  y: shape?.y ?? 0,
  width: shape?.width ?? 0,
  height: shape?.height ?? 0,
});

const pointsOf = ({ startPoint, bendPoints, endPoint }: ElkEdgeSection) => [
  startPoint,
  ...(bendPoints ?? []),
  endPoint,
];
