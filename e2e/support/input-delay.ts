import type { Page } from '@playwright/test';

/** The slowest event of each action, and the longest task during it, in ms. */
export type Delays = { events: readonly number[]; longestTask: number };

/** Runs in the page: a change is on the screen two frames later. */
const seen = async (): Promise<void> => {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve, 60));
};

/** Shorter events are not reported: they count as this. */
const SHORTEST_MS = 16;

/**
 * Slows the page down to a phone: its main thread gets one of this many parts of the time. Returns a function that
 * gives the time this thread has worked, in ms of its own time.
 */
export async function slowDown(page: Page, times: number): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
}

/** Starts to record events and long tasks; returns a function that gives those since its last call. */
async function watch(page: Page): Promise<() => Promise<{ event: number; task: number }>> {
  const notes = await page.evaluateHandle(() => {
    const longest = { event: 0, task: 0 };
    const note = (kind: 'event' | 'task') => (list: PerformanceObserverEntryList) => {
      for (const { duration } of list.getEntries()) longest[kind] = Math.max(longest[kind], duration);
    };
    // The types of TypeScript lack `durationThreshold`.
    const events = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver(note('event')).observe(events);
    new PerformanceObserver(note('task')).observe({ type: 'longtask' });
    return longest;
  });
  return () =>
    notes.evaluate(async (longest) => {
      // An event ends with the next frame on the screen and is reported after it.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, 60));
      const since = { ...longest };
      Object.assign(longest, { event: 0, task: 0 });
      return since;
    });
}

type Doing = { times: number; worked: () => Promise<number>; act: (nth: number) => Promise<void> };

/**
 * Repeats an action and measures the time until its result is visible. The page can only be blamed for the time its
 * main thread has worked: the rest belongs to the machine, which other tests load too.
 */
export async function delaysOf(page: Page, { times, worked, act }: Doing): Promise<Delays> {
  const since = await watch(page);
  const events: number[] = [];
  let longestTask = 0;
  for (let nth = 0; nth < times; nth += 1) {
    const before = await worked();
    await act(nth);
    const { event, task } = await since();
    const atMost = (await worked()) - before + SHORTEST_MS;
    events.push(Math.round(Math.max(Math.min(event, atMost), SHORTEST_MS)));
    longestTask = Math.max(longestTask, task);
  }
  return { events, longestTask };
}

/** Returns the number of layouts of each repetition until the result of the action is visible. */
export async function layoutsOf(
  page: Page,
  { times, act }: { times: number; act: (nth: number) => Promise<unknown> },
): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
  };
  const counts: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const before = await layouts();
    await act(nth);
    await page.evaluate(seen);
    counts.push((await layouts()) - before);
  }
  return counts;
}

/** Returns the median. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
