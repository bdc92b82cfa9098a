const MINUTE_MS = 60_000;

/** Longer than any call to a provider takes: until then a claimed refund or question belongs to the process that claimed it. */
export const LEASE_MS = MINUTE_MS;
const FIRST_WAIT_MS = MINUTE_MS / 2;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** How long the provider knows the keys of what it was asked. */
const KEYS_LIVE_MS = 15 * 24 * 60 * MINUTE_MS;

export const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** When to ask again after so many attempts without an outcome: each wait is twice the one before. */
export const nextTry = (now: Date, attempts: number): Date =>
  later(now, Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS));

/** Asked again under a key that the provider has forgotten, a refund would be paid twice. */
export const isTooLate = (firstAskedAt: Date, now: Date): boolean =>
  now.getTime() - firstAskedAt.getTime() >= KEYS_LIVE_MS;
