import { ApiError } from './api-error.ts';
import type { CallWatch } from './call-watch.ts';

/** The key was used for something else: only another one helps. */
const KEY_REUSED = 422;

/**
 * Keys of writes, one per wish until it is done. Asked for again after a lost answer, the same wish carries the same key
 * and the server does it once. What was refused was not done under its key either, so the key is still good.
 */
export function createAttempts(newKey: () => string, watch?: CallWatch) {
  const open = new Map<string, string>();
  return async <T>(wish: string, send: (key: string) => Promise<T>, operation = ''): Promise<T> => {
    const key = open.get(wish) ?? newKey();
    open.set(wish, key);
    watch?.({ type: 'write.started', operation, key });
    const end = () => {
      watch?.({ type: 'write.ended', key });
      if (open.get(wish) === key) open.delete(wish);
    };
    try {
      const answer = await send(key);
      end();
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.status === KEY_REUSED) end();
      throw error;
    }
  };
}
