import type { EventObject } from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { isLeaf, shortestPaths } from '#proof/walk.ts';

/** Named sequence of events through a machine. */
export type Tour = { id: string; name: string; steps: readonly EventObject[] };

/** Walkthroughs of the registry. */
export const namedTours = ({ walkthroughs }: RegistryEntry): Tour[] =>
  walkthroughs.map(({ name, steps }, index) => ({ id: `named-${index}`, name, steps }));

/** Shortest path to each leaf state, nearest first. */
export function shortestTours(entry: RegistryEntry): Tour[] {
  const nearest = new Map<string, readonly EventObject[]>();
  for (const { state, steps } of shortestPaths(entry)) {
    const events = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
    for (const leaf of state._nodes.filter(isLeaf)) {
      const name = leaf.path.join('.');
      const known = nearest.get(name);
      if (!known || events.length < known.length) nearest.set(name, events);
    }
  }
  return [...nearest]
    .filter(([, steps]) => steps.length > 0)
    .toSorted(([, one], [, other]) => one.length - other.length)
    .map(([name, steps]) => ({ id: `short-${name}`, name, steps }));
}
