import type { CallReport, LiveLog, LoadReport, LoggedActor, StepReport } from './live-log.ts';
import { readEventType } from './transition-cause.ts';

/** Row of the log: an event of a flow, a call, or a page load. */
export type LogEntry =
  | { kind: 'step'; step: StepReport; actor: LoggedActor | undefined; source: LoggedActor | undefined }
  | { kind: 'call'; call: CallReport }
  | { kind: 'load'; load: LoadReport };

/** Kinds of rows that the log can be limited to. */
export const LOG_KINDS = ['all', 'event', 'port', 'call'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

export type LogFilter = {
  text: string;
  kind: LogKind;
  /** Actor of the only flow that is shown; null for all. Its rows are shown with the calls. */
  actor: number | null;
  failuresOnly: boolean;
};

/** Filter that shows the whole log. */
export const NO_FILTER: LogFilter = { text: '', kind: 'all', actor: null, failuresOnly: false };

/** Returns the text of a row that is searched, as the view shows it. */
export type TextOf = (entry: LogEntry) => string;

const atOf = (entry: LogEntry): { at: number; seq: number } =>
  entry.kind === 'step' ? entry.step : entry.kind === 'call' ? entry.call : entry.load;

/** True for a call without a success, a rejected port, and an event that a guard refused. */
export function isFailure(entry: LogEntry): boolean {
  if (entry.kind === 'load') return false;
  if (entry.kind === 'call') return entry.call.status === null || entry.call.status >= 400;
  const { event, refusals, status } = entry.step;
  return readEventType(event.type).kind === 'failed' || refusals.length > 0 || status === 'error';
}

function isOfKind(entry: LogEntry, kind: LogKind): boolean {
  if (kind === 'all' || entry.kind === 'load') return true;
  if (entry.kind === 'call') return kind === 'call';
  const isPort = ['done', 'failed'].includes(readEventType(entry.step.event.type).kind);
  return kind === (isPort ? 'port' : 'event');
}

/** True for a step of a machine; steps of ports are visible in the machine that invoked them. */
const isOfMachine = (actor: LoggedActor | undefined): boolean => actor?.machine != null;

/** Rows of a log, newest first. A page load is shown whatever is asked for, unless text or failures are. */
export function logRows(
  log: LiveLog,
  { text, kind, actor, failuresOnly }: LogFilter,
  textOf: TextOf,
): LogEntry[] {
  const actors = new Map(log.actors.map((one) => [one.actor, one]));
  const steps = log.steps
    .filter((step) => isOfMachine(actors.get(step.actor)) && (actor === null || step.actor === actor))
    .map(
      (step): LogEntry => ({
        kind: 'step',
        step,
        actor: actors.get(step.actor),
        source: step.source === null ? undefined : actors.get(step.source),
      }),
    );
  const wanted = text.trim().toLowerCase();
  return [
    ...steps,
    ...log.calls.map((call): LogEntry => ({ kind: 'call', call })),
    ...log.loads.map((load): LogEntry => ({ kind: 'load', load })),
  ]
    .filter((entry) => isOfKind(entry, kind) && (!failuresOnly || isFailure(entry)))
    .filter((entry) => !wanted || textOf(entry).toLowerCase().includes(wanted))
    .toSorted((one, other) => atOf(other).at - atOf(one).at || atOf(other).seq - atOf(one).seq);
}

/** Number of a row within its log. */
export const keyOf = (row: LogEntry): number => atOf(row).seq;
