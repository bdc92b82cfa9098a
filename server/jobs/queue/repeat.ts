/**
 * Runs `work` every so many ms, never twice at once: a run that is late is left out.
 * Answers how to stop, which waits for the run under way.
 */
export function repeat(everyMs: number, work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  const tick = () => {
    running ??= work().finally(() => {
      running = null;
    });
  };
  const timer = setInterval(tick, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
