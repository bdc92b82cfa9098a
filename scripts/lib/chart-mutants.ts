import { type Arrow, arrowsOf, type Chart, copyOf, type Place, placesOf } from './chart-parts.ts';

/** One wrong change to a chart: where, what, and the chart with it. */
export type Mutant = { at: string; change: string; chart: Chart };

type Wrong = { at: string; change: string; make: () => void };

const nameOf = (one: unknown): string =>
  typeof one === 'object' && one !== null && 'type' in one ? String(one.type) : String(one);

/** Lists may be one thing alone. */
const listOf = <T>(one: T | readonly T[] | undefined): T[] =>
  one === undefined ? [] : Array.isArray(one) ? [...one] : [one as T];

const without = <T>(list: readonly T[], index: number): T[] => list.toSpliced(index, 1);

/** Tags, and what is done on entering and leaving a state. */
function wrongsOfState({ chart, path }: Place): Wrong[] {
  return (['tags', 'entry', 'exit'] as const).flatMap((part) =>
    listOf<unknown>(chart[part]).map((one, index, list) => ({
      at: path,
      change: `${part === 'tags' ? 'tag' : part} ${nameOf(one)} dropped`,
      make: () => {
        chart[part] = without(list, index);
      },
    })),
  );
}

/** XState's `not` as data: what it is given may carry params. */
const negated = (guard: unknown, not: (guard: never) => unknown): unknown => not(guard as never);

function wrongsOfArrow(arrow: Arrow, place: Place, not: (guard: never) => unknown): Wrong[] {
  const { transition, list, index } = arrow;
  const at = `${place.path} ${arrow.event}${list.length > 1 ? ` (${index + 1})` : ''}`;
  const wrongs: Wrong[] = listOf<unknown>(transition.actions).map((action, nth, actions) => ({
    at,
    change: `action ${nameOf(action)} dropped`,
    make: () => {
      transition.actions = without(actions, nth);
    },
  }));
  const say = (change: string, make: () => void) => wrongs.push({ at, change, make });
  const { guard, target } = transition;
  if (guard !== undefined) {
    say(`guard ${nameOf(guard)} always true`, () => delete transition.guard);
    say(`guard ${nameOf(guard)} negated`, () => {
      transition.guard = negated(guard, not);
    });
  }
  if (arrow.mayReenter)
    say(transition.reenter ? 'reenter dropped' : 'reenter added', () => {
      transition.reenter = !transition.reenter;
    });
  if (target !== undefined && arrow.other !== null)
    say(`goes to ${arrow.other} instead of ${target}`, () => {
      if (arrow.other !== null) transition.target = arrow.other;
    });
  const next = list[index + 1];
  if (next)
    say('trades its place with the next branch', () => {
      list[index] = next;
      list[index + 1] = transition;
    });
  say('dropped', () => list.splice(index, 1));
  return wrongs;
}

function wrongsOf(chart: Chart, not: (guard: never) => unknown): Wrong[] {
  return placesOf(chart).flatMap((place) => [
    ...wrongsOfState(place),
    ...arrowsOf(place).flatMap((arrow) => wrongsOfArrow(arrow, place, not)),
  ]);
}

/** Every wrong change of a chart, each on a copy of its own; functions in it stay the same ones. */
export function mutantsOf(chart: Chart, not: (guard: never) => unknown): Mutant[] {
  return wrongsOf(copyOf(chart), not).map(({ at, change }, index) => {
    const copy = copyOf(chart);
    wrongsOf(copy, not)[index]?.make();
    return { at, change, chart: copy };
  });
}
