import { channel } from 'node:diagnostics_channel';
import type { LogEvent } from 'kysely';

/** Duration in ms from which a statement counts as slow: a tenth of the statement timeout. */
export const SLOW_STATEMENT_MS = 500;
const SHOWN_CHARACTERS = 200;

/** Finished or failed statement; `text` has placeholders for its values. */
export type StatementTime = { ms: number; text: string; caller: string };

const finished = channel('sinbaljang.statement.finished');

/** Publishes the duration of a statement to watchers. */
export function publishStatementTime({ query, queryDurationMillis: ms }: LogEvent): void {
  if (finished.hasSubscribers) finished.publish({ ms, text: query.sql });
}

/** Calls `watcher` for each statement of this process; returns a function that stops it. */
export function watchAllStatements(watcher: (time: Omit<StatementTime, 'caller'>) => void): () => void {
  const listener = (message: unknown) => {
    // Only publishStatementTime publishes on this channel.
    const { ms, text } = message as Omit<StatementTime, 'caller'>;
    watcher({ ms, text: shorten(text) });
  };
  finished.subscribe(listener);
  return () => finished.unsubscribe(listener);
}

/**
 * Calls `watcher` for each statement of this process of at least `fromMs`; returns a function that
 * stops it. The caller's name comes from the stack, which is read for these only.
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

/** Matches a stack frame of a named function outside packages, in V8's format. */
const NAMED = /^ +at (?:async )?(?:[\w$]+\.)?([\w$]+) \((?!.*node_modules)/;
/** Function that sends statements on behalf of others. */
const CARRIER = 'inTransaction';
/** Stack depth in frames; the query builder alone takes about ten. */
const STACK_FRAMES = 30;

/**
 * Returns the name of the function that awaits the finished statement; '' if the stack has none.
 */
function readCaller(): string {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = STACK_FRAMES;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = limit;
  // Frames before the event loop turn belong to the query log.
  const frames = stack.split('\n');
  const names = frames
    .slice(frames.findIndex((frame) => frame.includes('(node:internal')) + 1)
    .flatMap((line) => NAMED.exec(line)?.[1] ?? []);
  return names.find((name) => name !== CARRIER) ?? '';
}
