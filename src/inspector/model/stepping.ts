import {
  type AnyMachineSnapshot,
  type EventObject,
  getMicrosteps,
  initialTransition,
  transition,
} from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { edgeId } from './covered-transitions.ts';
import { candidatesFor, isLetThrough, type Refusal, refusalsOf } from './guards.ts';

/** Action of a transition, with its params. */
export type Effect = { type: string; params: unknown };

/** One step of a walk: event, resulting snapshot and transitions taken. */
export type Frame = {
  /** Null for the initial step. */
  event: EventObject | null;
  snapshot: AnyMachineSnapshot;
  effects: readonly Effect[];
  taken: ReadonlySet<string>;
  /** Guards that refused the event, which then changed nothing. */
  refusals: readonly Refusal[];
};

/** Walk through one machine without the app. `at` may be before the last frame. */
export type Walk = { entry: RegistryEntry; frames: readonly Frame[]; at: number };

/** Starts a step-by-step run of a statechart at its initial state. */
export function startWalk(entry: RegistryEntry): Walk {
  const [snapshot, actions] = initialTransition(entry.machine, entry.input);
  const frame = {
    event: null,
    snapshot,
    effects: toEffects(actions),
    taken: new Set<string>(),
    refusals: [],
  };
  return { entry, frames: [frame], at: 0 };
}

/** Visible step of a walk. */
export function frameOf({ frames, at }: Walk): Frame {
  const frame = frames[at];
  if (!frame) throw new Error(`a walk of ${frames.length} steps has no step ${at}`);
  return frame;
}

/** Sends an event to the machine; later steps are dropped. */
export function step(walk: Walk, event: EventObject): Walk {
  const before = frameOf(walk).snapshot;
  const [snapshot, actions] = transition(walk.entry.machine, before, event);
  const refusals = before.can(event) ? [] : refusalsOf(before, event);
  const frame = { event, snapshot, effects: toEffects(actions), taken: takenBy(before, event), refusals };
  return { ...walk, frames: [...walk.frames.slice(0, walk.at + 1), frame], at: walk.at + 1 };
}

/** Shows another step without dropping any. */
export const goTo = (walk: Walk, at: number): Walk => ({
  ...walk,
  at: Math.min(Math.max(at, 0), walk.frames.length - 1),
});

/** Continues a run by several events in order. */
export const stepAll = (walk: Walk, events: readonly EventObject[]): Walk => events.reduce(step, walk);

const toEffects = (actions: readonly { type: string; params: unknown }[]): Effect[] =>
  actions.filter(({ type }) => !type.startsWith('xstate.')).map(({ type, params }) => ({ type, params }));

/** Ids of the transitions that an event takes, including the eventless ones after it. */
function takenBy(before: AnyMachineSnapshot, event: EventObject): Set<string> {
  const taken = new Set<string>();
  let current = before;
  let cause = event;
  for (const [next] of getMicrosteps(before.machine, before, event)) {
    const active = new Set(next._nodes);
    for (const one of candidatesFor(current, cause.type)) {
      if (!isLetThrough(one, current, cause)) continue;
      for (const target of one.target ?? [])
        if (active.has(target)) taken.add(edgeId(one.source.id, target.id));
    }
    current = next;
    cause = { ...event, type: '' };
  }
  return taken;
}
