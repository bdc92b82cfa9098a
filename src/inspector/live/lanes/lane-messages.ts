import type { LoggedActor } from '../../model/live-log.ts';
import type { LogEntry } from '../../model/log-rows.ts';
import { CALLS, type LaneId } from './time-bars.ts';

/** Column of the lane view; the calls have no actor. */
export type Lane = { id: LaneId; actor: LoggedActor | null };

/** Flows of a row: the receiver last. A port is no lane of its own, since it belongs to the flow that asks it. */
function flowsOf(row: LogEntry): LoggedActor[] {
  if (row.kind !== 'step') return [];
  const source = row.source?.machine ? [row.source] : [];
  return [...source, ...(row.actor ? [row.actor] : [])];
}

/** Lanes of the rows of a log, newest row first: the calls, then flows in the order in which they first occur. */
export function lanesOf(rows: readonly LogEntry[]): Lane[] {
  const flows = new Map<number, LoggedActor>();
  for (const row of rows.toReversed()) for (const flow of flowsOf(row)) flows.set(flow.actor, flow);
  const calls: Lane[] = rows.some(({ kind }) => kind === 'call') ? [{ id: CALLS, actor: null }] : [];
  return [...calls, ...[...flows.values()].map((actor) => ({ id: actor.actor, actor }))];
}

/** Lanes that a row connects, as numbers of columns; `from` is null for an event of a person, a port or a link. */
export type Message = { from: number | null; to: number };

/** Returns the message of a row; null for a page load, which crosses all lanes. */
export function messageOf(row: LogEntry, columns: ReadonlyMap<LaneId, number>): Message | null {
  if (row.kind === 'load') return null;
  const ids: LaneId[] = row.kind === 'call' ? [CALLS] : flowsOf(row).map(({ actor }) => actor);
  const [to, from] = ids.toReversed().map((id) => columns.get(id));
  if (to === undefined) return null;
  return { from: from === undefined || from === to ? null : from, to };
}
