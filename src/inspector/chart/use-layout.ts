import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartModel } from '../model/chart-model.ts';
import type { Layout, Room } from './drawing.ts';
import { layoutChart } from './layout.ts';

const known = new WeakMap<AnyStateMachine, Map<Room, Promise<Layout>>>();

/** The room a chart has on a page of 1280 px: in the middle of a page, and in the drawer of the shop. */
export const ROOMS = { page: { width: 650, height: 600 }, drawer: { width: 580, height: 360 } } as const;

/** Name of the browser's measure of each layout, for its timeline and for tests. */
const MEASURE = 'chart layout';

/** Layouts one after another, so that a page of charts stays usable while they come. */
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

/** The layout of a machine, null until it is there; worked out once per page. */
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
