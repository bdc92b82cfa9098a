import type { EventObject } from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { isLeaf, shortestPaths } from '#proof/walk.ts';

/** A way through a machine that can be told in words and played. */
export type Tour = { id: string; name: string; steps: readonly EventObject[] };

/** The walkthroughs that the registry names. */
export const namedTours = ({ walkthroughs }: RegistryEntry): Tour[] =>
  walkthroughs.map(({ name, steps }, index) => ({ id: `named-${index}`, name, steps }));

/** The shortest way to each state, nearest first; one for each state, with any states beside it. */
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
