import type { ChartEdge, ChartModel, ChartNode } from '../model/chart-model.ts';
import type { Direction } from './to-elk.ts';

export type Box = { x: number; y: number; width: number; height: number };
export type PlacedNode = Box & { node: ChartNode; depth: number };
export type PlacedEdge = { edge: ChartEdge; path: string; label: Box };

/** Chart with the position of every box and arrow, in pixels. */
export type Layout = { width: number; height: number; nodes: PlacedNode[]; edges: PlacedEdge[] };

/** Positions of a chart in one layout direction, by id of box and arrow, in the form that a build stores. */
export type Drawing = {
  width: number;
  height: number;
  boxes: Readonly<Record<string, Box>>;
  arrows: Readonly<Record<string, { path: string; label: Box }>>;
};
export type Drawings = Readonly<Record<Direction, Drawing>>;

/** Available space of a drawing, in pixels. */
export type Room = { width: number; height: number };

/** Scale at which a drawing fits into the space, at most 1. */
export const fitScale = (drawing: Room, room: Room): number =>
  Math.min(1, room.width / drawing.width, room.height / drawing.height);

/** Combines a chart with stored positions. */
export const place = (model: ChartModel, { width, height, boxes, arrows }: Drawing): Layout => ({
  width,
  height,
  nodes: placeNodes(model.root, 0, boxes),
  edges: model.edges.flatMap((edge) => {
    const arrow = arrows[edge.id];
    return arrow ? [{ edge, ...arrow }] : [];
  }),
});

/** Parents before children, so that children are drawn on top. */
function placeNodes(node: ChartNode, depth: number, boxes: Drawing['boxes']): PlacedNode[] {
  const box = boxes[node.id] ?? { x: 0, y: 0, width: 0, height: 0 };
  return [{ ...box, node, depth }, ...node.children.flatMap((child) => placeNodes(child, depth + 1, boxes))];
}
