/** Longest time in ms that an answer is held back; the shop gives up after ten seconds. */
const LONGEST_MS = 8_000;

/** Order of answers in which one can be overtaken by that of the next request. */
export type Overtaking = {
  /** Registers a request; the result is called when its caller has the answer. */
  begin(): () => void;
  /** Resolves when a request that began later has its answer, at the latest after eight seconds. */
  overtaken(signal: AbortSignal | null): Promise<void>;
};

/** Creates the order of answers of a page. */
export function createOvertaking(): Overtaking {
  const held = new Set<() => void>();
  return {
    begin: () => {
      const earlier = [...held];
      return () => {
        for (const release of earlier) release();
      };
    },
    overtaken: (signal) =>
      new Promise((resolve, reject) => {
        const settle = (end: () => void) => {
          held.delete(release);
          clearTimeout(timer);
          signal?.removeEventListener('abort', stop);
          end();
        };
        const release = () => settle(resolve);
        const stop = () => settle(() => reject(signal?.reason));
        const timer = setTimeout(release, LONGEST_MS);
        held.add(release);
        signal?.addEventListener('abort', stop);
        if (signal?.aborted) stop();
      }),
  };
}
