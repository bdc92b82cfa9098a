import { ShopError } from './shop-error.ts';

/**
 * Runs at most `atOnce` tasks concurrently and queues `mayWait` more; further ones are refused with
 * 503, so that memory and queue stay bounded under load.
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
      // The next queued task takes over the slot, so that no newcomer can take it in between.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
