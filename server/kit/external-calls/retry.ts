const MINUTE_MS = 60_000;

/**
 * Lease in ms, longer than any provider call: until it ends a claimed refund or query belongs to
 * its process.
 */
export const LEASE_MS = MINUTE_MS;
const FIRST_WAIT_MS = MINUTE_MS / 2;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** Lifetime in ms of idempotency keys at the provider. */
const KEYS_LIVE_MS = 15 * 24 * 60 * MINUTE_MS;

/** Returns the time some milliseconds later. */
export const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Returns the time of the next retry: exponential backoff with an upper bound. */
export const nextTry = (now: Date, attempts: number): Date =>
  later(now, Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS));

/**
 * Returns whether the provider may have forgotten the idempotency key, so that a retry could pay a
 * refund twice.
 */
export const isTooLate = (firstAskedAt: Date, now: Date): boolean =>
  now.getTime() - firstAskedAt.getTime() >= KEYS_LIVE_MS;
