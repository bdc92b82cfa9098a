import { type AnyMachineSnapshot, type EventObject, initialTransition, transition } from 'xstate';
import { outcomesOf, type RegistryEntry } from '../../entry.ts';
import { eventName } from '../../parts.ts';
import { delaysOf } from '../../walk.ts';
import { type Edge, explore, type Finding, type Space } from './explore.ts';
import type { ChartProperties, Effect, Moment, Step } from './property.ts';

type Action = { type: string; params?: unknown };

/** Effects and called ports of the actions of a step; what a chart emits is an effect of the type of its event. */
export function doneBy(actions: readonly Action[]): Pick<Moment<unknown>, 'effects' | 'asked'> {
  const effects: Effect[] = actions.flatMap(({ type, params }) => {
    if (type === 'xstate.emit')
      return [{ type: String(Object(params).event?.type), params: Object(params).event }];
    return type.startsWith('xstate.') ? [] : [{ type, params }];
  });
  const asked = actions.flatMap(({ type, params }) => {
    if (type !== 'xstate.spawnChild') return [];
    const { id, input } = Object(params);
    return [{ port: String(id), input }];
  });
  return { effects, asked };
}

/** Ids of the calls that a chart waits for. */
export const waitingIn = ({ children }: AnyMachineSnapshot): string[] =>
  Object.keys(children).filter((id) => children[id] !== undefined);

const SETTLING = /^xstate\.(?:done|error)\.actor\.(.+)$/;

/** Takes an answered call from the calls that a chart waits for, unless the answer has started it anew. */
function withoutAnswered(
  at: AnyMachineSnapshot,
  next: AnyMachineSnapshot,
  { type }: EventObject,
): AnyMachineSnapshot {
  const [, id] = SETTLING.exec(type) ?? [];
  if (id === undefined || next.children[id] === undefined || next.children[id] !== at.children[id])
    return next;
  const { [id]: _, ...children } = next.children;
  return { ...next, children };
}

/** Returns what an event of a chart comes to, without running anything. */
export function momentAfter(at: AnyMachineSnapshot, event: EventObject): Moment<AnyMachineSnapshot> {
  const [next, actions] = transition(at.machine, at, event);
  return { before: at, at: withoutAnswered(at, next, event), event, ...doneBy(actions) };
}

/** Returns the first moment of a chart. */
export function firstMoment({
  machine,
  input,
}: Pick<RegistryEntry, 'machine' | 'input'>): Moment<AnyMachineSnapshot> {
  const [at, actions] = initialTransition(machine, input);
  return { before: null, at, event: null, ...doneBy(actions) };
}

/** Text of all that a chart goes on from: state, context and the calls that it waits for. */
export const chartKey = (at: AnyMachineSnapshot): string =>
  JSON.stringify([at.status, at.value, at.context, waitingIn(at)]);

/** Space of one chart: events of people and other flows, every sample answer of a waiting port, and time. */
export function chartSpace(
  entry: RegistryEntry,
  events: readonly EventObject[] = entry.events,
): Space<AnyMachineSnapshot> {
  const { machine, ports } = entry;
  const delays = delaysOf(machine);
  const answers = new Map(
    Object.entries(ports).map(([id, samples]) => [id, outcomesOf(id, samples).map(({ event }) => event)]),
  );
  const edge = (at: AnyMachineSnapshot, event: EventObject, settles: boolean): Edge<AnyMachineSnapshot> => {
    const step: Step = { name: eventName(event.type), events: [{ chart: machine.id, event }] };
    return { step, settles, moment: momentAfter(at, event) };
  };
  const edgesOf = (at: AnyMachineSnapshot) => {
    if (at.status !== 'active') return [];
    // An answer that a chart does not handle is one all the same.
    const settling = waitingIn(at).flatMap((id) => answers.get(id) ?? []);
    const late = delays.filter((event) => at.can(event));
    const sent = events.filter((event) => at.can(event));
    return [
      ...[...settling, ...late].map((event) => edge(at, event, true)),
      ...sent.map((event) => edge(at, event, false)),
    ];
  };
  return { start: firstMoment(entry), edgesOf, keyOf: chartKey };
}

/** Searches a chart for violations of its properties. */
export const judgeChart = (
  entry: RegistryEntry,
  { properties, events, limit }: ChartProperties,
): Finding<AnyMachineSnapshot>[] => explore(chartSpace(entry, events), properties, limit);
