import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartModel } from '../model/chart-model.ts';
import { type Layout, layoutChart, type Room } from './layout.ts';

const known = new WeakMap<AnyStateMachine, Promise<Layout>>();

/** The room a chart has on a page of 1280 px. */
const ROOM: Room = { width: 690, height: 560 };

/** Layouts one after another, so that a page of charts stays usable while they come. */
let last: Promise<unknown> = Promise.resolve();

function layoutOf(machine: AnyStateMachine): Promise<Layout> {
  const before = known.get(machine);
  if (before) return before;
  const layout = last.then(() => layoutChart(chartModel(machine), ROOM));
  last = layout.catch(() => undefined);
  known.set(machine, layout);
  return layout;
}

/** The layout of a machine, null until it is there; worked out once a page. */
export function useLayout(machine: AnyStateMachine): Layout | null {
  const [found, setFound] = useState<{ machine: AnyStateMachine; layout: Layout } | null>(null);
  useEffect(() => {
    let wanted = true;
    void layoutOf(machine).then((layout) => wanted && setFound({ machine, layout }));
    return () => {
      wanted = false;
    };
  }, [machine]);
  return found?.machine === machine ? found.layout : null;
}
