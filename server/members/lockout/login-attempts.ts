import type { Context } from '../../kit/context.ts';
import { isKnown } from '../devices/known-device-store.ts';
import { recordLockout } from './lockout.ts';
import {
  type Counted,
  discountTry,
  noteTry,
  nthLastTry,
  type Scope,
  type Try,
} from './login-attempt-store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ATTEMPTS = { max: 10, windowMs: 15 * MINUTE_MS } as const;
/** Time in ms after which a browser counts as unknown again. */
const DEVICE_MS = 90 * DAY_MS;

type Ports = Pick<Context, 'db' | 'clock' | 'config'>;

/** Lockout: wait until the next attempt, and whether it has just begun. */
export type Shut = { waitSeconds: number; isNews: boolean };

/**
 * Counts a login attempt and returns the lockout beyond ten in 15 minutes, in which case not even
 * the right password may be checked; null if allowed. A known browser or network is limited by its
 * own attempts, any other origin by all of them. `accountId` is null for an unknown address.
 */
export async function countLoginAttempt(
  ports: Ports,
  accountId: number | null,
  by: Try,
): Promise<Shut | null> {
  const { db, clock } = ports;
  const { since, most } = loginAttemptLimit(ports);
  const counted = await noteTry(db, by, clock.now(), since);
  const scope = await scopeOf(ports, accountId, by);
  if (counted[scope] <= most) return null;
  return shut(ports, accountId, { by, counted, scope, since, most });
}

async function scopeOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  accountId: number | null,
  by: Try,
): Promise<Scope> {
  const known = await isKnown(db, accountId, by, new Date(clock.now().getTime() - DEVICE_MS));
  if (known.device) return 'device';
  return known.network ? 'network' : 'account';
}

/** Returns whether the account has logged in from this browser or network before. */
export const isKnownDevice = async (
  ports: Pick<Context, 'db' | 'clock'>,
  accountId: number | null,
  by: Try,
): Promise<boolean> => (await scopeOf(ports, accountId, by)) !== 'account';

/** Returns window and number of the attempt limit. */
export const loginAttemptLimit = ({ clock, config }: Pick<Context, 'clock' | 'config'>) => ({
  since: new Date(clock.now().getTime() - ATTEMPTS.windowMs),
  most: ATTEMPTS.max * config.rateLimitFactor,
});

type Judged = { by: Try; counted: Counted; scope: Scope; since: Date; most: number };

async function shut(
  ports: Ports,
  accountId: number | null,
  { by, counted, scope, since, most }: Judged,
): Promise<Shut> {
  const { db, clock } = ports;
  await discountTry(db, counted.id);
  const isNews = await recordLockout(ports, accountId, since);
  // The next attempt is allowed once the oldest of the last `most` attempts leaves the window.
  const decisive = await nthLastTry(db, by, scope, most);
  const left = (decisive?.getTime() ?? 0) + ATTEMPTS.windowMs - clock.now().getTime();
  return { waitSeconds: Math.max(1, Math.ceil(left / 1000)), isNews };
}
