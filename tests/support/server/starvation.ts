/** Milliseconds between two looks at the clock. */
const TICK_MS = 20;

/** A stretch of time (`performance.now()`) in which this process was ready to run and did not get a core. */
type Stretch = { from: number; to: number; starvedMs: number };

const usedMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

let last = { at: performance.now(), used: usedMs() };
let stretches: Stretch[] = [];

/**
 * How much of a gap between two ticks the process waited for a core: what the timer was late less what the process
 * computed itself, so that a long computation (PGlite answers in this process) is not taken for waiting. Never below 0.
 */
export const starvedIn = (gapMs: number, computedMs: number): number =>
  Math.max(0, gapMs - TICK_MS - computedMs);

function tick(): void {
  const now = { at: performance.now(), used: usedMs() };
  const starvedMs = starvedIn(now.at - last.at, now.used - last.used);
  if (starvedMs > 0) stretches.push({ from: last.at, to: now.at, starvedMs });
  last = now;
}

setInterval(tick, TICK_MS).unref();

/** Milliseconds between two moments (`performance.now()`) in which this process waited for a core. */
export function starvedBetween(from: number, to: number): number {
  tick();
  return stretches
    .filter((stretch) => stretch.to > from && stretch.from < to)
    .reduce((sum, { from: start, to: end, starvedMs }) => {
      // A stretch without a tick can hold several statements: each has its part of the waiting.
      const shared = (Math.min(end, to) - Math.max(start, from)) / (end - start);
      return sum + starvedMs * shared;
    }, 0);
}

/** Forgets stretches that ended before now. */
export function forgetStarvation(): void {
  stretches = [];
}
