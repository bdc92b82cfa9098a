import type { ChartEdge, ChartModel, ChartNode } from '../model/chart-model.ts';
import type { Direction } from './to-elk.ts';

export type Box = { x: number; y: number; width: number; height: number };
export type PlacedNode = Box & { node: ChartNode; depth: number };
export type PlacedEdge = { edge: ChartEdge; path: string; label: Box };

/** A chart with a place for everything, in pixels. */
export type Layout = { width: number; height: number; nodes: PlacedNode[]; edges: PlacedEdge[] };

/** The places of a chart in one direction, by id of box and arrow: what a build can keep. */
export type Drawing = {
  width: number;
  height: number;
  boxes: Readonly<Record<string, Box>>;
  arrows: Readonly<Record<string, { path: string; label: Box }>>;
};
export type Drawings = Readonly<Record<Direction, Drawing>>;

/** Room that a chart may take before it has to be drawn smaller. */
export type Room = { width: number; height: number };

/** How large a chart can be drawn in a room, never above its own size. */
export const fitScale = (drawing: Room, room: Room): number =>
  Math.min(1, room.width / drawing.width, room.height / drawing.height);

/** A chart with the places of its drawing. */
export const place = (model: ChartModel, { width, height, boxes, arrows }: Drawing): Layout => ({
  width,
  height,
  nodes: placeNodes(model.root, 0, boxes),
  edges: model.edges.flatMap((edge) => {
    const arrow = arrows[edge.id];
    return arrow ? [{ edge, ...arrow }] : [];
  }),
});

/** Parents before children, so that they are drawn below them. */
function placeNodes(node: ChartNode, depth: number, boxes: Drawing['boxes']): PlacedNode[] {
  const box = boxes[node.id] ?? { x: 0, y: 0, width: 0, height: 0 };
  return [{ ...box, node, depth }, ...node.children.flatMap((child) => placeNodes(child, depth + 1, boxes))];
}
