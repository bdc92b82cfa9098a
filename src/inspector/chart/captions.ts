import { inspectorText } from '#src/text/inspector.ts';
import type { Cause, ChartNode } from '../model/chart-model.ts';
import { delayLabel } from '../model/labels.ts';
import type { TransitionCause } from '../model/transition-cause.ts';

const { marks } = inspectorText;

/** Short caption of a transition's cause, as arrows carry it. */
export function captionOf({ kind, name }: TransitionCause): string {
  if (kind === 'done') return `${marks.done} ${name}`;
  if (kind === 'failed') return `${marks.failed} ${name}`;
  if (kind === 'time') return `${marks.time} ${delayLabel(name)}`;
  if (kind === 'finished') return marks.finished;
  if (kind === 'at-once') return marks.atOnce;
  return kind === 'start' ? marks.start : name;
}

/** Label line of one cause; `guard` is separate, because it is drawn in another tone. */
export const lineOf = ({ happening, guard }: Cause): { text: string; guard: string } => ({
  text: captionOf(happening),
  guard: guard ? ` [${guard}]` : '',
});

/** Returns the caption of a transition with its guard. */
export const fullLine = (cause: Cause): string => {
  const { text, guard } = lineOf(cause);
  return text + guard;
};

/** Notes below the name of a state: its ports, then its internal transitions. */
export const notesOf = (node: ChartNode): { text: string; tone: 'port' | 'inner' }[] => [
  ...node.invokes.map((id) => ({ text: `${marks.port} ${id}`, tone: 'port' as const })),
  ...node.inner.map((cause) => ({
    text: `${fullLine(cause)} / ${cause.actions.join(', ')}`,
    tone: 'inner' as const,
  })),
];
