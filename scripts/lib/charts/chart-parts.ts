/** What XState reads of a transition, as far as it is changed here. */
export type Transition = {
  target?: string;
  guard?: unknown;
  actions?: unknown;
  reenter?: boolean;
};
type Transitions = string | Transition | Transition[];
type Invoke = { id?: string; input?: unknown; onDone?: Transitions; onError?: Transitions };
/** A chart, or a state of it, as it is written. */
export type Chart = {
  id?: string;
  type?: string;
  tags?: unknown;
  entry?: unknown;
  exit?: unknown;
  invoke?: Invoke | Invoke[];
  always?: Transitions;
  onDone?: Transitions;
  on?: Record<string, Transitions>;
  after?: Record<string, Transitions>;
  states?: Record<string, Chart>;
};
/** A chart and what it is made with. */
export type Parts = { chart: Chart; actions: Record<string, unknown>; delays: Record<string, unknown> };

/** A state of a chart and the way to it. */
export type Place = { chart: Chart; path: string; keys: readonly string[]; root: Chart };

/** A transition of a state, in the list of what its event may do. */
export type Arrow = {
  event: string;
  transition: Transition;
  list: Transition[];
  index: number;
  /** A sibling of its target. */
  other: string | null;
  /** Whether leaving and entering its own state makes a difference. */
  mayReenter: boolean;
};

/** A deep copy of what is data; functions and instances are shared. */
export function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map((one) => copyOf(one)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copyOf(one)])) as T;
}

/** All states of a chart, itself first. */
export function placesOf(root: Chart, chart = root, keys: readonly string[] = []): Place[] {
  const inner = Object.entries(chart.states ?? {});
  return [
    { chart, path: keys.join('.') || '(all)', keys, root },
    ...inner.flatMap(([key, state]) => placesOf(root, state, [...keys, key])),
  ];
}

const listed = (given: Transitions): Transition[] =>
  (Array.isArray(given) ? given : [given]).map((one) => (typeof one === 'string' ? { target: one } : one));

/** Writes a slot's transitions as a list, so that one can be taken out. */
function opened<Key extends string>(slots: Partial<Record<Key, Transitions>>, key: Key): Transition[] {
  const given = slots[key];
  if (given === undefined) return [];
  const list = listed(given);
  slots[key] = list;
  return list;
}

function at(root: Chart, keys: readonly string[]): Chart | undefined {
  return keys.reduce<Chart | undefined>((chart, key) => chart?.states?.[key], root);
}

/** Keys of the state that a target names, from the root. */
function keysOf({ root, keys }: Place, target: string): string[] | null {
  if (target.startsWith('#')) return target.startsWith(`#${root.id}.`) ? target.split('.').slice(1) : null;
  return target.startsWith('.')
    ? [...keys, ...target.slice(1).split('.')]
    : [...keys.slice(0, -1), ...target.split('.')];
}

/** Another target: the sibling after the state that is named. */
function siblingOf(place: Place, target: string | undefined): string | null {
  const keys = target === undefined ? null : keysOf(place, target);
  if (!keys || target === undefined) return null;
  const key = keys.at(-1) ?? '';
  const names = Object.keys(at(place.root, keys.slice(0, -1))?.states ?? {});
  const other = names[(names.indexOf(key) + 1) % names.length];
  return other === undefined || other === key
    ? null
    : `${target.slice(0, target.length - key.length)}${other}`;
}

/** Entering again is noticed where a state does something on its way, waits or calls. */
function reenters(place: Place, target: string | undefined): boolean {
  const keys = target === undefined ? null : keysOf(place, target);
  if (!keys || !place.keys.every((key, index) => keys[index] === key)) return false;
  const { chart } = place;
  const isItself = keys.length === place.keys.length;
  const has = chart.entry ?? chart.exit ?? chart.invoke ?? chart.after;
  return has !== undefined || chart.type === 'parallel' || (isItself && chart.states !== undefined);
}

/** All transitions of a state with their events, as people say them. */
export function arrowsOf(place: Place): Arrow[] {
  const { chart } = place;
  const events: [string, Transition[]][] = [
    ...Object.keys(chart.on ?? {}).map((key): [string, Transition[]] => [key, opened(chart.on ?? {}, key)]),
    ...Object.keys(chart.after ?? {}).map((key): [string, Transition[]] => [
      `after ${key}`,
      opened(chart.after ?? {}, key),
    ]),
    ['always', opened<'always'>(chart, 'always')],
    ['all done', opened<'onDone'>(chart, 'onDone')],
  ];
  for (const invoke of [chart.invoke ?? []].flat())
    events.push(
      [`✓ ${invoke.id}`, opened<'onDone'>(invoke, 'onDone')],
      [`✗ ${invoke.id}`, opened<'onError'>(invoke, 'onError')],
    );
  return events.flatMap(([event, list]) =>
    list.map((transition, index) => ({
      event,
      transition,
      list,
      index,
      other: siblingOf(place, transition.target),
      mayReenter: reenters(place, transition.target),
    })),
  );
}
