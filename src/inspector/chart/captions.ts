import { inspectorText } from '#src/text/inspector.ts';
import type { Cause, ChartNode } from '../model/chart-model.ts';
import { delayLabel } from '../model/labels.ts';
import type { TransitionCause } from '../model/transition-cause.ts';
import { chartText } from './chart.text.ts';

const { marks } = inspectorText;

/** Short caption of a transition's cause; `name` may be its Korean label instead of its technical name. */
export function captionOf({ kind, name }: TransitionCause): string {
  if (kind === 'done') return `${marks.done} ${name}`;
  if (kind === 'failed') return `${marks.failed} ${name}`;
  if (kind === 'time') return `${marks.time} ${delayLabel(name)}`;
  if (kind === 'finished') return marks.finished;
  if (kind === 'at-once') return marks.atOnce;
  return kind === 'start' ? marks.start : name;
}

/** Letters of a Korean label that an arrow, and a note of a box, have room for. */
const ARROW_LETTERS = 14;
const NOTE_LETTERS = 24;

const shortened = (label: string, most: number): string =>
  label.length > most ? `${label.slice(0, most - 1).trimEnd()}…` : label;

/** Label line of one cause; `guard` is separate, because it is drawn in another tone. */
export const lineOf = ({ happening, guard, label, guardLabel }: Cause): { text: string; guard: string } => ({
  text: captionOf(label ? { kind: happening.kind, name: shortened(label, ARROW_LETTERS) } : happening),
  guard: guard ? ` [${guardLabel ?? guard}]` : '',
});

/** True if the guard of a cause has a line of its own: Korean labels are too wide for one line. */
export const isGuardBelow = ({ guardLabel }: Cause): boolean => guardLabel !== undefined;

/** Number of the first line of each cause of an arrow, and of all its lines. */
export function linesOf(causes: readonly Cause[]): { first: number[]; total: number } {
  const first: number[] = [];
  let total = 0;
  for (const cause of causes) {
    first.push(total);
    total += isGuardBelow(cause) ? 2 : 1;
  }
  return { first, total };
}

/** Whole label, technical names and guard of a cause, for the title of its line. */
export const titleOfLine = ({ happening, guard, label }: Cause): string =>
  [label, captionOf(happening), guard && `[${guard}]`].filter(Boolean).join(' ');

/** Returns the caption of a transition with its guard. */
export const fullLine = (cause: Cause): string => {
  const { text, guard } = lineOf(cause);
  return text + guard;
};

/** Notes below the name of a state: its ports, then its internal transitions with their names. */
export const notesOf = (node: ChartNode): { text: string; tone: 'port' | 'inner'; key?: string }[] => [
  ...(node.folded ? [{ text: chartText.view.hidden(node.folded), tone: 'inner' as const }] : []),
  ...(node.invokeLabels ?? node.invokes).map((name) => ({
    text: `${marks.port} ${shortened(name, NOTE_LETTERS)}`,
    tone: 'port' as const,
  })),
  ...node.inner.map((cause) => ({
    text: cause.label
      ? `${fullLine(cause)} / ${shortened((cause.actionLabels ?? []).join(', '), ARROW_LETTERS)}`
      : `${fullLine(cause)} / ${cause.actions.join(', ')}`,
    tone: 'inner' as const,
    key: cause.key,
  })),
];
