import type { AnyStateMachine } from 'xstate';
import { inspectorText } from '#src/text/ko/inspector.ts';
import { Note } from '../parts/section.tsx';
import { Chart, type ChartProps } from './chart.tsx';
import type { Room } from './layout.ts';
import { ROOMS, useLayout } from './use-layout.ts';
import { Viewport } from './viewport.tsx';

type ChartPaneProps = Omit<ChartProps, 'layout'> & { machine: AnyStateMachine; room?: Room };

/** The chart of a machine on a plane that can be moved and zoomed. */
export function ChartPane({ machine, room = ROOMS.page, ...chart }: ChartPaneProps) {
  const layout = useLayout(machine, room);
  if (!layout) return <Note role="status">{inspectorText.loading}</Note>;
  return (
    <Viewport content={layout} label={chart.label}>
      <Chart layout={layout} {...chart} />
    </Viewport>
  );
}
