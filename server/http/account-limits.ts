import { ACTION_LIMITS, type LimitedAction } from '#domain/kit/limits.ts';
import type { Queryable } from '../db/database.ts';
import type { Context } from '../kit/context.ts';
import { ShopError } from '../kit/shop-error.ts';
import { countOneMore, dropCount } from './action-count-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config'>;

/**
 * Counts one more deed of a member, in one statement and before anything is looked at, and refuses it beyond the
 * limit. The row outlives a restart and is shared by all servers; its window begins with the first deed.
 */
export async function countAction(ports: Ports, memberId: number, action: LimitedAction): Promise<void> {
  const { db, clock, config } = ports;
  const { most, seconds } = ACTION_LIMITS[action];
  const now = clock.now();
  const resetsAt = new Date(now.getTime() + seconds * 1_000);
  const { count, resets_at } = await countOneMore(db, { memberId, action }, { now, resetsAt });
  if (count <= most * config.rateLimitFactor) return;
  const waitSeconds = Math.ceil((resets_at.getTime() - now.getTime()) / 1_000);
  throw new ShopError('TOO_MANY_REQUESTS', [], { waitSeconds });
}

/** A right guess: those before it were the member's own slips. */
export const forgetCount = (db: Queryable, memberId: number, action: LimitedAction): Promise<void> =>
  dropCount(db, { memberId, action });
