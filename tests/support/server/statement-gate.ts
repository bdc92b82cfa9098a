import { appendFileSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import {
  SLOW_STATEMENT_MS,
  type StatementTime,
  watchStatementTimes,
} from '#server/db/statements/statement-times.ts';
import { forgetStarvation, starvedBetween } from './starvation.ts';
import { onPostgres } from './test-database.ts';

/**
 * Milliseconds from which a statement of a test fails it: three times what is reported, for a machine that is three
 * times as busy, and less than a third of the limit after which the database ends a statement.
 */
const FAILING_MS = 3 * SLOW_STATEMENT_MS;
/** Number of running processes per core up to which the limit applies. */
const USUAL_LOAD = 3;

/** Returns the limit in ms at a load (running processes): above the usual one a statement gets less of a core. */
export const failingAt = (load: number, cores: number): number =>
  FAILING_MS * Math.max(1, load / (cores * USUAL_LOAD));
/** Milliseconds from which a statement is stored for the list of the slowest. */
const KEPT_MS = 50;
const LISTED = 20;

type TimedStatement = StatementTime & { test: string };

/** From this many overlapping statements on, a slow one waits for a lock or connection, not for its plan. */
const CROWD = 4;

type KeptStatement = StatementTime & { endedAt: number };

let kept: KeptStatement[] = [];
// Files of a worker share their modules: one watcher serves them all.
watchStatementTimes(KEPT_MS, (time) => kept.push({ ...time, endedAt: performance.now() }));

/** Runs `work` without timing its statements, for a reason such as a bulk insert or a lock held on purpose. */
export async function expectSlowStatements<T>(_reason: string, work: () => Promise<T>): Promise<T> {
  const before = [...kept];
  try {
    return await work();
  } finally {
    kept = before;
  }
}

/**
 * Appends the statements since the last call to the list of this run, and returns those that are too slow by
 * themselves, not in a crowd: from `failingMs` on, without the time in which this process waited for a core.
 */
export function takeStatements(
  listFile: string,
  test: string,
  failingMs = failingAt(loadavg()[0] ?? 0, availableParallelism()),
): StatementTime[] {
  const alone = onPostgres ? kept : kept.map((one) => afterOthers(one, kept));
  const own = alone.filter((one) => !isInCrowd(one, alone));
  kept = [];
  const timed = own.map(({ endedAt, ...time }) => {
    // The wait of the test process for a core is not part of the database time.
    return { ...time, ms: Math.round(time.ms - starvedBetween(endedAt - time.ms, endedAt)) };
  });
  forgetStarvation();
  if (timed.length === 0) return [];
  appendFileSync(listFile, timed.map((time) => `${JSON.stringify({ ...time, test })}\n`).join(''));
  return timed.filter(({ ms }) => ms >= failingMs);
}

/**
 * A statement with the time that the embedded engine, which executes one after another, spent on it: since the last of
 * the others ended that it overlaps.
 */
export function afterOthers<Time extends { ms: number; endedAt: number }>(
  one: Time,
  all: readonly Time[],
): Time {
  const ends = all.map(({ endedAt }) => endedAt).filter((endedAt) => endedAt < one.endedAt);
  return { ...one, ms: one.endedAt - Math.max(one.endedAt - one.ms, ...ends) };
}

const isInCrowd = (one: KeptStatement, all: readonly KeptStatement[]): boolean =>
  all.filter((other) => other.endedAt > one.endedAt - one.ms && other.endedAt - other.ms < one.endedAt)
    .length > CROWD;

/** Prints the slow statements of a run with their tests; with `SLOWEST_STATEMENTS=1` the twenty slowest in any case. */
export function printSlowStatements(listFile: string): void {
  const sorted = read(listFile).sort((a, b) => b.ms - a.ms);
  const shown = process.env.SLOWEST_STATEMENTS
    ? sorted.slice(0, LISTED)
    : sorted.filter(({ ms }) => ms >= SLOW_STATEMENT_MS);
  if (shown.length === 0) return;
  const lines = shown.map(({ ms, caller, test, text }) => `  ${ms} ms  ${caller}  in ${test}\n    ${text}\n`);
  process.stdout.write(
    `\nslowest statements (reported from ${SLOW_STATEMENT_MS} ms, failing from ${FAILING_MS} ms):\n${lines.join('')}`,
  );
}

function read(listFile: string): TimedStatement[] {
  try {
    return readFileSync(listFile, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as TimedStatement);
  } catch {
    // No statement of this run was slow enough to be stored.
    return [];
  }
}
