import type { FastifyBaseLogger } from 'fastify';

/** Counters of calls by network that all servers share; present only where `REDIS_URL` is set. */
export type SharedCounters = {
  /** The ioredis client, for the `redis` option of `@fastify/rate-limit`. */
  client: object;
  /**
   * Counts one more under a key. The window of `seconds` begins with the first count. Returns the
   * count and the seconds until the window ends; null while the counters cannot be reached.
   */
  countOneMore(key: string, seconds: number): Promise<{ count: number; secondsLeft: number } | null>;
  /** Logs once when counting stops working, and once when it works again. */
  logTo(log: Pick<FastifyBaseLogger, 'warn' | 'info'>): void;
  close(): void;
};
