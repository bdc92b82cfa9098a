import { ACTION_LIMITS, type LimitedAction } from '#domain/kit/limits.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../shop-error.ts';
import { countOneMore, dropCount } from './rate-limit-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config'>;
type Limit = { most: number; seconds: number };

/** By what a member is counted. */
export const countedMember = (memberId: number): string => `member ${memberId}`;

/**
 * Counts one more deed, in one statement and before anything is looked at. Answers how many seconds are left until the
 * next is allowed; 0 for one that is within the limit. The row outlives a restart and is shared by all servers; its
 * window begins with the first deed.
 */
export async function countAgainstLimit(
  { db, clock, config }: Ports,
  deed: { who: string; action: string },
  { most, seconds }: Limit,
): Promise<number> {
  const now = clock.now();
  const resetsAt = new Date(now.getTime() + seconds * 1_000);
  const { count, resets_at } = await countOneMore(db, deed, { now, resetsAt });
  if (count <= most * config.rateLimitFactor) return 0;
  return Math.max(1, Math.ceil((resets_at.getTime() - now.getTime()) / 1_000));
}

/** A right guess: those before it were the member's own slips. */
export const forgetCount = (db: Queryable, memberId: number, action: LimitedAction): Promise<void> =>
  dropCount(db, { who: countedMember(memberId), action });

/** Counts one more deed of a member, and refuses it beyond the limit. */
export async function countAction(
  ports: Ports,
  memberId: number,
  action: LimitedAction,
  limit: Limit = ACTION_LIMITS[action],
): Promise<void> {
  const deed = { who: countedMember(memberId), action };
  const waitSeconds = await countAgainstLimit(ports, deed, limit);
  if (waitSeconds > 0) throw new ShopError('TOO_MANY_REQUESTS', [], { waitSeconds });
}
