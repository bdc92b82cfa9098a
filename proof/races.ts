import { type AnyMachineSnapshot, type EventObject, transition } from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { happenings } from '#proof/walk.ts';
import { type Offered, shortestRuns } from './paths.ts';

/** Where a flow has calls that a person can supersede or that may answer in any order. */
export type RaceTrack = {
  /** Shortest path to that state. */
  way: readonly EventObject[];
  /** Ports whose answers race. */
  ports: ReadonlySet<string>;
  /** Ports whose answer a person can supersede by another request. */
  overtaken: ReadonlySet<string>;
};

/** Upper limit of steps in one move; no flow needs more. */
const LONGEST_MOVE = 4;

const isAnswer = ({ type }: EventObject): boolean => /^xstate\.(done|error)\./.test(type);

/** Events of people and of time that are possible next. */
const acts = (entry: RegistryEntry, snapshot: AnyMachineSnapshot, offered: Offered): EventObject[] =>
  happenings(entry).filter((event) => !isAnswer(event) && snapshot.can(event) && offered(event, snapshot));

const running = ({ children }: AnyMachineSnapshot): string[] =>
  Object.keys(children).filter((id) => children[id] !== undefined);

/** Calls that an event aborts, and calls that it starts. */
function changesOf({ machine }: RegistryEntry, snapshot: AnyMachineSnapshot, event: EventObject) {
  const [next, actions] = transition(machine, snapshot, event);
  const idsOf = (type: string) =>
    actions.flatMap((action) => {
      const params: unknown = action.type === type ? action.params : null;
      const hasId = typeof params === 'object' && params !== null && 'id' in params;
      return hasId ? [String(params.id)] : [];
    });
  return { next, ended: idsOf('xstate.stopChild'), started: idsOf('xstate.spawnChild') };
}

/** State in which the calls of a flow can race; null if it never has more than one running. */
export function raceTrack(entry: RegistryEntry, offered: Offered): RaceTrack | null {
  const places = shortestRuns(entry, offered).map(({ state, steps }) => ({
    steps,
    overtaken: acts(entry, state, offered).flatMap((event) => changesOf(entry, state, event).ended),
    together: running(state).length > 1 ? running(state) : [],
  }));
  const overtaken = places.filter((place) => place.overtaken.length > 0);
  const together = places.filter((place) => place.together.length > 0);
  const [first] = overtaken.length > 0 ? overtaken : together;
  if (!first) return null;
  return {
    way: first.steps,
    ports: new Set([...overtaken, ...together].flatMap((place) => [...place.overtaken, ...place.together])),
    overtaken: new Set(overtaken.flatMap((place) => place.overtaken)),
  };
}

/**
 * Shortest sequences of events that each end with a racing port being started or aborted: another filter, another
 * letter and the delay after it, closing and reopening.
 */
export function movesFrom(
  entry: RegistryEntry,
  from: AnyMachineSnapshot,
  ports: RaceTrack['ports'],
  offered: Offered,
): EventObject[][] {
  let open: { at: AnyMachineSnapshot; steps: EventObject[] }[] = [{ at: from, steps: [] }];
  for (let length = 1; length <= LONGEST_MOVE; length += 1) {
    const tried = open.flatMap(({ at, steps }) =>
      acts(entry, at, offered).map((event) => {
        const { next, ended, started } = changesOf(entry, at, event);
        return { at: next, steps: [...steps, event], touched: [...ended, ...started] };
      }),
    );
    const moves = tried.filter(({ touched }) => touched.some((id) => ports.has(id)));
    if (moves.length > 0) return moves.map(({ steps }) => steps);
    // Events that affect other ports would leave the race.
    const idle = tried.filter(({ touched }) => touched.length === 0);
    // One representative for each first event and each resulting state.
    open = [...new Map(idle.map((one) => [JSON.stringify([one.steps[0], one.at.value]), one])).values()];
  }
  return [];
}
