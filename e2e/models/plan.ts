import { initialTransition, transition } from 'xstate';
import type { RegistryEntry, SampleEvent } from '#proof/entry.ts';
import type { Driver } from '#proof/kit/driver.ts';
import { eventName } from '#proof/parts.ts';
import { coveringPaths, type FlowPath, type Offered } from '#proof/paths.ts';
import { toursOf } from '#proof/tours.ts';
import { statePath } from './state-path.ts';

/** A path to play; `main` names the walkthrough it is, and a double click may change how it is played. */
export type PlannedPath = FlowPath & { main?: string; hasDoubleClick?: boolean };

const isAnswer = (type: string): boolean =>
  type.startsWith('xstate.done.') || type.startsWith('xstate.error.');

/** True if the driver can produce an event; an event that is neither listed nor excused is an error of the driver. */
function canHappen({ offscreen = {}, events }: Driver, { type }: SampleEvent): boolean {
  const name = eventName(type);
  if (offscreen[name] !== undefined) return false;
  if (isAnswer(type) || events[type]) return true;
  throw new Error(`a driver neither plays "${name}" nor says why it cannot happen`);
}

/** Returns which events of the chart the screen offers. */
export const offeredBy =
  (driver: Driver): Offered =>
  (event, snapshot) =>
    canHappen(driver, event) &&
    !driver.hidden?.(event, { state: statePath(snapshot.value), context: snapshot.context });

const before = <T>(items: readonly T[], stop: (item: T) => boolean): readonly T[] => {
  const end = items.findIndex(stop);
  return end < 0 ? items : items.slice(0, end);
};

/** Steps that the chart would ignore a second time, so that a double click must do what a click does. */
function ignoredTwice({ machine, input }: RegistryEntry, steps: readonly SampleEvent[]): SampleEvent[] {
  let [snapshot] = initialTransition(machine, input);
  return steps.filter((step) => {
    [snapshot] = transition(machine, snapshot, step);
    return !snapshot.can(step);
  });
}

/**
 * What a browser plays of a flow: its main paths (the walkthroughs of the registry, each up to the first event that
 * cannot happen on the screen), then few shortest paths that take what these leave out.
 */
export function planOf(entry: RegistryEntry, driver: Driver): PlannedPath[] {
  const main = entry.walkthroughs.map(({ name, steps: all }) => {
    const steps = before(all, (step) => !canHappen(driver, step));
    const hasDoubleClick = ignoredTwice(entry, steps).some(({ type }) => driver.events[type]?.press);
    return { name: `main path: ${name}`, main: name, steps, hasDoubleClick };
  });
  const stuck = main.find(({ steps }) => steps.length === 0);
  if (stuck) throw new Error(`${entry.machine.id}: nothing of "${stuck.main}" can happen on the screen`);
  return told([...main, ...coveringPaths(entry, { known: main, offered: offeredBy(driver) })]);
}

/** Whether a tour ends here: with a write that the server has done, where the screen leads elsewhere, or by the driver. */
const isOverFor =
  ({ endsTour = {}, leaves, ports }: Driver) =>
  (steps: readonly SampleEvent[]): boolean => {
    if (steps.some(({ type }) => eventName(type) in endsTour)) return true;
    const last = steps.at(-1);
    const [, port = ''] = /^xstate\.done\.actor\.(.+)$/.exec(last?.type ?? '') ?? [];
    const hasWritten = ports[port]?.asks.some(({ method }) => method !== 'GET') ?? false;
    return hasWritten || (last !== undefined && (leaves?.(last) ?? false));
  };

/**
 * What `npm test` plays of a plan: few tours that take every transition that the whole plan takes, the first of them
 * along a path that a double click may change.
 */
export const fewOf = (entry: RegistryEntry, driver: Driver, plan: readonly PlannedPath[]): PlannedPath[] =>
  toursOf(entry, plan, {
    first: plan.find(({ hasDoubleClick }) => hasDoubleClick),
    offered: offeredBy(driver),
    isOver: isOverFor(driver),
  });

/** Gives each of the paths that differ only in their answers a name of its own. */
function told(paths: readonly PlannedPath[]): PlannedPath[] {
  const times = new Map<string, number>();
  return paths.map((path) => {
    const nth = (times.get(path.name) ?? 0) + 1;
    times.set(path.name, nth);
    return nth === 1 ? path : { ...path, name: `${path.name}, ${nth}` };
  });
}
