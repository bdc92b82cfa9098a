import type { EventObject } from 'xstate';
import type { Refusal } from './guards.ts';

/** State of an actor. `value` and `context` are null if it is no machine. */
export type ActorState = { value: unknown; context: unknown; status: string };

/** Report of a started actor; sent again when it restarts. */
export type ActorReport = ActorState & {
  kind: 'actor';
  at: number;
  actor: number;
  parent: number | null;
  name: string;
  machine: string | null;
};

/** Report of an event: resulting state, transitions taken, and guards that refused. */
export type StepReport = ActorState & {
  kind: 'step';
  /** Number of the step within its page. */
  seq: number;
  at: number;
  actor: number;
  /** Sending actor, and the name of the link that carried the event. */
  source: number | null;
  sender: string | null;
  event: EventObject;
  taken: readonly string[];
  refusals: readonly Refusal[];
  /** True if event or context was too large for the log and was cut. */
  cut: boolean;
};

/**
 * Report of an answered request. A call with a fault has two: one of the server's answer, if it was asked, and one of
 * what the shop heard.
 */
export type CallReport = {
  kind: 'call';
  seq: number;
  /** Start of the request, and its duration in ms. */
  at: number;
  ms: number;
  method: string;
  /** Path and query, with personal data masked. */
  path: string;
  /** Null if no answer came. */
  status: number | null;
  /** Idempotency key of the request. */
  key: string | null;
  requestId: string | null;
  /** True if the server answered with the kept answer of an earlier request with the same key. */
  replayed: boolean;
  /** Injected fault of what the shop heard; null for an answer of the server. */
  fault: string | null;
};

/** Report of a page load of the tab. */
export type LoadReport = { kind: 'load'; seq: number; at: number; path: string };

export type Report = ActorReport | StepReport | CallReport | LoadReport;

export type LoggedActor = Omit<ActorReport, 'kind' | keyof ActorState> & {
  /** State of the actor before the first step that the log still has. */
  base: ActorState;
  now: ActorState;
};

/** Actors, steps, calls and page loads of a tab, up to the limit of the log. */
export type LiveLog = {
  actors: readonly LoggedActor[];
  steps: readonly StepReport[];
  calls: readonly CallReport[];
  loads: readonly LoadReport[];
  dropped: number;
};

/** Log of live actors at the start. */
export const EMPTY_LOG: LiveLog = { actors: [], steps: [], calls: [], loads: [], dropped: 0 };

/** Most steps, calls, page loads and ended actors that the log keeps. */
export const LOG_LIMITS = { steps: 600, calls: 600, loads: 50, ended: 40 };

const ENDED = new Set(['stopped', 'done', 'error']);
/** Returns whether an actor of the log is over. */
export const hasEnded = ({ now }: LoggedActor): boolean => ENDED.has(now.status);

/** Adds reports to a log; above the limit the oldest steps are dropped, and `base` of their actors moves forward. */
export function addReports(log: LiveLog, reports: readonly Report[]): LiveLog {
  const actors = new Map(log.actors.map((actor) => [actor.actor, actor]));
  const steps = [...log.steps];
  const calls = [...log.calls];
  const loads = [...log.loads];
  for (const report of reports) {
    if (report.kind === 'call') calls.push(report);
    else if (report.kind === 'load') loads.push(report);
    else if (report.kind === 'step') {
      steps.push(report);
      change(actors, report.actor, (actor) => ({ ...actor, now: stateOf(report) }));
    } else {
      const known = actors.get(report.actor);
      actors.set(report.actor, known ? { ...known, now: stateOf(report) } : toLogged(report));
    }
  }
  const grown = { ...log, actors: [...actors.values()], steps, calls, loads };
  return { ...withoutOldest(grown, steps.length - LOG_LIMITS.steps), ...latest(calls, loads) };
}

const latest = (calls: readonly CallReport[], loads: readonly LoadReport[]) => ({
  calls: calls.slice(-LOG_LIMITS.calls),
  loads: loads.slice(-LOG_LIMITS.loads),
});

/** Drops the oldest steps of a log, and ended actors of which no step is left. */
export function withoutOldest(log: LiveLog, count: number): LiveLog {
  const actors = new Map(log.actors.map((actor) => [actor.actor, actor]));
  const surplus = log.steps.slice(0, Math.max(0, count));
  const steps = log.steps.slice(surplus.length);
  for (const step of surplus) change(actors, step.actor, (actor) => ({ ...actor, base: stateOf(step) }));
  return { ...log, actors: withoutOldEnds(actors, steps), steps, dropped: log.dropped + surplus.length };
}

const stateOf = ({ value, context, status }: ActorState): ActorState => ({ value, context, status });

function toLogged({ kind: _, value, context, status, ...actor }: ActorReport): LoggedActor {
  const state = { value, context, status };
  return { ...actor, base: state, now: state };
}

function change(
  actors: Map<number, LoggedActor>,
  id: number,
  how: (actor: LoggedActor) => LoggedActor,
): void {
  const actor = actors.get(id);
  if (actor) actors.set(id, how(actor));
}

/** Drops stopped actors without steps, oldest first. */
function withoutOldEnds(actors: Map<number, LoggedActor>, steps: readonly StepReport[]): LoggedActor[] {
  const spoken = new Set(steps.map(({ actor }) => actor));
  const ended = [...actors.values()].filter((actor) => hasEnded(actor) && !spoken.has(actor.actor));
  const forgotten = new Set(ended.slice(0, Math.max(0, ended.length - LOG_LIMITS.ended)));
  return [...actors.values()].filter((actor) => !forgotten.has(actor));
}
