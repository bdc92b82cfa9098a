import { type Arrow, arrowsOf, copyOf, type Parts, type Place, placesOf } from '../charts/chart-parts.ts';
import { wrongsOfActions, wrongsOfDelays, wrongsOfInputs } from './effect-mutants.ts';

/** One wrong change: where, what, and how it is made on the parts that it was found in. */
export type Wrong = { at: string; change: string; make: () => void };

/** What XState makes of data; given, so that these lists need no XState. */
export type Tools = { not: (guard: unknown) => unknown; assign: (changes: object) => unknown };

const nameOf = (one: unknown): string =>
  typeof one === 'object' && one !== null && 'type' in one ? String(one.type) : String(one);

/** Lists may be one thing alone. */
const listOf = (one: unknown): unknown[] => (one === undefined ? [] : Array.isArray(one) ? [...one] : [one]);

/** Tags, and what is done on entering and leaving a state. */
function wrongsOfState({ chart, path }: Place): Wrong[] {
  return (['tags', 'entry', 'exit'] as const).flatMap((part) =>
    listOf(chart[part]).map((one, index, list) => ({
      at: path,
      change: `${part === 'tags' ? 'tag' : part} ${nameOf(one)} dropped`,
      make: () => {
        chart[part] = list.toSpliced(index, 1);
      },
    })),
  );
}

const hasParams = (action: unknown): action is { type: string; params: unknown } =>
  typeof action === 'object' && action !== null && 'params' in action;

function wrongsOfEffects({ transition }: Arrow, at: string): Wrong[] {
  const put = (actions: unknown[]) => () => {
    transition.actions = actions;
  };
  return listOf(transition.actions).flatMap((action, nth, actions) => [
    { at, change: `action ${nameOf(action)} dropped`, make: put(actions.toSpliced(nth, 1)) },
    ...(hasParams(action)
      ? [
          {
            at,
            change: `action ${action.type} is told nothing`,
            make: put(actions.toSpliced(nth, 1, { type: action.type, params: {} })),
          },
        ]
      : []),
  ]);
}

function wrongsOfGuard({ transition }: Arrow, at: string, { not }: Tools): Wrong[] {
  const { guard } = transition;
  if (guard === undefined) return [];
  const negate = () => {
    transition.guard = not(guard);
  };
  return [
    { at, change: `guard ${nameOf(guard)} always true`, make: () => delete transition.guard },
    { at, change: `guard ${nameOf(guard)} negated`, make: negate },
  ];
}

function wrongsOfWay({ transition, list, index, other, mayReenter }: Arrow, at: string): Wrong[] {
  const wrongs: Wrong[] = [{ at, change: 'dropped', make: () => list.splice(index, 1) }];
  const say = (change: string, make: () => void) => wrongs.push({ at, change, make });
  const next = list[index + 1];
  if (mayReenter)
    say(transition.reenter ? 'reenter dropped' : 'reenter added', () => {
      transition.reenter = !transition.reenter;
    });
  if (other !== null)
    say(`goes to ${other} instead of ${transition.target}`, () => {
      transition.target = other;
    });
  if (next)
    say('trades its place with the next branch', () => {
      list.splice(index, 2, next, transition);
    });
  return wrongs;
}

function wrongsOfArrow(arrow: Arrow, { path }: Place, tools: Tools): Wrong[] {
  const at = `${path} ${arrow.event}${arrow.list.length > 1 ? ` (${arrow.index + 1})` : ''}`;
  return [...wrongsOfEffects(arrow, at), ...wrongsOfGuard(arrow, at, tools), ...wrongsOfWay(arrow, at)];
}

/** Every wrong change of a chart, of the data that its actions set, and of its waits. */
export function wrongsOf(parts: Parts, tools: Tools): Wrong[] {
  const inStates = placesOf(parts.chart).flatMap((place) => [
    ...wrongsOfState(place),
    ...wrongsOfInputs(place),
    ...arrowsOf(place).flatMap((arrow) => wrongsOfArrow(arrow, place, tools)),
  ]);
  return [...inStates, ...wrongsOfActions(parts, tools), ...wrongsOfDelays(parts)];
}

/** A copy of a chart with one wrong change; functions in it stay the same ones. */
export function mutantOf(parts: Parts, index: number, tools: Tools): Parts {
  const copy = copyOf(parts);
  wrongsOf(copy, tools)[index]?.make();
  return copy;
}
