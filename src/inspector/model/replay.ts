import { type AnyStateMachine, type EventObject, transition } from 'xstate';
import { statePath } from '#src/lib/state-path.ts';
import { toStateValue } from './active.ts';
import type { LiveLog, LoggedActor, StepReport } from './live-log.ts';

/** Result of replaying the events of one machine. */
export type Replayed = {
  actor: LoggedActor;
  steps: number;
  /** Final state in the log, and final state of the replay. */
  recorded: string;
  reached: string;
  same: boolean;
  /** First step with another state than recorded; null without a difference. */
  parted: StepReport | null;
};

type FindMachine = (id: string) => AnyStateMachine | undefined;

/** Replays the events of a log with fresh machines and compares the final states. */
export const replayLog = (log: LiveLog, findMachine: FindMachine): Replayed[] =>
  log.actors.flatMap((actor) => {
    const machine = actor.machine ? findMachine(actor.machine) : undefined;
    const steps = log.steps.filter((step) => step.actor === actor.actor);
    return machine ? [replayActor(machine, actor, steps)] : [];
  });

function replayActor(machine: AnyStateMachine, actor: LoggedActor, steps: readonly StepReport[]): Replayed {
  let snapshot = machine.resolveState({ value: toStateValue(actor.base.value), context: actor.base.context });
  let parted: StepReport | null = null;
  for (const step of steps) {
    [snapshot] = transition(machine, snapshot, revive(step.event));
    if (!parted && statePath(snapshot.value) !== statePath(step.value)) parted = step;
  }
  const recorded = statePath(actor.now.value);
  const reached = statePath(snapshot.value);
  return { actor, steps: steps.length, recorded, reached, same: recorded === reached && !parted, parted };
}

/** Restores an Error from its plain copy, since machines check for instances. */
export function revive(event: EventObject): EventObject {
  const error: unknown = 'error' in event ? event.error : undefined;
  if (typeof error !== 'object' || error === null || !('message' in error)) return event;
  return { ...event, error: Object.assign(new Error(String(error.message)), error) } as EventObject;
}

/** Plain copy of an event: a channel between pages would drop the code and the status of its Error. */
export function plainEvent(event: EventObject): EventObject {
  const error: unknown = 'error' in event ? event.error : undefined;
  if (!(error instanceof Error)) return event;
  return { ...event, error: { ...error, name: error.name, message: error.message } } as EventObject;
}
