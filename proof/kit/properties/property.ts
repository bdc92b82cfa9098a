import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { SampleEvent } from '../../entry.ts';

/** Event that a chart gets in a step of a search. */
export type ChartEvent = { chart: string; event: EventObject };

/** Step of a search: what happens, as the events that charts get in this order. */
export type Step = { name: string; events: readonly ChartEvent[] };

/** Effect of a step: an action of a chart and its params. */
export type Effect = { type: string; params: unknown };

/** Port that a step has called, with its input. */
export type Asked = { port: string; input: unknown };

/** What a step came to, with the state before it; `before` and `event` are null at the start. */
export type Moment<State> = {
  before: State | null;
  at: State;
  event: EventObject | null;
  effects: readonly Effect[];
  asked: readonly Asked[];
};

/**
 * Rule about every state that a search reaches. `eventually` is about each state in which it begins: as ports answer
 * and time passes, whatever they answer, it can always still come to an end.
 */
export type Property<State> = {
  /** Unique among the properties of a chart. */
  name: string;
  /** Sentence for QA. */
  says: string;
} & (
  | { kind: 'always'; holds(moment: Moment<State>): boolean }
  | { kind: 'never'; happens(moment: Moment<State>): boolean }
  | { kind: 'eventually'; begins(at: State): boolean; ends(at: State): boolean }
);

/** Ways to write a property of one kind of state. */
export type Wordings<State> = {
  always(name: string, says: string, holds: (moment: Moment<State>) => boolean): Property<State>;
  never(name: string, says: string, happens: (moment: Moment<State>) => boolean): Property<State>;
  /** Every state of this kind is left at last. */
  leaves(name: string, says: string, begins: (at: State) => boolean): Property<State>;
};

/** Returns the ways to write properties, for the type of state that the caller names. */
export const wordingsOf = <State>(): Wordings<State> => ({
  always: (name, says, holds) => ({ kind: 'always', name, says, holds }),
  never: (name, says, happens) => ({ kind: 'never', name, says, happens }),
  leaves: (name, says, begins) => ({
    kind: 'eventually',
    name,
    says,
    begins,
    ends: (at) => !begins(at),
  }),
});

/** Properties of one chart, and what a search of it may do. */
export type ChartProperties = {
  /** Id of the chart. */
  chart: string;
  properties: readonly Property<AnyMachineSnapshot>[];
  /** Number of states after which a search ends. */
  limit: number;
  /** Events that happen in a search; undefined for the samples of the registry. */
  events?: readonly SampleEvent[] | undefined;
};

/** Most states that a search of one chart looks at. */
const LIMIT = 300;

/** Returns the properties of a chart; its type gives the type of the states that they read. */
export const propertiesOf = <State extends AnyMachineSnapshot>(
  machine: { readonly id: string; getInitialSnapshot(...given: never[]): State },
  write: (words: Wordings<State>) => readonly Property<State>[],
  { limit = LIMIT, events }: { limit?: number; events?: readonly SampleEvent[] } = {},
): ChartProperties => ({ chart: machine.id, properties: write(wordingsOf<State>()), limit, events });

/** Returns the params of an effect of a moment as a record; null if the moment has no such effect. */
export function effectOf(
  { effects }: Moment<unknown>,
  type: string,
): Readonly<Record<string, unknown>> | null {
  const found = effects.find((effect) => effect.type === type);
  return found ? Object(found.params) : null;
}

/** Returns the input of a port that a moment has called, as a record; null if it has not called it. */
export function askedOf({ asked }: Moment<unknown>, port: string): Readonly<Record<string, unknown>> | null {
  const found = asked.find((one) => one.port === port);
  return found ? Object(found.input) : null;
}

/** True if a port has failed in this moment. */
export const hasFailed = ({ event }: Moment<unknown>, port: string): boolean =>
  event?.type === `xstate.error.actor.${port}`;

/** Error of a failed port in this moment; undefined for other events. */
export const errorIn = ({ event }: Moment<unknown>): unknown =>
  event && 'error' in event ? event.error : undefined;

/** True if two plain values have the same content. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
