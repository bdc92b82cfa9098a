import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { tagLabels } from '#proof/kit/labels/common-names.text.ts';
import type { Cause, ChartEdge, ChartModel, ChartNode } from '../model/chart-model.ts';
import { isGuardBelow, lineOf, linesOf, notesOf } from './captions.ts';
import { widthOf } from './text-size.ts';

export type Direction = 'RIGHT' | 'DOWN';

/** Aspect ratio of packed regions, about that of the drawing area. */
const SHAPE = '1.15';

/** Height of a line of text in a chart, in pixels. */
export const LINE = 17;
/** Height of the head of a state in a chart, in pixels. */
export const HEAD = 34;
const PAD = 16;
const SMALL = 0.92;
/** Size of a tag against 12 px text. */
export const TAG = 0.92;
/** Space for the button that folds a state, in pixels. */
export const FOLD = 32;
/** Space between the label of a state and its id, in pixels. */
export const ID_GAP = 6;

/** Width of the name of a state: its Korean label with its id, or the id alone. */
export const nameWidth = ({ key, label }: ChartNode): number =>
  label ? widthOf(label, 1.12) + ID_GAP + widthOf(key, SMALL) : widthOf(key, 1.12);

const ROOT_OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '44',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  // States keep their order of declaration, so that transitions to earlier states are drawn as back edges.
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  // Half of ELK's crossing minimisation: equally readable for our charts in two thirds of the time.
  'elk.layered.thoroughness': '3',
} as const;

const LAYERED = { 'elk.algorithm': 'layered', 'elk.hierarchyHandling': 'INCLUDE_CHILDREN' } as const;
/** Options for regions without arrows between them, which are packed instead of layered. */
const PACKED = {
  'elk.algorithm': 'rectpacking',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.aspectRatio': SHAPE,
} as const;

/** Graph of a chart for ELK, with the space that its texts need. */
export const toElk = ({ root, edges }: ChartModel, direction: Direction): ElkNode => ({
  id: '',
  children: [toElkNode(root, direction, edges)],
  edges: edges.map(toElkEdge),
  layoutOptions: {
    ...ROOT_OPTIONS,
    'elk.direction': direction,
    'elk.padding': '[top=2,left=2,bottom=2,right=2]',
  },
});

function toElkNode(node: ChartNode, direction: Direction, edges: readonly ChartEdge[]): ElkNode {
  const width = boxWidth(node);
  const head = HEAD + notesOf(node).length * LINE;
  if (node.children.length === 0) return { id: node.id, width, height: Math.max(head + 6, 44) };
  return {
    id: node.id,
    children: node.children.map((child) => toElkNode(child, direction, edges)),
    layoutOptions: {
      ...(isPackable(node, edges) ? PACKED : LAYERED),
      'elk.padding': `[top=${head + 14},left=${PAD},bottom=${PAD},right=${PAD}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${head + 40})`,
      'elk.direction': direction,
    },
  };
}

/**
 * True if a state can be packed: ELK packs only nodes whose arrows stay inside of them and do not start at their
 * border.
 */
function isPackable({ id, kind, children }: ChartNode, edges: readonly ChartEdge[]): boolean {
  const within = (state: string, region: string) => state.startsWith(`${region}.`);
  const touching = edges.filter(({ from, to }) => [from, to].some((one) => one === id || within(one, id)));
  const contained = ({ from, to }: ChartEdge) =>
    children.some((region) => within(from, region.id) && within(to, region.id));
  return kind === 'parallel' && touching.every(contained);
}

function boxWidth(node: ChartNode): number {
  const tags = node.tags.reduce((sum, tag) => sum + widthOf(tagLabels[tag] ?? tag, TAG) + 18, 0);
  const lines = notesOf(node).map(({ text }) => widthOf(text, SMALL) + 28);
  const fold = node.children.length > 0 || node.folded ? FOLD : 0;
  return Math.max(96, nameWidth(node) + tags + 44 + fold, ...lines);
}

const toElkEdge = (edge: ChartEdge): ElkExtendedEdge => ({
  id: edge.id,
  sources: [edge.from],
  targets: [edge.to],
  labels: [{ text: edge.id, ...labelSize(edge) }],
});

function causeWidth(cause: Cause): number {
  const { text, guard } = lineOf(cause);
  return isGuardBelow(cause)
    ? Math.max(widthOf(text, SMALL), widthOf(guard, SMALL))
    : widthOf(text + guard, SMALL);
}

const labelSize = ({ causes }: ChartEdge): { width: number; height: number } => ({
  width: Math.max(...causes.map(causeWidth)) + 14,
  height: linesOf(causes).total * LINE + 4,
});
