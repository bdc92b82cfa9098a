import { inspectorText } from '#src/text/inspector.ts';
import type { Levels } from '../levels/levels.ts';
import { ChartLabel, ChartLine } from './chart-arrow.tsx';
import { ChartBox } from './chart-box.tsx';
import { Drawing } from './chart-style.ts';
import type { Layout } from './drawing.ts';

export type ChartProps = {
  layout: Layout;
  /** Accessible name: the machine and its state. */
  label: string;
  /** Ids of the active states. */
  active: ReadonlySet<string>;
  /** Ids of the transitions that were just taken. */
  taken: ReadonlySet<string>;
  /** Draws each transition by how far tests have gone with it. */
  levels?: Levels | undefined;
};

const NOTHING: ReadonlySet<string> = new Set();

/** SVG markers of arrow heads by tone; all charts of a page share their ids. */
const Heads = () => (
  <defs>
    {(['plain', 'taken'] as const).map((tone) => (
      <marker
        key={tone}
        id={`head-${tone}`}
        viewBox="0 0 10 10"
        refX="8.5"
        refY="5"
        markerWidth="8"
        markerHeight="8"
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path d="M0.5,1L9,5L0.5,9Z" className={`head-${tone}`} />
      </marker>
    ))}
  </defs>
);

/** Drawing of a statechart: nested boxes and labelled arrows, with the active states highlighted. */
export function Chart({ layout, label, active, taken, levels }: ChartProps) {
  const lit = (id: string) => taken.has(id);
  const inOrder = layout.edges.toSorted(
    (one, other) => Number(lit(one.edge.id)) - Number(lit(other.edge.id)),
  );
  return (
    <Drawing viewBox={`0 0 ${layout.width} ${layout.height}`} role="img" aria-label={label}>
      <Heads />
      {layout.nodes.map((placed) => (
        <ChartBox key={placed.node.id} placed={placed} active={active.has(placed.node.id)} levels={levels} />
      ))}
      {inOrder.map((placed) => (
        <ChartLine key={placed.edge.id} placed={placed} taken={lit(placed.edge.id)} levels={levels} />
      ))}
      {inOrder.map((placed) => (
        <ChartLabel key={placed.edge.id} placed={placed} taken={lit(placed.edge.id)} levels={levels} />
      ))}
    </Drawing>
  );
}

/** Static thumbnail of a chart for cards. */
export const ChartStill = ({ layout, title }: { layout: Layout; title: string }) => (
  <Chart layout={layout} label={inspectorText.stillOf(title)} active={NOTHING} taken={NOTHING} />
);
