import { ShopError } from './shop-error.ts';

/**
 * Runs at most `atOnce` pieces of heavy work at a time and lets `mayWait` more wait in line; further
 * work is turned away with 503, so that neither memory nor the line grows with the crowd.
 */
export function bounded(atOnce: number, mayWait: number) {
  let running = 0;
  const line: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (line.length < mayWait) await new Promise<void>((resolve) => line.push(resolve));
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
