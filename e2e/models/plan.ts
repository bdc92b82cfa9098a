import type { RegistryEntry, SampleEvent } from '#machines/kit/entry.ts';
import { eventName } from '../../tests/flows/parts.ts';
import { coveringPaths, type FlowPath } from '../../tests/flows/paths.ts';
import type { Driver } from './driver.ts';
import { statePath } from './state-path.ts';

/** A path to play; `main` names the walkthrough it is. */
export type PlannedPath = FlowPath & { main?: string };

const isAnswer = (type: string): boolean =>
  type.startsWith('xstate.done.') || type.startsWith('xstate.error.');

/** Whether the driver can bring an event about; one it neither knows nor excuses is a mistake of the driver. */
function canHappen({ flow, offscreen = {}, events }: Driver, { type }: SampleEvent): boolean {
  const name = eventName(type);
  if (offscreen[name] !== undefined) return false;
  if (isAnswer(type) || events[type]) return true;
  throw new Error(`the driver of ${flow} neither plays "${name}" nor says why it cannot happen`);
}

const before = <T>(items: readonly T[], stop: (item: T) => boolean): readonly T[] => {
  const end = items.findIndex(stop);
  return end < 0 ? items : items.slice(0, end);
};

/**
 * What a browser plays of a flow: its main paths (the walkthroughs of the registry, each up to the first event that
 * cannot happen on the screen), then few shortest paths that take what these leave out.
 */
export function planOf(entry: RegistryEntry, driver: Driver): PlannedPath[] {
  const instead = driver.instead ?? ((event: SampleEvent) => event);
  const main = entry.walkthroughs.map(({ name, steps }) => ({
    name: `main path: ${name}`,
    main: name,
    steps: before(steps.map(instead), (step) => !canHappen(driver, step)),
  }));
  const stuck = main.find(({ steps }) => steps.length === 0);
  if (stuck) throw new Error(`${driver.flow}: nothing of "${stuck.main}" can happen on the screen`);
  const shown = { ...entry, events: entry.events.map(instead) };
  const rest = coveringPaths(shown, {
    known: main,
    offered: (event, snapshot) =>
      canHappen(driver, event) &&
      !driver.hidden?.(event, { state: statePath(snapshot.value), context: snapshot.context }),
  });
  return [...main, ...rest];
}
