import { ShopError } from '../shop-error.ts';

/** Runs at most `most` tasks per key concurrently; one more is refused with 429. */
export function concurrencyLimit(most: number) {
  const open = new Map<string, number>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const running = open.get(key) ?? 0;
    if (running >= most) throw new ShopError('TOO_MANY_REQUESTS', [], { waitSeconds: 1 });
    open.set(key, running + 1);
    try {
      return await work();
    } finally {
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    }
  };
}
