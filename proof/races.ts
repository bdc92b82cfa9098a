import { type AnyMachineSnapshot, type EventObject, transition } from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { happenings } from '#proof/walk.ts';
import { type Offered, shortestRuns } from './paths.ts';

/** Where calls of a flow are under way that a person can overtake, or that may answer in any order. */
export type RaceTrack = {
  /** The shortest way there. */
  way: readonly EventObject[];
  /** Ports whose answers race. */
  ports: ReadonlySet<string>;
  /** Those of them whose answer a person can overtake by asking for something else. */
  overtaken: ReadonlySet<string>;
};

/** More steps than any flow needs to ask again. */
const LONGEST_MOVE = 4;

const isAnswer = ({ type }: EventObject): boolean => /^xstate\.(done|error)\./.test(type);

/** What a person or the time may do next. */
const acts = (entry: RegistryEntry, snapshot: AnyMachineSnapshot, offered: Offered): EventObject[] =>
  happenings(entry).filter((event) => !isAnswer(event) && snapshot.can(event) && offered(event, snapshot));

const running = ({ children }: AnyMachineSnapshot): string[] =>
  Object.keys(children).filter((id) => children[id] !== undefined);

/** Calls that an event ends before their answer, and calls that it starts. */
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

/** Where the calls of a flow can race; null for a flow that never has more than one under way. */
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
 * The shortest things a person can do, each ending with a call of the racing ports that starts or is given up: another
 * filter, another letter and the wait after it, closing and opening again.
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
    // What concerns other ports would lead away from the race.
    const idle = tried.filter(({ touched }) => touched.length === 0);
    // One detour for each beginning and each place that it leads to.
    open = [...new Map(idle.map((one) => [JSON.stringify([one.steps[0], one.at.value]), one])).values()];
  }
  return [];
}
