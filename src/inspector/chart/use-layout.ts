import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartModel } from '../model/chart-model.ts';
import type { Layout, Room } from './drawing.ts';
import { layoutChart } from './layout.ts';

const known = new WeakMap<AnyStateMachine, Map<Room, Promise<Layout>>>();

/** Space for a chart on a page of 1280 px: the inspector's main column, and the panel below a page of the shop. */
export const ROOMS = { page: { width: 650, height: 600 }, drawer: { width: 580, height: 360 } } as const;

/** Name of the performance measure of each layout, for the timeline and for tests. */
const MEASURE = 'chart layout';

/** Queue of layouts, one at a time, so that a page with many charts stays responsive. */
let last: Promise<unknown> = Promise.resolve();

function layoutOf(machine: AnyStateMachine, room: Room): Promise<Layout> {
  const layouts = known.get(machine) ?? new Map<Room, Promise<Layout>>();
  known.set(machine, layouts);
  const before = layouts.get(room);
  if (before) return before;
  const layout = last.then(() => measured(machine, room));
  last = layout.catch(() => undefined);
  layouts.set(room, layout);
  return layout;
}

async function measured(machine: AnyStateMachine, room: Room): Promise<Layout> {
  const start = performance.now();
  const layout = await layoutChart(chartModel(machine), room);
  performance.measure(MEASURE, { start, detail: machine.id });
  return layout;
}

/** Layout of a machine, computed once per page; null until it is ready. */
export function useLayout(machine: AnyStateMachine, room: Room = ROOMS.page): Layout | null {
  const [found, setFound] = useState<{ machine: AnyStateMachine; layout: Layout } | null>(null);
  useEffect(() => {
    let wanted = true;
    void layoutOf(machine, room).then((layout) => wanted && setFound({ machine, layout }));
    return () => {
      wanted = false;
    };
  }, [machine, room]);
  return found?.machine === machine ? found.layout : null;
}
