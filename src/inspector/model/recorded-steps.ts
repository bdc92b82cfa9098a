import { type AnyStateMachine, type EventObject, transition } from 'xstate';
import { statePath } from '#src/lib/state-path.ts';
import { toStateValue } from './active.ts';
import type { ActorState } from './live-log.ts';
import { revive } from './replay.ts';
import { plainCopy } from './sanitize.ts';

/** A port that a step asked, with its input. */
export type AskedPort = { port: string; input: unknown };
/** What a chart came to by one event. */
export type RecordedStep = {
  event: EventObject;
  state: string;
  context: unknown;
  asked: readonly AskedPort[];
};
/** Where a recorded walk begins. */
export type RecordedBase = Pick<ActorState, 'value' | 'context'>;

/** Plain copy as logs have it; a log is masked already, and so is all that follows from it. */
const plain = (value: unknown): unknown => plainCopy(value, false).value ?? null;

type Action = { type: string; params?: unknown };

/** Ports that are asked by the actions of a step. */
const askedBy = (actions: readonly Action[]): AskedPort[] =>
  actions.flatMap(({ type, params }) => {
    if (type !== 'xstate.spawnChild') return [];
    const { id, input } = Object(params);
    return [{ port: String(id), input: plain(input) }];
  });

/** Walks a chart from a recorded state by events, and returns what it came to after each. */
export function walkRecorded(
  machine: AnyStateMachine,
  base: RecordedBase,
  events: readonly EventObject[],
): RecordedStep[] {
  const { context } = base;
  let snapshot = machine.resolveState({ value: toStateValue(base.value), context: Object(context) });
  return events.map((event) => {
    const [next, actions] = transition(machine, snapshot, revive(event));
    snapshot = next;
    return {
      event,
      state: statePath(next.value),
      context: plain(next.context),
      asked: askedBy(actions),
    };
  });
}
