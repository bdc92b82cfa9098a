import { ShopError } from './shop-error.ts';

/**
 * Runs at most `atOnce` pieces of heavy work at a time and lets `mayWait` more wait in line, each for `longestWaitMs` at
 * most; further work is turned away with 503, so that neither memory nor the line grows with the crowd.
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
      // The next in line takes over the place: it is never free for a newcomer in between.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
