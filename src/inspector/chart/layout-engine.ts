import Elk from 'elkjs/lib/elk.bundled.js';
import type { ElkEdgeSection, ElkNode } from 'elkjs/lib/elk-api.js';
import type { ChartModel } from '../model/chart-model.ts';
import { type Box, type Drawing, type Drawings, fitScale, type Room } from './drawing.ts';
import { roundedPath } from './path.ts';
import { type Direction, toElk } from './to-elk.ts';

const elk = new Elk();

/** Layout time in ms above which the second direction is not tried. */
const SECOND_TRY_MS = 100;

/** Lays out a chart in the browser, in the direction that fits the space at a larger scale. */
export async function drawFor(model: ChartModel, room: Room): Promise<Drawing> {
  const started = performance.now();
  const right = await drawIn(model, 'RIGHT');
  if (fitScale(right, room) === 1 || performance.now() - started > SECOND_TRY_MS) return right;
  const down = await drawIn(model, 'DOWN');
  return fitScale(down, room) > fitScale(right, room) ? down : right;
}

/** Lays out a chart in both directions, for a build that does not know the space. */
export const drawBoth = async (model: ChartModel): Promise<Drawings> => ({
  RIGHT: await drawIn(model, 'RIGHT'),
  DOWN: await drawIn(model, 'DOWN'),
});

async function drawIn(model: ChartModel, direction: Direction): Promise<Drawing> {
  const { children = [], edges = [], width = 0, height = 0 } = await elk.layout(toElk(model, direction));
  const arrows = edges.flatMap(({ id, sections, labels }) => {
    const section = sections?.[0];
    return section
      ? [[id, { path: roundedPath(pointsOf(section)), label: boxOf(labels?.[0]) }] as const]
      : [];
  });
  return { width, height, boxes: boxesOf(children), arrows: Object.fromEntries(arrows) };
}

const boxesOf = (nodes: readonly ElkNode[]): Record<string, Box> =>
  Object.assign({}, ...nodes.map((node) => ({ [node.id]: boxOf(node), ...boxesOf(node.children ?? []) })));

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
