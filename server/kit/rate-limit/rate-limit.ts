import { ACTION_LIMITS, type LimitedAction } from '#domain/kit/rate-limits.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../shop-error.ts';
import { countOneMore, dropCount } from './rate-limit-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config'>;
type Limit = { most: number; seconds: number };

/** Returns the counter key of a member. */
export const countedMember = (memberId: number): string => `member ${memberId}`;

/**
 * Counts an action in one statement, before any other work. Returns the seconds until the next one
 * is allowed; 0 within the limit. The counter is persistent and shared by all servers; its window
 * begins with the first action.
 */
export async function countAgainstLimit(
  { db, clock, config }: Ports,
  deed: { who: string; action: string },
  { most, seconds }: Limit,
): Promise<number> {
  const now = clock.now();
  const resetsAt = new Date(now.getTime() + seconds * 1_000);
  const { count, resetsAt: endsAt } = await countOneMore(db, deed, { now, resetsAt });
  if (count <= most * config.rateLimitFactor) return 0;
  return Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000));
}

/** Resets the count after a success, as earlier failures were typing errors. */
export const forgetCount = (db: Queryable, memberId: number, action: LimitedAction): Promise<void> =>
  dropCount(db, { who: countedMember(memberId), action });

/** Counts an action of a member and throws TOO_MANY_REQUESTS beyond the limit. */
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
