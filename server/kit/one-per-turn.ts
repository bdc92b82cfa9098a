type Yielding = {
  /** True while work that goes first is under way. */
  isBusy: () => boolean;
  /** Least time in ms between two callers meanwhile. */
  pauseMs: number;
};

/**
 * Returns a wait that lets one caller through per turn of the event loop, in order: whatever else the loop has to do,
 * such as the steps of an order, comes up after each of them and not after all. While `isBusy`, callers are let through
 * `pauseMs` apart, so that they take no more than their part of the processor from it.
 */
export function onePerTurn({ isBusy, pauseMs }: Yielding = NEVER_BUSY): () => Promise<void> {
  const line: (() => void)[] = [];
  const next = () => (isBusy() ? setTimeout(admit, pauseMs) : setImmediate(admit));
  const admit = () => {
    line.shift()?.();
    if (line.length > 0) next();
  };
  return () =>
    new Promise((resolve) => {
      line.push(resolve);
      if (line.length === 1) next();
    });
}

const NEVER_BUSY: Yielding = { isBusy: () => false, pauseMs: 0 };
