import type { AnyActor, EventObject, InspectionEvent } from 'xstate';
import { addReports, type CallReport, EMPTY_LOG, type LiveLog, type Report } from '../model/live-log.ts';
import { revive } from '../model/replay.ts';
import { type Counter, createReporter, now } from './reporter.ts';
import type { Watcher } from './watch.ts';

/** Interval in ms at which reports are sent, whatever their number. */
const BATCH_MS = 100;

export type Source = Watcher & {
  /** Log so far, with the one of earlier pages of the tab. */
  log(): LiveLog;
  /** Adds a call that was answered. */
  called(call: Omit<CallReport, 'kind' | 'seq'>): void;
  /**
   * Sends an event to an actor of this page; returns false if it has stopped. An event that settles a port stops its
   * call, whose later answer is ignored.
   */
  send(actor: number, event: EventObject): boolean;
};

/** Keeps the log of this tab and publishes reports in batches; `earlier` is the log of its earlier pages. */
export function createSource(
  publish: (reports: readonly Report[]) => void,
  { earlier = EMPTY_LOG, path = '' }: { earlier?: LiveLog; path?: string } = {},
): Source {
  const next = counterAfter(earlier);
  const reporter = createReporter(next);
  let log = addReports(earlier, [{ kind: 'load', seq: next.seq(), at: now(), path }]);
  let waiting: Report[] = [];
  const flush = () => {
    const reports = waiting;
    waiting = [];
    if (reports.length === 0) return;
    log = addReports(log, reports);
    publish(reports);
  };
  const add = (report: Report | null) => {
    if (!report) return;
    if (waiting.length === 0) setTimeout(flush, BATCH_MS);
    waiting.push(report);
  };
  return {
    started: (actor: AnyActor) => add(reporter.started(actor)),
    inspected: (event: InspectionEvent) => add(reporter.inspected(event)),
    called: (call) => add({ ...call, kind: 'call', seq: next.seq() }),
    log: () => {
      flush();
      return log;
    },
    send: (id, event) => {
      const actor = reporter.actorOf(id);
      actor?.send(revive(event));
      return actor !== undefined;
    },
  };
}

/** Numbers of actors and reports that follow those of an earlier log. */
function counterAfter({ actors, steps, calls, loads }: LiveLog): Counter {
  const last = (numbers: readonly number[]) => numbers.reduce((most, one) => Math.max(most, one), 0);
  let actor = last(actors.map((one) => one.actor));
  let seq = last([...steps, ...calls, ...loads].map((one) => one.seq));
  return {
    actor: () => {
      actor += 1;
      return actor;
    },
    seq: () => {
      seq += 1;
      return seq;
    },
  };
}
