import { vi } from 'vitest';

/** Ms after which a shortened deadline passes. */
const SHORT_MS = 50;

/** Shortens the deadlines of calls to providers until the test ends; returns the ms that each call would have waited. */
export function shortenDeadlines(): number[] {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const deadlines: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    deadlines.push(ms);
    return timeout(SHORT_MS);
  });
  return deadlines;
}
