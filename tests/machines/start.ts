import type { AnyMachineSnapshot } from 'xstate';
import type { RegistryEntry, SampleEvent } from '#proof/entry.ts';
import { LiveFlow } from '#proof/live-flow.ts';
import { recorded } from './recorded.ts';

/** An effect of the chart: the name of its action and its parameters. */
type Effect = [name: string] | [name: string, params: unknown];

const isEffect = (action: unknown): boolean => typeof action === 'function' && !('resolve' in action);

/** Starts a machine with open ports and recorded effects; its transitions count as covered. */
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
    /** Inputs of each call of a port. */
    asked: (id: string) => flow.calls.filter((call) => call.id === id).map((call) => call.input),
    play: async (...events: SampleEvent[]): Promise<AnyMachineSnapshot> => {
      for (const event of events) await flow.play(event);
      return flow.snapshot;
    },
  };
}

/** Tags of a snapshot in alphabetical order. */
export const tagsOf = ({ tags }: AnyMachineSnapshot): string[] => [...tags].toSorted();
