import type { AnyActor, EventObject, InspectionEvent } from 'xstate';
import { addReports, EMPTY_LOG, type LiveLog, type Report } from '../model/live-log.ts';
import { revive } from '../model/replay.ts';
import { createReporter } from './reporter.ts';
import type { Watcher } from './watch.ts';

/** Interval in ms at which reports are sent, whatever their number. */
const BATCH_MS = 100;

export type Source = Watcher & {
  /** Log so far. */
  log(): LiveLog;
  /**
   * Sends an event to an actor of this page; returns false if it has stopped. An event that settles a port stops its
   * call, whose later answer is ignored.
   */
  send(actor: number, event: EventObject): boolean;
};

/** Keeps the log of this page and publishes reports in batches. */
export function createSource(publish: (reports: readonly Report[]) => void): Source {
  const reporter = createReporter();
  let log = EMPTY_LOG;
  let waiting: Report[] = [];
  const flush = () => {
    const reports = waiting;
    waiting = [];
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
    log: () => log,
    send: (id, event) => {
      const actor = reporter.actorOf(id);
      actor?.send(revive(event));
      return actor !== undefined;
    },
  };
}
