import type { AnyMachineSnapshot } from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { isLeaf, shortestPaths } from '#proof/walk.ts';

/** All snapshots reachable by the samples, one for each state value and set of possible events. */
export const reachedBy = (entry: RegistryEntry): AnyMachineSnapshot[] =>
  shortestPaths(entry).map(({ state }) => state);

/** Ids of the leaf states of the snapshots. */
export const leavesIn = (snapshots: readonly AnyMachineSnapshot[]): Set<string> =>
  new Set(snapshots.flatMap((snapshot) => snapshot._nodes.filter(isLeaf).map(({ id }) => id)));
