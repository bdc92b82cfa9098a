import { ApiError } from './api-error.ts';
import type { CallWatch } from './call-watch.ts';

/** Status of an idempotency key that was already used for another request; it needs a new key. */
const KEY_REUSED = 422;

/**
 * Keeps one idempotency key per write until it is done. After a lost answer the same write is sent with the same key,
 * and the server applies it once. A refused write was not applied, so its key can be used again.
 */
export function createIdempotencyKeys(newKey: () => string, watch?: CallWatch) {
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
