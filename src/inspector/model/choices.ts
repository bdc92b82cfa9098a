import { type AnyMachineSnapshot, type EventObject, getNextTransitions } from 'xstate';
import {
  type Outcome,
  outcomesOf,
  type PortSamples,
  type RegistryEntry,
  type SampleEvent,
} from '#proof/entry.ts';
import { type Refusal, refusalsOf } from './guards.ts';

/** An event that can be tried now; `refusals` are the guards that would refuse it. */
export type Choice = { event: EventObject; possible: boolean; refusals: readonly Refusal[] };

/** A waiting port with its samples and every result that they allow. */
export type PortChoice = { id: string; samples: PortSamples; outcomes: readonly Outcome[] };

export type Choices = { events: Choice[]; ports: PortChoice[]; time: EventObject[] };

/** Everything that can happen now: events, results of ports, delays. */
export function choicesOf(entry: RegistryEntry, snapshot: AnyMachineSnapshot): Choices {
  const heard = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  const running = snapshot._nodes.flatMap((node) => node.invoke.map(({ id }) => id));
  return {
    events: entry.events.filter(({ type }) => heard.has(type)).map((event) => toChoice(snapshot, event)),
    ports: running.map((id) => toPort(entry, id)),
    time: [...heard].filter((type) => type.startsWith('xstate.after.')).map((type) => ({ type })),
  };
}

function toChoice(snapshot: AnyMachineSnapshot, event: SampleEvent): Choice {
  const possible = snapshot.can(event);
  return { event, possible, refusals: possible ? [] : refusalsOf(snapshot, event) };
}

function toPort({ ports }: RegistryEntry, id: string): PortChoice {
  const samples = ports[id] ?? { done: undefined, error: new Error(id) };
  return { id, samples, outcomes: outcomesOf(id, samples) };
}
