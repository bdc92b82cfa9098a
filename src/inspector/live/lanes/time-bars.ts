import { hasEnded, type LiveLog, type LoggedActor, type StepReport } from '../../model/live-log.ts';
import type { LogEntry } from '../../model/log-rows.ts';
import { readEventType } from '../../model/transition-cause.ts';

/** Lane of the calls to the server, beside those of actors by number. */
export const CALLS = 'calls';
export type LaneId = number | typeof CALLS;

/** How a port or a call ended; `open` while it waits, `stopped` if its flow no longer wanted it. */
export type BarEnd = 'done' | 'failed' | 'open' | 'stopped';

/** Time from the start of a port or a call to its result. */
export type TimeBar = {
  lane: LaneId;
  name: string;
  /** Start and end in ms; null while it waits. */
  asked: number;
  settled: number | null;
  end: BarEnd;
  /** Number of the step or the call with the result. */
  seq: number | null;
  /** Place beside bars of the same lane at the same time, from 0. */
  slot: number;
};

type Unplaced = Omit<TimeBar, 'slot'>;

/** Bars of the ports of each flow and of the calls of a log. */
export function timeBars(log: LiveLog): TimeBar[] {
  return placed([...portBars(log), ...callBars(log)]);
}

/** Names the port of a flow, which starts an actor of its own each time it is asked. */
const keyOf = (parent: number | null, name: string): string => `${parent} ${name}`;

function portBars({ actors, steps }: LiveLog): Unplaced[] {
  const settling = grouped(steps.filter(isOfPort), (step) =>
    keyOf(step.actor, readEventType(step.event.type).name),
  );
  const asked = grouped(
    actors.filter(({ machine, parent }) => machine === null && parent !== null),
    ({ parent, name }) => keyOf(parent, name),
  );
  return [...asked].flatMap(([key, ports]) => {
    const inTime = ports.toSorted((one, other) => one.at - other.at);
    return inTime.map((port, index) => {
      const next = inTime[index + 1]?.at ?? Number.POSITIVE_INFINITY;
      const result = settling.get(key)?.find(({ at }) => at >= port.at && at < next);
      return barOf(port, result, next);
    });
  });
}

const isOfPort = ({ event }: StepReport): boolean =>
  ['done', 'failed'].includes(readEventType(event.type).kind);

function barOf(port: LoggedActor, result: StepReport | undefined, next: number): Unplaced {
  const bar = { lane: port.parent ?? port.actor, name: port.name, asked: port.at };
  if (result) {
    const hasFailed = readEventType(result.event.type).kind === 'failed';
    return { ...bar, settled: result.at, end: hasFailed ? 'failed' : 'done', seq: result.seq };
  }
  if (!hasEnded(port)) return { ...bar, settled: null, end: 'open', seq: null };
  // The log has no time of a stop: the next start is the latest possible one.
  return { ...bar, settled: Number.isFinite(next) ? next : port.at, end: 'stopped', seq: null };
}

const callBars = ({ calls }: LiveLog): Unplaced[] =>
  calls.map(({ at, ms, method, path, status, seq }) => ({
    lane: CALLS,
    name: `${method} ${path}`,
    asked: at,
    settled: at + ms,
    end: status === null || status >= 400 ? 'failed' : 'done',
    seq,
  }));

/** Gives bars of one lane that overlap in time places beside each other. */
function placed(bars: readonly Unplaced[]): TimeBar[] {
  const ends = new Map<LaneId, number[]>();
  return bars
    .toSorted((one, other) => one.asked - other.asked)
    .map((bar) => {
      const busy = ends.get(bar.lane) ?? [];
      const free = busy.findIndex((end) => end < bar.asked);
      const slot = free < 0 ? busy.length : free;
      busy[slot] = bar.settled ?? Number.POSITIVE_INFINITY;
      ends.set(bar.lane, busy);
      return { ...bar, slot };
    });
}

function grouped<One>(all: readonly One[], keyOfOne: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const group = groups.get(keyOfOne(one));
    if (group) group.push(one);
    else groups.set(keyOfOne(one), [one]);
  }
  return groups;
}

/** Rows of the list, newest first, that a bar covers: from its end down to its start. Null if it lies between two rows. */
export function rowsOf(bar: TimeBar, times: readonly number[]): { top: number; bottom: number } | null {
  const top = bar.settled === null ? 0 : firstAtMost(times, bar.settled);
  const bottom = firstAtMost(times, bar.asked - 1) - 1;
  return bottom < top ? null : { top, bottom };
}

/** Index of the first of falling times that is at most `at`; their number if none is. */
function firstAtMost(times: readonly number[], at: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) > at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Time of a row in ms. */
export const timeOf = (row: LogEntry): number =>
  row.kind === 'step' ? row.step.at : row.kind === 'call' ? row.call.at : row.load.at;
