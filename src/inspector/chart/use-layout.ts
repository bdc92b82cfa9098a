import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { FlowLabels } from '#proof/entry.ts';
import { chartModel } from '../model/chart-model.ts';
import { folded } from '../model/folded.ts';
import type { Layout, Room } from './drawing.ts';
import { layoutChart } from './layout.ts';

const known = new WeakMap<AnyStateMachine, Map<Room, Promise<Layout>>>();

/** Space for a chart on a page of 1280 px: the inspector's main column, and the panel below a page of the shop. */
export const ROOMS = { page: { width: 650, height: 600 }, drawer: { width: 580, height: 360 } } as const;

/** Name of the performance measure of each layout, for the timeline and for tests. */
const MEASURE = 'chart layout';

/** Queue of layouts, one at a time, so that a page with many charts stays responsive. */
let last: Promise<unknown> = Promise.resolve();

/** Layout of a machine with its labels for a space, computed once per page. */
export function layoutOf(
  machine: AnyStateMachine,
  words: FlowLabels | undefined,
  room: Room,
): Promise<Layout> {
  const layouts = known.get(machine) ?? new Map<Room, Promise<Layout>>();
  known.set(machine, layouts);
  const before = layouts.get(room);
  if (before) return before;
  const layout = last.then(() => measured(machine, words, room));
  last = layout.catch(() => undefined);
  layouts.set(room, layout);
  return layout;
}

async function measured(
  machine: AnyStateMachine,
  words: FlowLabels | undefined,
  room: Room,
): Promise<Layout> {
  const start = performance.now();
  const layout = await layoutChart(chartModel(machine, words), room);
  performance.measure(MEASURE, { start, detail: machine.id });
  return layout;
}

const NONE: ReadonlySet<string> = new Set();

/** Layout of a chart with folded states: the layout engine makes it, because a build cannot know which ones. */
const foldedLayout = (
  machine: AnyStateMachine,
  words: FlowLabels | undefined,
  room: Room,
  hidden: ReadonlySet<string>,
): Promise<Layout> => layoutChart(folded(chartModel(machine, words), hidden), room);

/** Layout of a machine, computed once per page unless states are folded; null until the first one is ready. */
export function useLayout(
  machine: AnyStateMachine,
  words: FlowLabels | undefined,
  room: Room = ROOMS.page,
  hidden: ReadonlySet<string> = NONE,
): Layout | null {
  const [found, setFound] = useState<{ machine: AnyStateMachine; layout: Layout } | null>(null);
  useEffect(() => {
    let wanted = true;
    void (hidden.size > 0 ? foldedLayout(machine, words, room, hidden) : layoutOf(machine, words, room)).then(
      (layout) => wanted && setFound({ machine, layout }),
    );
    return () => {
      wanted = false;
    };
  }, [machine, words, room, hidden]);
  return found?.machine === machine ? found.layout : null;
}
