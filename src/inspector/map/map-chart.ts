import { type AnyStateMachine, createMachine } from 'xstate';
import { arrows } from './links.ts';

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
