import { ShopError } from './shop-error.ts';

/**
 * Runs at most `atOnce` heavy tasks at a time and queues at most `mayWait` more, each for at most `longestWaitMs`; further
 * tasks are refused with 503, so that neither memory nor the queue grows with the load.
 */
export function bounded(atOnce: number, mayWait: number, longestWaitMs = Number.POSITIVE_INFINITY) {
  let running = 0;
  const line: (() => void)[] = [];
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        line.splice(line.indexOf(begin), 1);
        reject(new ShopError('SERVICE_UNAVAILABLE'));
      };
      const timer = Number.isFinite(longestWaitMs) ? setTimeout(giveUp, longestWaitMs) : undefined;
      line.push(begin);
    });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (line.length < mayWait) await turn();
    else throw new ShopError('SERVICE_UNAVAILABLE');
    try {
      return await work();
    } finally {
      // The next queued task takes over the slot, so that no newcomer can take it in between.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
