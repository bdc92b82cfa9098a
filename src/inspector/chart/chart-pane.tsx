import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { FlowLabels } from '#proof/entry.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { chartModel } from '../model/chart-model.ts';
import { foldableIn } from '../model/folded.ts';
import { Note } from '../parts/section.tsx';
import { chartText } from './chart.text.ts';
import { Chart, type ChartProps } from './chart.tsx';
import type { Layout, Room } from './drawing.ts';
import { FoldButtons } from './fold-buttons.tsx';
import { ROOMS, useLayout } from './use-layout.ts';
import { Viewport } from './viewport.tsx';

type ChartPaneProps = Omit<ChartProps, 'layout'> & {
  machine: AnyStateMachine;
  words?: FlowLabels | undefined;
  room?: Room;
};

/** Drawing of a machine on a plane that can be moved and zoomed, and whose states can be folded. */
export function ChartPane({ machine, words, room = ROOMS.page, ...chart }: ChartPaneProps) {
  const [hidden, hide] = useState<ReadonlySet<string>>(new Set());
  const layout = useLayout(machine, words, room, hidden);
  if (!layout) return <Note role="status">{inspectorText.loading}</Note>;
  const foldable = foldableIn(chartModel(machine).root);
  return (
    <Viewport
      content={layout}
      active={chart.active}
      focus={middleOf(layout, chart.active)}
      label={chart.label}
      tools={
        foldable.length > 0 ? (
          <button
            type="button"
            onClick={() =>
              hide(new Set(hidden.size > 0 ? [] : foldable.filter((id) => !chart.active.has(id))))
            }
          >
            {hidden.size > 0 ? chartText.view.unfoldAll : chartText.view.foldAll}
          </button>
        ) : null
      }
    >
      <Chart layout={layout} {...chart} />
      <FoldButtons nodes={layout.nodes} onFold={(id) => hide((now) => toggled(now, id))} />
    </Viewport>
  );
}

/** The same set with an element added or taken out. */
const toggled = (set: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set(set.has(id) ? [...set].filter((one) => one !== id) : [...set, id]);

/** Center of the innermost active states; the begin of the chart if none is active. */
function middleOf({ nodes }: Layout, active: ReadonlySet<string>): { x: number; y: number } {
  const leaves = nodes.filter(({ node }) => active.has(node.id) && node.children.length === 0);
  if (leaves.length === 0) return { x: 0, y: 0 };
  const sum = leaves.reduce(
    (total, { x, y, width, height }) => ({ x: total.x + x + width / 2, y: total.y + y + height / 2 }),
    { x: 0, y: 0 },
  );
  return { x: sum.x / leaves.length, y: sum.y / leaves.length };
}
