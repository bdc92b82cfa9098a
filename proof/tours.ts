import { type AnyMachineSnapshot, type EventObject, initialTransition } from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { happenings } from '#proof/walk.ts';
import { type FlowPath, nameOf, type Offered, placeKey, stepOf } from './paths.ts';

/** Run that may be extended: its steps, resulting snapshot and covered parts. */
type Run = { steps: readonly EventObject[]; at: AnyMachineSnapshot; parts: readonly string[] };

type Going = {
  /** True for events that the screen offers. */
  offered: Offered;
  /** True if nothing may follow these steps, because the next path begins with another page or other data. */
  isOver: (steps: readonly EventObject[]) => boolean;
};

/** Number of steps after which a tour is not extended, so that a failure stays readable. */
const LONGEST = 14;

const onward = ({ machine }: RegistryEntry, { steps, at, parts }: Run, step: EventObject): Run => {
  const { next, taken } = stepOf(machine, at, step);
  return { steps: [...steps, step], at: next, parts: [...parts, ...taken] };
};

/** Run of some steps, from `at` or from the initial state. */
function runOf(
  entry: RegistryEntry,
  steps: readonly EventObject[],
  at = initialTransition(entry.machine, entry.input)[0],
): Run {
  const begun: Run = { steps: [], at, parts: [] };
  return steps.reduce((run, step) => onward(entry, run, step), begun);
}

/** Shortest extension of a run to one of the `open` parts; null if none can be reached. */
function wayToOpen(
  entry: RegistryEntry,
  { at: from, steps: before }: Run,
  open: ReadonlySet<string>,
  { offered, isOver }: Going,
): Run | null {
  const samples = happenings(entry);
  const keyOf = placeKey(samples, offered);
  const known = new Set([keyOf(from)]);
  for (let ends = [runOf(entry, [], from)]; ends.length > 0; ) {
    const tried = ends.flatMap((run) =>
      samples
        .filter((event) => run.at.can(event) && offered(event, run.at))
        .map((event) => onward(entry, run, event)),
    );
    const found = tried.find(({ parts }) => parts.some((part) => open.has(part)));
    if (found) return found;
    ends = tried.filter(({ steps, at }) => {
      const isNew = !known.has(keyOf(at)) && !isOver([...before, ...steps]);
      if (isNew) known.add(keyOf(at));
      return isNew;
    });
  }
  return null;
}

/**
 * Small set of tours that together cover everything the `paths` cover: each starts as the path that adds most (the
 * first one as `first`) and goes on by the shortest way to what is still open.
 */
export function toursOf<Path extends FlowPath>(
  entry: RegistryEntry,
  paths: readonly Path[],
  { first, ...going }: Going & { first?: Path | undefined },
): Path[] {
  const runs = new Map(paths.map((path) => [path, runOf(entry, path.steps)]));
  const open = new Set([...runs.values()].flatMap(({ parts }) => parts));
  const gain = (path: Path) => new Set(runs.get(path)?.parts.filter((part) => open.has(part))).size;
  const tours: Path[] = [];
  while (open.size > 0) {
    const isFirst = first !== undefined && tours.length === 0;
    const path = isFirst ? first : paths.reduce((best, one) => (gain(one) > gain(best) ? one : best));
    const tour = prolonged(entry, runs.get(path) ?? runOf(entry, path.steps), open, going);
    const more = tour.steps.slice(path.steps.length);
    tours.push({
      ...path,
      name: more.length > 0 ? `${path.name} › ${nameOf(more)}` : path.name,
      steps: tour.steps,
    });
  }
  return tours;
}

/** Extends a run by the `open` parts that it can still reach, and removes them from `open`. */
function prolonged(entry: RegistryEntry, begun: Run, open: Set<string>, going: Going): Run {
  let tour = begun;
  for (;;) {
    for (const part of tour.parts) open.delete(part);
    if (going.isOver(tour.steps)) return tour;
    const way = wayToOpen(entry, tour, open, going);
    if (!way || tour.steps.length + way.steps.length > LONGEST) return tour;
    tour = { ...way, steps: [...tour.steps, ...way.steps] };
  }
}
