import type { FlowLog, LogStep } from '#domain/kit/flow-log/log-schema.ts';
import { chartSteps } from '../bug-link/last-steps.ts';
import type { ActorState, CallReport, LoadReport, LoggedActor } from '../model/live-log.ts';

/** A call at a moment: it began then, was answered then, or both. */
export type MomentCall = { call: CallReport; began: boolean; answered: boolean };

/** State of a log after one of its steps; the first moment is before all of them. */
export type Moment = {
  /** Time in ms since 1970; infinite for a log without steps. */
  at: number;
  seq: number;
  step: LogStep | null;
  actor: LoggedActor | null;
  /** State of the actor before and after the step; null at the first moment. */
  before: ActorState | null;
  after: ActorState | null;
  calls: readonly MomentCall[];
  loads: readonly LoadReport[];
};

const stateOf = ({ value, context, status }: ActorState): ActorState => ({ value, context, status });

/**
 * Moments of a log in the order of time, or those of one actor. A call begins at the step before it, and is answered at
 * the step that follows its answer.
 */
export function momentsOf(log: FlowLog, only: number | null): Moment[] {
  const actors = new Map(log.actors.map((actor) => [actor.actor, actor]));
  const states = new Map(log.actors.map(({ actor, base }) => [actor, base]));
  const steps = inOrder(chartSteps(log)).filter(({ actor }) => only === null || actor === only);
  const times = [NEVER, ...steps.map(({ at }) => at)];
  return [null, ...steps].map((step, index) => {
    const [at = NEVER, next = LAST] = times.slice(index);
    const until = index === steps.length ? LAST : at;
    const happened = happenedIn(log, { before: times[index - 1] ?? NEVER, at, next, until });
    if (!step) return { ...START, at: steps[0]?.at ?? LAST, ...happened };
    const before = states.get(step.actor) ?? null;
    const after = stateOf(step);
    states.set(step.actor, after);
    const actor = actors.get(step.actor) ?? null;
    return { at: step.at, seq: step.seq, step, actor, before, after, ...happened };
  });
}

const NEVER = Number.NEGATIVE_INFINITY;
const LAST = Number.POSITIVE_INFINITY;
const START = { seq: 0, step: null, actor: null, before: null, after: null };

const inOrder = (steps: readonly LogStep[]): LogStep[] =>
  steps.toSorted((one, other) => one.at - other.at || one.seq - other.seq);

/** Times of a step, of its neighbours, and up to which answers belong to it. */
type Span = { before: number; at: number; next: number; until: number };

/** Calls that began after a step, or were answered before it, and the page loads before it. */
function happenedIn({ calls, loads }: FlowLog, { before, at, next, until }: Span) {
  const isBefore = (time: number) => before < time && time <= until;
  return {
    calls: calls
      .map((call) => ({
        call,
        began: at <= call.at && call.at < next,
        answered: isBefore(call.at + call.ms),
      }))
      .filter(({ began, answered }) => began || answered),
    loads: loads.filter((load) => isBefore(load.at)),
  };
}

/** Position of the moment in a list that is shown at the time of another moment. */
export const positionOf = (moments: readonly Moment[], { at, seq }: Moment): number =>
  Math.max(
    0,
    moments.findLastIndex((one) => one.at < at || (one.at === at && one.seq <= seq)),
  );

/** A flow at a moment; its state is null before it has started. */
export type FlowState = { actor: LoggedActor; state: ActorState | null };

/** States of the flows of a log at a moment. */
export function flowsAt(log: FlowLog, { at, seq }: Moment): FlowState[] {
  const until = inOrder(chartSteps(log)).filter(
    (step) => step.at < at || (step.at === at && step.seq <= seq),
  );
  const latest = new Map(until.map((step) => [step.actor, stateOf(step)]));
  return log.actors
    .filter(({ machine }) => machine !== null)
    .map((actor) => {
      const state = latest.get(actor.actor) ?? (actor.at <= at ? actor.base : null);
      return { actor, state };
    });
}
