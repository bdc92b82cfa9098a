import { channel } from 'node:diagnostics_channel';
import type { LogEvent } from 'kysely';

/** Milliseconds from which a statement counts as slow: a tenth of the limit after which the database ends it. */
export const SLOW_STATEMENT_MS = 500;
const SHOWN_CHARACTERS = 200;

/** One finished or failed statement. `text` has placeholders where its values were. */
export type StatementTime = { ms: number; text: string; caller: string };

const finished = channel('sinbaljang.statement.finished');

/** Publishes the time of a statement of the query log to those who watch, with the function that sent it. */
export function publishStatementTime({ query, queryDurationMillis: ms }: LogEvent): void {
  if (finished.hasSubscribers) finished.publish({ ms, text: query.sql });
}

/**
 * Calls `watcher` for each statement of this process that took at least `fromMs`; returns the function that ends it.
 * The name of the caller comes from the stack, which is only read for those.
 */
export function watchStatementTimes(fromMs: number, watcher: (time: StatementTime) => void): () => void {
  const listener = (message: unknown) => {
    // Only publishStatementTime publishes on this channel.
    const { ms, text } = message as Omit<StatementTime, 'caller'>;
    if (ms >= fromMs) watcher({ ms: Math.round(ms), text: shorten(text), caller: readCaller() });
  };
  finished.subscribe(listener);
  return () => finished.unsubscribe(listener);
}

const shorten = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, SHOWN_CHARACTERS);

/** A named function outside of packages, as V8 writes a frame of a stack. */
const NAMED = /^ +at (?:async )?(?:[\w$]+\.)?([\w$]+) \((?!.*node_modules)/;
/** Sends statements for others. */
const CARRIER = 'inTransaction';
/** The query builder alone has about ten frames. */
const STACK_FRAMES = 30;

/** Name of the function that awaits the statement which has just ended; empty where the stack names none. */
function readCaller(): string {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = STACK_FRAMES;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = limit;
  // Frames before the turn of the event loop belong to the query log.
  const frames = stack.split('\n');
  const names = frames
    .slice(frames.findIndex((frame) => frame.includes('(node:internal')) + 1)
    .flatMap((line) => NAMED.exec(line)?.[1] ?? []);
  return names.find((name) => name !== CARRIER) ?? '';
}
