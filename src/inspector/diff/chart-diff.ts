import { captionOf } from '../chart/captions.ts';
import type { Cause, ChartEdge, ChartModel, ChartNode } from '../model/chart-model.ts';
import type { ChartFacts } from './chart-facts.ts';
import { type FieldChange, type Mark, type MergedCause, mergeCauses } from './merge-causes.ts';

/** One difference, as a line of text. */
export type DiffRow = { mark: Mark; kind: 'chart' | 'state' | 'transition' | 'delay'; name: string } & {
  changes: readonly FieldChange[];
};

/** Both versions of a chart in one, with the parts that differ. */
export type ChartDiff = {
  id: string;
  mark: Mark;
  model: ChartModel;
  /** Marks of the states and causes of `model`; a part without one is the same in both versions. */
  marks: ReadonlyMap<ChartNode | Cause, Mark>;
  rows: readonly DiffRow[];
};

const FIELDS = ['kind', 'initial', 'description', 'tags', 'invokes'] as const;
const wordsOf = (value: ChartNode[(typeof FIELDS)[number]]): string =>
  Array.isArray(value) ? value.join(', ') : String(value);

/** What was found while two versions are merged. */
type Found = { root: string; marks: Map<ChartNode | Cause, Mark>; rows: DiffRow[] };

const pathOf = ({ root }: Found, id: string): string => (id === root ? id : id.slice(root.length + 1));

/** Notes the causes that differ, and returns all of them. */
function noteCauses({ marks, rows }: Found, place: string, merged: readonly MergedCause[]): Cause[] {
  return merged.map(({ cause, mark, changes }) => {
    if (mark) {
      marks.set(cause, mark);
      const name = `${place} ${captionOf(cause.happening)}`.trim();
      rows.push({ kind: 'transition', mark, name, changes });
    }
    return cause;
  });
}

/** Merges a state that is in one version at least; states that were removed come last among their siblings. */
function mergeNode(
  found: Found,
  one: ChartNode,
  before: ChartNode | undefined,
  after: ChartNode | undefined,
): ChartNode {
  const changes = before && after ? fieldChanges(before, after) : [];
  const mark = markOf(before, after, changes);
  const path = pathOf(found, one.id);
  if (mark) found.rows.push({ kind: 'state', mark, name: path, changes });
  const inner = noteCauses(found, path, mergeCauses(before?.inner ?? [], after?.inner ?? []));
  const former = new Map(before?.children.map((child) => [child.id, child]));
  const present = new Set(after?.children.map(({ id }) => id));
  const removed = (before?.children ?? []).filter(({ id }) => !present.has(id));
  const children = [
    ...(after?.children ?? []).map((child) => mergeNode(found, child, former.get(child.id), child)),
    ...removed.map((child) => mergeNode(found, child, child, undefined)),
  ];
  const merged = { ...one, inner, children };
  if (mark) found.marks.set(merged, mark);
  return merged;
}

function mergeEdges(found: Found, before: readonly ChartEdge[], after: readonly ChartEdge[]): ChartEdge[] {
  const former = new Map(before.map((edge) => [edge.id, edge]));
  const present = new Set(after.map(({ id }) => id));
  const removed = before.filter(({ id }) => !present.has(id));
  return [...after, ...removed].map((edge) => {
    const causes = mergeCauses(former.get(edge.id)?.causes ?? [], present.has(edge.id) ? edge.causes : []);
    const place = `${pathOf(found, edge.from)} → ${pathOf(found, edge.to)}`;
    return { ...edge, causes: noteCauses(found, place, causes) };
  });
}

const fieldChanges = (before: ChartNode, after: ChartNode): FieldChange[] =>
  FIELDS.map((field) => ({ field, before: wordsOf(before[field]), after: wordsOf(after[field]) })).filter(
    (one) => one.before !== one.after,
  );

function markOf<Part>(
  before: Part | undefined,
  after: Part | undefined,
  changes: readonly unknown[],
): Mark | null {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  return changes.length > 0 ? 'changed' : null;
}

function noteDelays({ rows }: Found, before: ChartFacts['delays'], after: ChartFacts['delays']): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const change = { field: 'delay', before: before[name] ?? '', after: after[name] ?? '' };
    const changes = change.before === change.after ? [] : [change];
    const mark = markOf(before[name], after[name], changes);
    if (mark) rows.push({ kind: 'delay', mark, name, changes });
  }
}

/** Compares two versions of a chart; null if they are the same. Their drawings and the order of states do not count. */
export function diffCharts(before: ChartFacts | undefined, after: ChartFacts | undefined): ChartDiff | null {
  const one = after ?? before;
  if (!one) return null;
  const found: Found = { root: one.id, marks: new Map(), rows: [] };
  const root = mergeNode(found, one.model.root, before?.model.root, after?.model.root);
  const edges = mergeEdges(found, before?.model.edges ?? [], after?.model.edges ?? []);
  noteDelays(found, before?.delays ?? {}, after?.delays ?? {});
  const { marks, rows } = found;
  const mark = markOf(before, after, rows);
  return mark ? { id: one.id, mark, model: { root, edges }, marks, rows } : null;
}

/** Compares all charts of two versions, in the order of the later one; removed charts come last. */
export function diffAll(before: readonly ChartFacts[], after: readonly ChartFacts[]): ChartDiff[] {
  const former = new Map(before.map((chart) => [chart.id, chart]));
  const present = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !present.has(id)).map((chart) => diffCharts(chart, undefined));
  return [...after.map((chart) => diffCharts(former.get(chart.id), chart)), ...gone].filter(
    (diff) => diff !== null,
  );
}
