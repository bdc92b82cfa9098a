import type { AnyStateMachine } from 'xstate';
import { inspectorText } from '#src/text/inspector.ts';
import { Note } from '../parts/section.tsx';
import { Chart, type ChartProps } from './chart.tsx';
import type { Layout, Room } from './drawing.ts';
import { ROOMS, useLayout } from './use-layout.ts';
import { Viewport } from './viewport.tsx';

type ChartPaneProps = Omit<ChartProps, 'layout'> & { machine: AnyStateMachine; room?: Room };

/** Drawing of a machine on a plane that can be moved and zoomed. */
export function ChartPane({ machine, room = ROOMS.page, ...chart }: ChartPaneProps) {
  const layout = useLayout(machine, room);
  if (!layout) return <Note role="status">{inspectorText.loading}</Note>;
  return (
    <Viewport
      content={layout}
      focus={room === ROOMS.drawer ? middleOf(layout, chart.active) : null}
      label={chart.label}
    >
      <Chart layout={layout} {...chart} />
    </Viewport>
  );
}

/** Center of the innermost active states; null if none is active. */
function middleOf({ nodes }: Layout, active: ReadonlySet<string>): { x: number; y: number } | null {
  const leaves = nodes.filter(({ node }) => active.has(node.id) && node.children.length === 0);
  if (leaves.length === 0) return null;
  const sum = leaves.reduce(
    (total, { x, y, width, height }) => ({ x: total.x + x + width / 2, y: total.y + y + height / 2 }),
    { x: 0, y: 0 },
  );
  return { x: sum.x / leaves.length, y: sum.y / leaves.length };
}
