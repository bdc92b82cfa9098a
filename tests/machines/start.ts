import type { AnyMachineSnapshot } from 'xstate';
import type { RegistryEntry, SampleEvent } from '#proof/entry.ts';
import { LiveFlow } from '#proof/live-flow.ts';
import { recorded } from './recorded.ts';

/** An effect the chart asked for: the name of its action and what it was given. */
type Effect = [name: string] | [name: string, params: unknown];

const isEffect = (action: unknown): boolean => typeof action === 'function' && !('resolve' in action);

/** Runs a machine with its ports held open and its effects noted; what it passes through counts as covered. */
export function start(entry: RegistryEntry, input: unknown = entry.input) {
  const effects: Effect[] = [];
  const names = Object.entries(entry.machine.implementations.actions)
    .filter(([, action]) => isEffect(action))
    .map(([name]) => name);
  const note = (name: string) => (_: unknown, params: unknown) => {
    effects.push(params === undefined ? [name] : [name, params]);
  };
  const actions = Object.fromEntries(names.map((name) => [name, note(name)]));
  const flow = new LiveFlow({ ...entry, input, machine: entry.machine.provide({ actions }) }, recorded);
  return {
    flow,
    effects,
    /** What each call of a port was asked. */
    asked: (id: string) => flow.calls.filter((call) => call.id === id).map((call) => call.input),
    play: async (...events: SampleEvent[]): Promise<AnyMachineSnapshot> => {
      for (const event of events) await flow.play(event);
      return flow.snapshot;
    },
  };
}

/** What views may ask of a snapshot, in the order of the alphabet. */
export const tagsOf = ({ tags }: AnyMachineSnapshot): string[] => [...tags].toSorted();
