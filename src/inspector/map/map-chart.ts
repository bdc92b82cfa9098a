import { type AnyStateMachine, createMachine } from 'xstate';
import type { FlowLabels } from '#proof/entry.ts';
import { registry } from '#proof/registry.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { arrows, nameOfPart } from './links.ts';

const parts = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))];

/** Outgoing arrows of a part by event; one event may go to several parts. */
function eventsOf(part: string): Record<string, { target: string }[]> {
  const out: Record<string, { target: string }[]> = {};
  for (const { from, to, events } of arrows)
    if (from === part) for (const event of events) out[event] = [...(out[event] ?? []), { target: to }];
  return out;
}

/** Chart for display only: parts of the app as boxes, links as arrows. */
export const mapChart: AnyStateMachine = createMachine({
  id: 'app',
  description: 'Who tells whom what in the running app.',
  initial: 'address',
  states: Object.fromEntries(parts.map((part) => [part, { on: eventsOf(part) }])),
});

const sayOf = (to: string, event: string): string | undefined =>
  registry.find(({ machine }) => machine.id === to)?.words.says[event];

/** Korean words of the map: names of the parts, and events in the words of the part that receives them. */
export const mapWords: FlowLabels = {
  about: inspectorText.map.hint,
  says: Object.fromEntries(
    arrows.flatMap(({ to, events }) =>
      events.flatMap((event) => {
        const say = sayOf(to, event);
        return say ? [[event, say] as const] : [];
      }),
    ),
  ),
  chart: {
    states: Object.fromEntries([
      ['', inspectorText.pages.map],
      ...parts.map((part) => [part, nameOfPart(part)]),
    ]),
    guards: {},
    actions: {},
    sentences: {},
  },
};
