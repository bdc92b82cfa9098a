import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { RegistryEntry, SampleEvent } from '#proof/entry.ts';
import { LiveFlow } from '#proof/live-flow.ts';
import { recorded } from './recorded.ts';
import { flowView, listView } from './views.ts';
import { WatchedActors } from './watched-actors.ts';

/** An effect of the chart: the name of its action and its parameters. */
type Effect = [name: string] | [name: string, params: unknown];

const isEffect = (action: unknown): boolean => typeof action === 'function' && !('resolve' in action);

/**
 * Starts a machine with open ports and recorded effects. Its transitions count as covered, and as meant once an assertion
 * follows a look at what they have done.
 */
export function start(entry: RegistryEntry, input: unknown = entry.input) {
  const effects: Effect[] = [];
  const names = Object.entries(entry.machine.implementations.actions)
    .filter(([, action]) => isEffect(action))
    .map(([name]) => name);
  const note = (name: string) => (_: unknown, params: unknown) => {
    effects.push(params === undefined ? [name] : [name, params]);
  };
  const actions = Object.fromEntries(names.map((name) => [name, note(name)]));
  const actors = new WatchedActors();
  const inspect = (event: InspectionEvent) => {
    recorded(event);
    actors.inspect(event);
  };
  const flow = new LiveFlow({ ...entry, input, machine: entry.machine.provide({ actions }) }, inspect);
  const causeOf = actors.causesOf(flow.calls);
  const view = flowView(flow, actors);
  return {
    flow: view,
    effects: listView(effects, actors.causesOf(effects), actors),
    /** Inputs of each call of a port. */
    asked: (id: string) => {
      const calls = flow.calls.filter((call) => call.id === id);
      const causes = calls.map((call) => causeOf(flow.calls.indexOf(call)));
      const inputs = calls.map((call) => call.input);
      return listView(inputs, (index) => causes[index], actors);
    },
    play: async (...events: SampleEvent[]): Promise<AnyMachineSnapshot> => {
      for (const event of events) await flow.play(event);
      return view.snapshot;
    },
  };
}

/** Tags of a snapshot in alphabetical order. */
export const tagsOf = ({ tags }: AnyMachineSnapshot): string[] => [...tags].toSorted();
