import { quantile } from '../mutation/callers.ts';

/** One answer, or its absence: `status` 0 means that the connection broke or nothing came in time. */
export type Attempt = { kind: string; at: number; ms: number; status: number; code: string };

/** Statuses below this one are answers of the shop to the caller, refusals included. */
const SERVER_ERROR = 500;

/** Returns whether a caller got no answer of the shop: no connection, a gateway error or a server error. */
export const hasFailed = ({ status }: Attempt): boolean => status === 0 || status >= SERVER_ERROR;

/** Disturbance of a run, with its begin and end in ms of `performance.now()`. */
export type Window = { name: string; begin: number; end: number };

/** Returns the attempts that began within a window. */
export const within = (attempts: readonly Attempt[], { begin, end }: Window): Attempt[] =>
  attempts.filter(({ at }) => at >= begin && at < end);

/**
 * Returns the milliseconds from the begin of a window to the end of the last failed attempt in it; 0 where none
 * failed.
 */
export const recoveryOf = (attempts: readonly Attempt[], window: Window): number =>
  Math.max(
    0,
    ...within(attempts, window)
      .filter(hasFailed)
      .map(({ at, ms }) => at + ms - window.begin),
  );

/** Returns the number of attempts by kind, status and code of the refusal, most frequent first. */
export function refusals(attempts: readonly Attempt[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const attempt of attempts) {
    if (attempt.status >= 200 && attempt.status < 300) continue;
    const reason = attempt.status === 0 ? 'no answer' : `${attempt.status} ${attempt.code}`.trim();
    const key = `${attempt.kind}: ${reason}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}

/** Returns a row per kind: attempts, failed ones, and the times of answered ones at p50 and p95 in ms. */
export function rowsByKind(attempts: readonly Attempt[]): string[][] {
  const kinds = [...new Set(attempts.map(({ kind }) => kind))].toSorted();
  return kinds.map((kind) => {
    const own = attempts.filter((attempt) => attempt.kind === kind);
    const times = own.filter((attempt) => !hasFailed(attempt)).map(({ ms }) => ms);
    const at = (share: number) => `${quantile(times, share).toFixed(0)} ms`;
    return [kind, `${own.length}`, `${own.filter(hasFailed).length}`, at(0.5), at(0.95)];
  });
}
