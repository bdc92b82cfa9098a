import type { Moment, Property, Step } from './property.ts';

/** Step that is possible in a state, and what it comes to; `settles` if no person is needed for it. */
export type Edge<State> = { step: Step; settles: boolean; moment: Moment<State> };

/** States and steps that a search goes through. */
export type Space<State> = {
  start: Moment<State>;
  edgesOf(at: State): readonly Edge<State>[];
  /** Text that is the same for states between which a search makes no difference. */
  keyOf(at: State): string;
};

/** What a search has found out about a property. */
export type Finding<State> = {
  property: Property<State>;
  /** Number of states that the search has looked at. */
  looked: number;
  /** True if there are no others. */
  isWhole: boolean;
  /** Shortest steps to a violation; null if the search has found none. */
  trace: readonly Step[] | null;
};

type Node<State> = {
  at: State;
  from: Node<State> | null;
  step: Step | null;
  /** Where it comes to without a person. */
  settled: { step: Step; to: Node<State> }[];
  /** True if the search has not looked at its steps. */
  isOpen: boolean;
};

/** Steps of a node from the start. */
function stepsTo<State>(node: Node<State>): Step[] {
  const steps: Step[] = [];
  for (let one: Node<State> | null = node; one?.step; one = one.from) steps.unshift(one.step);
  return steps;
}

/** True if a moment violates a property; one about an end is judged by the whole graph. */
function isViolated<State>(property: Property<State>, moment: Moment<State>): boolean {
  if (property.kind === 'always') return !property.holds(moment);
  return property.kind === 'never' && property.happens(moment);
}

type Search<State> = { nodes: Node<State>[]; looked: number; traces: Map<Property<State>, readonly Step[]> };

/** Goes breadth first through the space until all is seen, the limit is reached, or each property is violated. */
function search<State>(
  { start, edgesOf, keyOf }: Space<State>,
  properties: readonly Property<State>[],
  limit: number,
): Search<State> {
  const traces: Search<State>['traces'] = new Map();
  const judge = (moment: Moment<State>, steps: () => Step[]) => {
    for (const property of properties)
      if (!traces.has(property) && isViolated(property, moment)) traces.set(property, steps());
  };
  const nodeOf = (at: State, from: Node<State> | null, step: Step | null): Node<State> => ({
    at,
    from,
    step,
    settled: [],
    isOpen: true,
  });
  const nodes = [nodeOf(start.at, null, null)];
  const known = new Map(nodes.map((node) => [keyOf(node.at), node]));
  judge(start, () => []);
  let looked = 0;
  for (const node of nodes) {
    if (looked === limit || traces.size === properties.length) break;
    looked += 1;
    node.isOpen = false;
    for (const { step, settles, moment } of edgesOf(node.at)) {
      judge(moment, () => [...stepsTo(node), step]);
      const key = keyOf(moment.at);
      const to = known.get(key) ?? nodeOf(moment.at, node, step);
      if (!known.has(key)) {
        known.set(key, to);
        nodes.push(to);
      }
      if (settles) node.settled.push({ step, to });
    }
  }
  return { nodes, looked, traces };
}

/** Nodes from which answers and time can lead to a state with `isEnd`; of nodes not looked at this is assumed. */
function leadingTo<State>(
  nodes: readonly Node<State>[],
  isEnd: (at: State) => boolean,
): ReadonlySet<Node<State>> {
  const before = new Map<Node<State>, Node<State>[]>();
  for (const node of nodes)
    for (const { to } of node.settled) before.set(to, [...(before.get(to) ?? []), node]);
  const leading = new Set(nodes.filter(({ at, isOpen }) => isOpen || isEnd(at)));
  for (const node of leading) for (const one of before.get(node) ?? []) leading.add(one);
  return leading;
}

/** Shortest steps into a state that never ends, once it has begun; null if there is none. */
function trapOf<State>(
  nodes: readonly Node<State>[],
  { begins, ends }: Extract<Property<State>, { kind: 'eventually' }>,
): readonly Step[] | null {
  const leading = leadingTo(nodes, ends);
  const begun = nodes.filter(({ at }) => begins(at) && !ends(at));
  const seen = new Set(begun);
  const owed = begun.map((node) => ({ node, steps: () => stepsTo(node) }));
  for (const { node, steps } of owed) {
    if (!leading.has(node)) return steps();
    for (const { step, to } of node.settled) {
      if (seen.has(to) || ends(to.at)) continue;
      seen.add(to);
      owed.push({ node: to, steps: () => [...steps(), step] });
    }
  }
  return null;
}

/** Searches a space breadth first, up to `limit` states, for the shortest violation of each property. */
export function explore<State>(
  space: Space<State>,
  properties: readonly Property<State>[],
  limit: number,
): Finding<State>[] {
  const { nodes, looked, traces } = search(space, properties, limit);
  const isWhole = nodes.every(({ isOpen }) => !isOpen);
  return properties.map((property) => ({
    property,
    looked,
    isWhole,
    trace: property.kind === 'eventually' ? trapOf(nodes, property) : (traces.get(property) ?? null),
  }));
}
